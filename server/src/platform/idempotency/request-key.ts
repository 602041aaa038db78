import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { UploadedForm } from "../uploaded-form.ts";

/** A call's idempotency key, with a hash of what was sent under it. */
export interface RequestKey {
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** The key of a call, or null if it is missing or malformed. The body is the validated one. */
export function readRequestKey({ headers, method, url, body }: FastifyRequest): RequestKey | null {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,100}$/u.test(key)) return null;
  return { key, fingerprint: hash([method, url, JSON.stringify(body ?? null)]) };
}

/** The same key for a call with a form: the hash covers its texts and its files' names and contents. */
export function withFormContent(requestKey: RequestKey | null, { values, files }: UploadedForm): RequestKey | null {
  if (requestKey === null) return null;
  const texts = JSON.stringify([...values].sort(([a], [b]) => (a < b ? -1 : 1)));
  const sent = JSON.stringify(files.map(({ field, name, digest }) => [field, name, digest]));
  return { ...requestKey, fingerprint: hash([requestKey.fingerprint.toString("hex"), texts, sent]) };
}

function hash(parts: readonly string[]): Buffer {
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}
