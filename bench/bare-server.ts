import Fastify from "fastify";
import { openBarePool, readBareListing, searchBarely } from "./bare-queries.ts";

/**
 * The external reference: what Fastify and `pg` do for the same question without our product around them. A constant
 * response, a listing by id, and a search with an exact total, on the same database.
 */
const CONSTANT = {
  property: {
    id: "0190b5a6-3c1e-7d2f-8a4b-5c6d7e8f9a0b",
    name: "A building",
    description: "x".repeat(3_800),
    features: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`feature${index}`, `value ${index}`])),
  },
};

const pool = openBarePool(process.env.DATA_DIR ?? "");
const app = Fastify();
app.get("/", async () => CONSTANT);
app.get<{ Params: { id: string } }>("/listing/:id", async ({ params }) => readBareListing(pool, params.id));
app.post("/search", async ({ body }) => searchBarely(pool, body as Parameters<typeof searchBarely>[1]));
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
process.on("SIGTERM", () => void Promise.all([app.close(), pool.end()]).then(() => process.exit(0)));
