import type { Waiting } from "@vestpocket/domain/figures/figures.schema";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";

/** What waits for an administrator. */
export async function countWaiting(db: Queryable): Promise<Waiting> {
  const { rows } = await db.execute<Record<keyof Waiting, number>>(sql`
    SELECT
      (SELECT count(*) FROM messages WHERE status = 'failed')::int AS messages,
      (SELECT count(*) FROM orders WHERE undelivered_at IS NOT NULL AND status = 'paid')::int AS orders,
      (SELECT count(*) FROM tickets WHERE status IN ('open', 'triaged'))::int AS tickets,
      (SELECT count(*) FROM inquiry_reports WHERE outcome IS NULL)::int AS reports`);
  const [waiting] = rows;
  if (waiting === undefined) throw new Error("a count has one row");
  return waiting;
}
