import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { ApiError } from "./errors.ts";
import type { Raw } from "./parameters.ts";

const KEPT_FOR = "24 hours";

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly replayed?: true;
}

/**
 * Answers a request once per key. Effect and response are saved in one transaction, so that a client that lost the
 * response gets it with a retry. A failure is stored like a success, unless `answer` throws it.
 */
export async function onceForKey(
  client: PoolClient,
  { key, path, params, now }: { key: string; path: string; params: Raw; now: Date },
  answer: () => Promise<Answer>,
): Promise<Answer> {
  if (key.length > 255) {
    throw new ApiError({
      status: 400,
      type: "idempotency_error",
      message: "Keys for idempotent requests can be up to 255 characters long.",
    });
  }
  const locked = await client.query<{ free: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtextextended('payment_sandbox key ' || $1, 0)) AS free",
    [key],
  );
  if (!locked.rows[0]?.free) {
    throw new ApiError({
      status: 409,
      type: "invalid_request_error",
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${withoutScope(key)}. Please try again later.`,
      details: { code: "idempotency_key_in_use" },
    });
  }
  const fingerprint = createHash("sha256").update(canonical(params)).digest("hex");
  const { rows } = await client.query<{ path: string; fingerprint: string; status: number; body: string }>(
    `SELECT path, fingerprint, status, body FROM payment_sandbox.idempotency_keys
      WHERE key = $1 AND created_at > $2::timestamptz - $3::interval`,
    [key, now, KEPT_FOR],
  );
  const first = rows[0];
  if (first) {
    if (first.path === path && first.fingerprint === fingerprint) {
      return { status: first.status, body: first.body, replayed: true };
    }
    throw new ApiError({
      status: 400,
      type: "idempotency_error",
      message: differs(withoutScope(key), path, first.path),
    });
  }
  const given = await answer();
  await client.query(
    `INSERT INTO payment_sandbox.idempotency_keys (key, path, fingerprint, status, body, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (key) DO UPDATE SET path = excluded.path, fingerprint = excluded.fingerprint,
       status = excluded.status, body = excluded.body, created_at = excluded.created_at`,
    [key, path, fingerprint, given.status, given.body, now],
  );
  return given;
}

export async function forgetOldKeys(client: PoolClient, now: Date): Promise<void> {
  const sql = "DELETE FROM payment_sandbox.idempotency_keys WHERE created_at <= $1::timestamptz - $2::interval";
  await client.query(sql, [now, KEPT_FOR]);
}

function differs(key: string, path: string, firstPath: string): string {
  return path === firstPath
    ? `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    : `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${firstPath}'). Try using a key other than '${key}' if you meant to execute a different request.`;
}

/** Each API key has its own idempotency keys, prefixed with its name. */
const withoutScope = (key: string): string => key.slice(key.indexOf(":") + 1);

/** The same text for the same parameters, in whatever order they were sent. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`;
}
