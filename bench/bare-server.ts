import Fastify from "fastify";

/** The minimum for Fastify: one route that always answers the same 5 kB of JSON. */
const body = {
  property: {
    id: "0190b5a6-3c1e-7d2f-8a4b-5c6d7e8f9a0b",
    name: "A building",
    description: "x".repeat(3_800),
    features: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`feature${index}`, `value ${index}`])),
  },
};

const app = Fastify();
app.get("/", async () => body);
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
process.on("SIGTERM", () => void app.close().then(() => process.exit(0)));
