import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** The poster's brokerage. */
export async function findBrokerage(db: Queryable, ownerId: string): Promise<string | null> {
  const [found] = await selectRows<{ name: string | null }>(
    db,
    sql`SELECT brokerage_name AS name FROM agents WHERE account_id = ${ownerId}`,
  );
  return found?.name ?? null;
}

/** The active listings with a public page, newest first. */
export async function listTeased(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`SELECT id FROM listings
        WHERE teaser <> 'off' AND status = 'active' AND expires_at > ${now.toISOString()}::timestamptz
        ORDER BY published_at DESC, id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}
