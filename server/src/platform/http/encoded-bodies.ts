import type { FastifyInstance } from "fastify";
import { refused } from "./failure.ts";

/** Rejects compressed bodies: none of our clients sends one, and a small one could unpack to a huge one. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const encoding = request.headers["content-encoding"];
    if (encoding === undefined || encoding.trim().toLowerCase() === "identity") return;
    reply.header("accept-encoding", "identity");
    throw refused(415);
  });
}
