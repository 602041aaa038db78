import type { OpenPrices } from "@vestpocket/domain/saved-searches/alerts.rules";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { ListingChange } from "./changes.rules.ts";
import type { OpenRow } from "./facts.rules.ts";

/** The listings that changed and were not looked at yet, longest waiting first. */
export async function listChangedListings(on: Queryable, limit: number): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    on,
    sql`SELECT listing_id AS id FROM listing_changes WHERE is_new GROUP BY listing_id ORDER BY min(id) LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** How many listings changed and were not looked at yet, and how long the first one waits, in seconds. */
export async function measureChanges(on: Queryable, now: Date): Promise<{ waiting: number; ageSeconds: number }> {
  const [row] = await selectRows<{ waiting: number; oldest: Date | null }>(
    on,
    sql`SELECT count(*)::int AS waiting, min(changed_at) AS oldest FROM listing_changes WHERE is_new`,
  );
  const oldest = row?.oldest ?? now;
  return { waiting: row?.waiting ?? 0, ageSeconds: Math.max(0, (now.getTime() - oldest.getTime()) / 1_000) };
}

interface ChangeRow extends ListingChange {
  readonly id: string;
}

/**
 * A listing's changes, the first first, locked until the transaction ends; none if another process is at them.
 */
export async function takeChanges(tx: Queryable, listingId: string): Promise<ChangeRow[]> {
  return selectRows(
    tx,
    sql`SELECT id, before, changed_at AS "changedAt" FROM listing_changes WHERE listing_id = ${listingId}
      ORDER BY id FOR UPDATE SKIP LOCKED`,
  );
}

const idsOf = (changes: readonly ChangeRow[]) => sql`${sql.param(changes.map(({ id }) => id))}::bigint[]`;

export async function deleteChanges(tx: Queryable, changes: readonly ChangeRow[]): Promise<void> {
  await tx.execute(sql`DELETE FROM listing_changes WHERE id = ANY(${idsOf(changes)})`);
}

/** Keeps the changes until the listing is shown again. */
export async function keepChanges(tx: Queryable, changes: readonly ChangeRow[]): Promise<void> {
  await tx.execute(sql`UPDATE listing_changes SET is_new = false WHERE id = ANY(${idsOf(changes)})`);
}

/** What is open of these listings, of those that are shown. */
export async function listShownRows(
  on: Queryable,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<OpenRow[]> {
  const rows = await selectRows<{ row: OpenRow }>(
    on,
    sql`SELECT listings_asked(listing) AS row FROM listings listing
      WHERE id = ANY(${sql.param([...ids])}::uuid[]) AND status = 'active' AND expires_at > ${now}::timestamptz`,
  );
  return rows.map(({ row }) => row);
}

export interface AlertState {
  /** How often it came to the market. */
  readonly marketRun: number;
  readonly cameAt: Date;
  /** How often its price fell, and its lowest open prices since it came. */
  readonly priceRun: number;
  readonly lowest: OpenPrices;
}

export async function lockAlertState(tx: Queryable, listingId: string): Promise<AlertState | undefined> {
  const [state] = await selectRows<AlertState>(
    tx,
    sql`SELECT market_run AS "marketRun", came_at AS "cameAt", price_run AS "priceRun", lowest
      FROM listing_alert_states WHERE listing_id = ${listingId} FOR UPDATE`,
  );
  return state;
}

export async function saveAlertState(
  tx: Queryable,
  { listingId, marketRun, cameAt, priceRun, lowest }: AlertState & { listingId: string },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO listing_alert_states (listing_id, market_run, came_at, price_run, lowest)
    VALUES (${listingId}, ${marketRun}, ${cameAt}::timestamptz, ${priceRun}, ${JSON.stringify(lowest)})
    ON CONFLICT (listing_id) DO UPDATE SET market_run = excluded.market_run, came_at = excluded.came_at,
      price_run = excluded.price_run, lowest = excluded.lowest`);
}
