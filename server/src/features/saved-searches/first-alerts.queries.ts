import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";

interface Told {
  readonly accountId: string;
  readonly listingIds: readonly string[];
  readonly now: Date;
}

/** Keeps when the first buyer was told of each listing's present publication, by a mail that was queued. */
export const keepMailed = (tx: Queryable, told: Told) => keepFirst(tx, told);

/** The same by a notification, unless the account chose to see none of alerts. */
export const keepRung = (tx: Queryable, told: Told) =>
  keepFirst(
    tx,
    told,
    sql`AND NOT EXISTS (SELECT FROM notification_preferences
      WHERE account_id = ${told.accountId} AND group_name = 'alerts' AND way = 'none')`,
  );

async function keepFirst(tx: Queryable, { listingIds, now }: Told, condition = sql``): Promise<void> {
  if (listingIds.length === 0) return;
  await tx.execute(sql`
    INSERT INTO first_alerts (listing_id, published_at, told_at)
    SELECT id, published_at, ${now}::timestamptz FROM listings
    WHERE id = ANY(${sql.param([...new Set(listingIds)])}::uuid[]) AND published_at IS NOT NULL ${condition}
    ORDER BY id ON CONFLICT DO NOTHING`);
}
