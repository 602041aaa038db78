import type { FastifyRequest } from "fastify";

/** The key under which a call may be sent again; null where none is given or it is no key. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && /^[\x21-\x7e]{8,100}$/u.test(key) ? key : null;
}
