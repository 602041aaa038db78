import type { SavedFilter } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { type Cadence, NEW_LISTINGS_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { CRITERIA_VERSION, type SearchColumns } from "./columns.rules.ts";

export interface SavedSearchRow {
  readonly id: string;
  /** Whether it is a target of a mandate, and not a search that its owner saved. */
  readonly isTarget: boolean;
  readonly accountId: string;
  readonly name: string;
  readonly filter: SavedFilter;
  readonly isValid: boolean;
  readonly cadence: Cadence;
  readonly isPaused: boolean;
  readonly slowedAt: Date | null;
  readonly isSlowTold: boolean;
  readonly seenAt: Date;
  readonly createdAt: Date;
}

const ROW = sql`s.id, s.mandate_id IS NOT NULL AS "isTarget", s.account_id AS "accountId", s.name, s.filter, s.is_valid AS "isValid", s.cadence,
  s.is_paused AS "isPaused", s.slowed_at AS "slowedAt", s.is_slow_told AS "isSlowTold", s.seen_at AS "seenAt",
  s.created_at AS "createdAt"`;

/** Serializes an account's changes until the transaction ends, so that the limit and different filters hold. */
export async function lockSearches(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved-searches ${accountId}`}, 0))`);
}

/** An account's searches, newest first, without deleted ones. */
export async function listSearchRows(on: Queryable, accountId: string): Promise<SavedSearchRow[]> {
  return selectRows(
    on,
    sql`SELECT ${ROW} FROM saved_searches s WHERE account_id = ${accountId} AND deleted_at IS NULL
      AND mandate_id IS NULL ORDER BY created_at DESC, id DESC`,
  );
}

/** The same with the targets of an account's mandates: everything that its alerts follow from. */
export async function listWatchedRows(on: Queryable, accountId: string): Promise<SavedSearchRow[]> {
  return selectRows(
    on,
    sql`SELECT ${ROW} FROM saved_searches s WHERE account_id = ${accountId} AND deleted_at IS NULL`,
  );
}

/** How many listings that are shown newly fit each of an account's searches since it was last opened, up to a limit. */
export async function countNewListings(
  on: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<Map<string, number>> {
  const rows = await selectRows<{ id: string; listings: number }>(
    on,
    sql`SELECT s.id, found.listings FROM saved_searches s, LATERAL (
        SELECT count(*)::int AS listings FROM (
          SELECT FROM saved_search_matches match JOIN listings listing ON listing.id = match.listing_id
          WHERE match.search_id = s.id AND match.found_at > s.seen_at
            AND listing.status = 'active' AND listing.expires_at > ${now}::timestamptz
          LIMIT ${NEW_LISTINGS_MAX}) AS each) AS found
      WHERE s.account_id = ${accountId} AND s.deleted_at IS NULL AND s.mandate_id IS NULL`,
  );
  return new Map(rows.map(({ id, listings }) => [id, listings]));
}

/** A search that was not deleted, locked until the transaction ends. */
export async function lockSearch(
  tx: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<SavedSearchRow | undefined> {
  const [row] = await selectRows<SavedSearchRow>(
    tx,
    sql`SELECT ${ROW} FROM saved_searches s
      WHERE id = ${id} AND account_id = ${accountId} AND deleted_at IS NULL AND mandate_id IS NULL FOR UPDATE`,
  );
  return row;
}

/** What a link in a mail is about; undefined if the account has no such search. */
export async function findSearch(
  on: Queryable,
  { accountId, searchId }: { accountId: string; searchId: string },
): Promise<Pick<SavedSearchRow, "name" | "isPaused" | "cadence"> | undefined> {
  const [row] = await selectRows<Pick<SavedSearchRow, "name" | "isPaused" | "cadence">>(
    on,
    sql`SELECT name, is_paused AS "isPaused", cadence FROM saved_searches
      WHERE id = ${searchId} AND account_id = ${accountId} AND deleted_at IS NULL AND mandate_id IS NULL`,
  );
  return row;
}

/** What is stored of a filter. */
export interface Stored {
  readonly filter: SavedFilter;
  readonly filterKey: string;
  /** What it asks for; undefined if it names what searches do not know. */
  readonly columns: SearchColumns | undefined;
}

/** Whether another search of the account asks for the same. */
export async function isFilterTaken(
  on: Queryable,
  { accountId, filterKey, id }: { accountId: string; filterKey: string; id: string },
): Promise<boolean> {
  const { rows } = await on.execute(
    sql`SELECT FROM saved_searches
      WHERE account_id = ${accountId} AND filter_key = ${filterKey} AND deleted_at IS NULL AND id <> ${id}`,
  );
  return rows.length > 0;
}

export interface NewSearch extends Stored {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly cadence: Cadence;
  readonly now: Date;
  /** The mandate whose target it is. */
  readonly mandateId?: string | undefined;
}

export async function insertSearch(
  tx: Queryable,
  { id, accountId, name, cadence, now, mandateId = undefined, ...stored }: NewSearch,
) {
  const values = toValues(stored);
  await tx.execute(sql`
    INSERT INTO saved_searches (id, account_id, name, cadence, seen_at, created_at, mandate_id, ${listNames(values)})
    VALUES (${id}, ${accountId}, ${name}, ${cadence}, ${now}::timestamptz, ${now}::timestamptz,
      ${mandateId ?? null}::uuid, ${sql.join(Object.values(values), sql`, `)})`);
}

interface SearchChange {
  readonly name?: string | undefined;
  readonly cadence?: Cadence | undefined;
  readonly isPaused?: boolean | undefined;
  readonly stored?: Stored | undefined;
  readonly now: Date;
}

/** Another filter starts to count its new listings from now; another cadence, to be as fast as it says. */
export async function updateSearch(
  tx: Queryable,
  id: string,
  { name, cadence, isPaused, stored, now }: SearchChange,
): Promise<void> {
  const changes: Record<string, SQL> = {
    ...(name !== undefined && { name: sql`${name}` }),
    ...(cadence !== undefined && { cadence: sql`${cadence}`, slowed_at: sql`NULL`, is_slow_told: sql`false` }),
    ...(isPaused !== undefined && { is_paused: sql`${isPaused}` }),
    ...(stored !== undefined && { ...toValues(stored), seen_at: sql`${now}::timestamptz` }),
  };
  const sets = Object.entries(changes).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  if (sets.length > 0) await tx.execute(sql`UPDATE saved_searches SET ${sql.join(sets, sql`, `)} WHERE id = ${id}`);
  // What fit another filter is not new for this one.
  if (stored !== undefined) await tx.execute(sql`DELETE FROM saved_search_matches WHERE search_id = ${id}`);
}

const listNames = (values: Record<string, SQL>) =>
  sql.join(
    Object.keys(values).map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Finds nothing: all words of listings begin with a letter. */
const NOTHING = sql`'''-'''::tsquery`;

/** The columns that follow from a filter. An invalid one keeps none: it is compared with no listing. */
function toValues({ filter, filterKey, columns }: Stored): Record<string, SQL> {
  const text = (value = "") => sql`${value}`;
  const texts = (values: readonly string[] | null = null) =>
    sql`${values === null ? null : sql.param([...values])}::text[]`;
  const { bounds = null, keywords = [] } = columns ?? {};
  const words = keywords.map((keyword) => sql`coalesce(listings_query(${keyword}), ${NOTHING})`);
  return {
    filter: sql`${JSON.stringify(filter)}::jsonb`,
    filter_key: sql`${filterKey}`,
    criteria_version: sql`${CRITERIA_VERSION}`,
    is_valid: sql`${columns !== undefined}`,
    type: text(columns?.type),
    subtype: text(columns?.subtype),
    province: text(columns?.province),
    city_key: text(columns?.cityKey),
    cities: texts(columns?.cities),
    listing_types: texts(columns?.listingTypes),
    posted_as: text(columns?.postedAs),
    lower_price: sql`${columns?.lowerPrice ?? 0}::integer`,
    upper_price: sql`${columns?.upperPrice ?? 0}::integer`,
    bounds: sql`${bounds === null ? null : JSON.stringify(bounds)}::jsonb`,
    zoning: text(columns?.zoning),
    query: words.length === 0 ? sql`NULL` : sql.join(words, sql` && `),
  };
}

export async function markSeen(on: Queryable, { accountId, id, now }: { accountId: string; id: string; now: Date }) {
  const { rows } = await on.execute(
    sql`UPDATE saved_searches SET seen_at = ${now}::timestamptz
      WHERE id = ${id} AND account_id = ${accountId} AND deleted_at IS NULL AND mandate_id IS NULL RETURNING id`,
  );
  return rows.length > 0;
}

/** Returns false if there was none. */
export async function markDeleted(
  tx: Queryable,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`UPDATE saved_searches SET deleted_at = ${now}::timestamptz
      WHERE id = ${id} AND account_id = ${accountId} AND deleted_at IS NULL AND mandate_id IS NULL RETURNING id`,
  );
  return rows.length > 0;
}

/** A deleted search that can still be restored. */
export async function findDeleted(
  tx: Queryable,
  { accountId, id, after }: { accountId: string; id: string; after: Date },
): Promise<{ filterKey: string } | undefined> {
  const [row] = await selectRows<{ filterKey: string }>(
    tx,
    sql`SELECT filter_key AS "filterKey" FROM saved_searches
      WHERE id = ${id} AND account_id = ${accountId} AND deleted_at > ${after}::timestamptz FOR UPDATE`,
  );
  return row;
}

export async function markUndeleted(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`UPDATE saved_searches SET deleted_at = NULL WHERE id = ${id}`);
}

/** Searches that were derived from their filters by other rules than today's, locked until the transaction ends. */
export async function lockOutdated(
  tx: Queryable,
  limit: number,
): Promise<{ id: string; accountId: string; filter: SavedFilter }[]> {
  return selectRows(
    tx,
    sql`SELECT id, account_id AS "accountId", filter FROM saved_searches
      WHERE criteria_version <> ${CRITERIA_VERSION} AND deleted_at IS NULL LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  );
}

/** What follows from a filter by today's rules; what was found before stays found. */
export async function renewSearch(tx: Queryable, id: string, stored: Stored): Promise<void> {
  const sets = Object.entries(toValues(stored))
    .filter(([column]) => column !== "filter" && column !== "filter_key")
    .map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  await tx.execute(sql`UPDATE saved_searches SET ${sql.join(sets, sql`, `)} WHERE id = ${id}`);
}

/** An account's searches and what they found, for its data export. */
export async function listSearchesOf(on: Queryable, accountId: string) {
  return selectRows(
    on,
    sql`SELECT name, filter, cadence, is_paused AS "isPaused", seen_at AS "seenAt", created_at AS "createdAt",
        deleted_at AS "deletedAt", coalesce((SELECT json_agg(json_build_object('listingId', listing_id, 'foundAt', found_at)
          ORDER BY found_at) FROM saved_search_matches WHERE search_id = s.id), '[]') AS matches
      FROM saved_searches s WHERE account_id = ${accountId} AND mandate_id IS NULL ORDER BY created_at`,
  );
}
