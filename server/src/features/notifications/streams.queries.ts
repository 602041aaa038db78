import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** Those of these sessions that ended or expired, or whose account is disabled or gone, in one statement. */
export async function listOverSessions(db: Queryable, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`SELECT asked.id FROM unnest(${`{${ids.join(",")}}`}::uuid[]) asked (id)
      WHERE NOT EXISTS (
        SELECT 1 FROM sessions s JOIN accounts a ON a.id = s.account_id
        WHERE s.id = asked.id AND s.ended_at IS NULL AND s.expires_at > ${now.toISOString()}::timestamptz
          AND a.disabled_at IS NULL)`,
  );
  return rows.map(({ id }) => id);
}
