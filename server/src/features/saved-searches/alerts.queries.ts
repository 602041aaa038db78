import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { Quotes } from "./former-prices.rules.ts";

/** The most alerts of an account that are looked at; older ones are never told. */
const WAITING_MAX = 1_000;

export interface WaitingAlert {
  readonly listingId: string;
  readonly kind: "market" | "price";
  readonly run: number;
  readonly foundAt: Date;
  readonly was: Quotes | null;
  readonly isFavourite: boolean;
  /** Whether the product showed it as a notification. */
  readonly isRung: boolean;
}

/** What an account waits to be told of, newest first. */
export async function listWaitingAlerts(tx: Queryable, accountId: string): Promise<WaitingAlert[]> {
  return selectRows(
    tx,
    sql`SELECT listing_id AS "listingId", kind, run, found_at AS "foundAt", was,
        rung_at IS NOT NULL AS "isRung",
        EXISTS (SELECT FROM favourites f WHERE f.account_id = alerts.account_id AND f.listing_id = alerts.listing_id) AS "isFavourite"
      FROM alerts WHERE account_id = ${accountId} AND settled_at IS NULL
      ORDER BY found_at DESC, listing_id LIMIT ${WAITING_MAX}`,
  );
}

/** Gives up what is older than what is looked at. */
export async function dropOldest(tx: Queryable, { accountId, now }: { accountId: string; now: Date }): Promise<void> {
  await tx.execute(sql`
    UPDATE alerts SET settled_at = ${now}::timestamptz WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM alerts WHERE account_id = ${accountId} AND settled_at IS NULL
      ORDER BY found_at DESC, listing_id OFFSET ${WAITING_MAX}))`);
}

interface Marked {
  readonly accountId: string;
  readonly alerts: readonly WaitingAlert[];
  readonly now: Date;
}

/** Marks alerts as done: mailed, or with nothing left to tell. */
export const settleAlerts = (tx: Queryable, { isMailed, ...marked }: Marked & { isMailed: boolean }) =>
  markAlerts(tx, marked, isMailed ? ["settled_at", "mailed_at"] : ["settled_at"]);

/** Marks alerts as shown by a notification. */
export const markRung = (tx: Queryable, marked: Marked) => markAlerts(tx, marked, ["rung_at"]);

async function markAlerts(tx: Queryable, { accountId, alerts, now }: Marked, columns: readonly string[]) {
  if (alerts.length === 0) return;
  const keys = JSON.stringify(alerts.map(({ listingId, kind, run }) => ({ listing_id: listingId, kind, run })));
  const sets = columns.map((column) => sql`${sql.identifier(column)} = ${now}::timestamptz`);
  await tx.execute(sql`
    UPDATE alerts SET ${sql.join(sets, sql`, `)}
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
