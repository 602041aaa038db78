import type { Pool } from "pg";
import { transact } from "./work.ts";

/** An event waiting for its next delivery attempt. */
export interface DueEvent {
  readonly event: string;
  readonly attempts: number;
  readonly created_at: Date;
  readonly body: { readonly type: string };
}

/** Lease: an event claimed by a dead process is released after this. */
const LEASE_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 300;
const GIVE_UP_AFTER_SECONDS = 3 * 24 * 3600;

/**
 * Leases the oldest due events; with `early`, also those waiting for a retry. Two sandboxes never claim the same event.
 */
export async function claimDue(
  pool: Pool,
  { now, limit, early = false }: { now: Date; limit: number; early?: boolean },
): Promise<DueEvent[]> {
  if (limit <= 0) return [];
  return transact(pool, async (client) => {
    const { rows } = await client.query<DueEvent>(
      `WITH due AS (
         SELECT event FROM payment_sandbox.deliveries WHERE due_at <= $1 OR ($4 AND due_at IS NOT NULL) ORDER BY sequence LIMIT $2
         FOR UPDATE SKIP LOCKED
       ), claimed AS (
         UPDATE payment_sandbox.deliveries SET due_at = $3
          FROM due WHERE deliveries.event = due.event
          RETURNING deliveries.event, deliveries.sequence, attempts, created_at
       )
       SELECT event, attempts, created_at, body
         FROM claimed JOIN payment_sandbox.objects ON objects.id = claimed.event ORDER BY claimed.sequence`,
      [now, limit, new Date(now.getTime() + LEASE_SECONDS * 1000), early],
    );
    return rows;
  });
}

/** Counts an attempt: an accepted event is done, any other is retried with backoff for three days. */
export async function recordAttempt(
  pool: Pool,
  { due, now, accepted }: { due: DueEvent; now: Date; accepted: boolean },
): Promise<void> {
  const pause = Math.min(2 ** due.attempts, LONGEST_PAUSE_SECONDS) * 1000;
  const next = new Date(now.getTime() + pause);
  const givenUp = next.getTime() > due.created_at.getTime() + GIVE_UP_AFTER_SECONDS * 1000;
  const sql = "UPDATE payment_sandbox.deliveries SET attempts = attempts + 1, due_at = $2 WHERE event = $1";
  await pool.query(sql, [due.event, accepted || givenUp ? null : next]);
}

/** Ends the lease without an attempt: the event is due again at once. */
export async function releaseLease(pool: Pool, { event, now }: { event: string; now: Date }): Promise<void> {
  await pool.query("UPDATE payment_sandbox.deliveries SET due_at = $2 WHERE event = $1", [event, now]);
}
