import type { FastifyRequest } from "fastify";

/** The key that makes a repeated call safe, or null if it is missing or malformed. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && /^[\x21-\x7e]{8,100}$/u.test(key) ? key : null;
}
