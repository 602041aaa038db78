import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { Quotes } from "./former-prices.rules.ts";

/** The most alerts of an account that are looked at together. */
const WAITING_MAX = 200;

export interface WaitingAlert {
  readonly listingId: string;
  readonly kind: "market" | "price";
  readonly run: number;
  readonly foundAt: Date;
  readonly was: Quotes | null;
  readonly isFavourite: boolean;
}

/** What an account waits to be told of, newest first. */
export async function listWaitingAlerts(tx: Queryable, accountId: string): Promise<WaitingAlert[]> {
  return selectRows(
    tx,
    sql`SELECT listing_id AS "listingId", kind, run, found_at AS "foundAt", was,
        EXISTS (SELECT FROM favourites f WHERE f.account_id = alerts.account_id AND f.listing_id = alerts.listing_id) AS "isFavourite"
      FROM alerts WHERE account_id = ${accountId} AND settled_at IS NULL
      ORDER BY found_at DESC, listing_id LIMIT ${WAITING_MAX}`,
  );
}

/** Marks alerts as done: mailed, or with nothing left to tell. */
export async function settleAlerts(
  tx: Queryable,
  {
    accountId,
    alerts,
    now,
    isMailed,
  }: { accountId: string; alerts: readonly WaitingAlert[]; now: Date; isMailed: boolean },
): Promise<void> {
  if (alerts.length === 0) return;
  const keys = JSON.stringify(alerts.map(({ listingId, kind, run }) => ({ listing_id: listingId, kind, run })));
  await tx.execute(sql`
    UPDATE alerts SET settled_at = ${now}::timestamptz, mailed_at = ${isMailed ? now : null}::timestamptz
    FROM jsonb_to_recordset(${keys}::jsonb) AS done (listing_id uuid, kind text, run integer)
    WHERE alerts.account_id = ${accountId} AND alerts.listing_id = done.listing_id AND alerts.kind = done.kind
      AND alerts.run = done.run`);
}

/** Of these searches, those that more than `max` listings newly fit since a moment. */
export async function listBusySearches(
  on: Queryable,
  { ids, since, max }: { ids: readonly string[]; since: Date; max: number },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows<{ id: string }>(
    on,
    sql`SELECT search_id AS id FROM saved_search_matches
      WHERE search_id = ANY(${sql.param([...ids])}::uuid[]) AND found_at > ${since}::timestamptz
      GROUP BY search_id HAVING count(*) > ${max}`,
  );
  return rows.map(({ id }) => id);
}

export async function markSlowed(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`UPDATE saved_searches SET slowed_at = ${now}::timestamptz WHERE id = ANY(${sql.param([...ids])}::uuid[])`,
  );
}

export async function markSlowTold(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`UPDATE saved_searches SET is_slow_told = true WHERE id = ANY(${sql.param([...ids])}::uuid[])`);
}

/** Everything that an account was told of, for its data export. */
export async function listAlertsOf(on: Queryable, accountId: string) {
  return selectRows(
    on,
    sql`SELECT listing_id AS "listingId", kind, found_at AS "foundAt", mailed_at AS "mailedAt" FROM alerts
      WHERE account_id = ${accountId} ORDER BY found_at`,
  );
}
