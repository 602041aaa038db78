import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { ApiError, invalidRequest } from "./errors.ts";

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** A request that a killed process left unfinished may be made again after that. */
const ABANDONED = "30 seconds";
const KEPT = "24 hours";

/** What makes a repetition the same request. */
export function fingerprint(method: string, path: string, body: string): string {
  return createHash("sha256").update(`${method} ${path} ${body}`).digest("hex");
}

/** The answer that was given before under a key; undefined where this request is the first, which it then is for all others. */
export async function beginKeyed(pool: Pool, key: string, request: string): Promise<Answer | undefined> {
  await pool.query("DELETE FROM payment_sandbox.idempotency_keys WHERE begun_at < now() - $1::interval", [KEPT]);
  const begun = await pool.query(
    `INSERT INTO payment_sandbox.idempotency_keys AS kept (key, request) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET begun_at = now()
       WHERE kept.status IS NULL AND kept.request = excluded.request AND kept.begun_at < now() - $3::interval
     RETURNING key`,
    [key, request, ABANDONED],
  );
  if (begun.rows.length > 0) return undefined;
  const { rows } = await pool.query<{ request: string; status: number | null; answer: object | null }>(
    "SELECT request, status, answer FROM payment_sandbox.idempotency_keys WHERE key = $1",
    [key],
  );
  const [kept] = rows;
  if (kept !== undefined && kept.request !== request) {
    throw new ApiError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (kept?.status == null || kept.answer === null) {
    throw invalidRequest(
      "There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).",
      { status: 409, code: "idempotency_key_in_use" },
    );
  }
  return { status: kept.status, body: kept.answer };
}

/** Keeps the answer in the transaction of what it tells. */
export async function keepAnswer(client: PoolClient, key: string, { status, body }: Answer): Promise<void> {
  await client.query("UPDATE payment_sandbox.idempotency_keys SET status = $2, answer = $3 WHERE key = $1", [
    key,
    status,
    JSON.stringify(body),
  ]);
}

/** Nothing was done under the key: it may be used again. */
export async function forgetKey(pool: Pool, key: string): Promise<void> {
  await pool.query("DELETE FROM payment_sandbox.idempotency_keys WHERE key = $1 AND status IS NULL", [key]);
}
