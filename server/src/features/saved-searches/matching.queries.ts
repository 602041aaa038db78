import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import type { ListingFacts } from "./facts.rules.ts";

/** How the facts of listings are read in a query. */
const FACTS = sql`(id uuid, type text, subtype text, province text, city_key text, place text, listing_type text,
  posted_as text, from_price integer, to_price integer, zoning text, vectors tsvector, measures jsonb)`;

type FactColumn = Exclude<keyof ListingFacts, "id">;

/** The values of one listing as parameters: the index of candidates is then used with them. */
function toParameters({ measures, ...facts }: ListingFacts): (name: FactColumn) => SQL {
  return (name) => {
    if (name === "measures") return sql`${JSON.stringify(measures)}::jsonb`;
    if (name === "vectors") return sql`${facts.vectors}::tsvector`;
    if (name === "from_price" || name === "to_price") return sql`${facts[name]}::integer`;
    return sql`${facts[name]}::text`;
  };
}

/**
 * Whether a listing fits `saved_searches s`: what the index of candidates has first, then from the cheapest to the
 * dearest. The same as a search's listings with all requested values (product.md §24.2).
 */
const fits = (fact: (name: FactColumn) => SQL): SQL => sql`(
  s.type IN ('', ${fact("type")}) AND s.province IN ('', ${fact("province")})
  AND s.city_key IN ('', ${fact("city_key")}) AND s.subtype IN ('', ${fact("subtype")})
  AND s.lower_price <= ${fact("from_price")} AND s.upper_price >= ${fact("to_price")}
  AND s.posted_as IN ('', ${fact("posted_as")})
  AND (s.listing_types IS NULL OR ${fact("listing_type")} = ANY(s.listing_types))
  AND (s.cities IS NULL OR ${fact("place")} = ANY(s.cities))
  AND (s.zoning = '' OR strpos(${fact("zoning")}, s.zoning) > 0)
  AND (s.query IS NULL OR ${fact("vectors")} @@ s.query)
  AND (s.bounds IS NULL OR NOT EXISTS (
    SELECT FROM jsonb_each(s.bounds) bound
    WHERE NOT coalesce((${fact("measures")} ->> bound.key)::numeric
      BETWEEN (bound.value ->> 0)::numeric AND (bound.value ->> 1)::numeric, false))))`;

/** A turn that is further ahead stays until this statement has committed: it needs no lock, which costs as much as a row. */
const SURELY_LATER_MS = 10 * MINUTE_MS;

const isWatched = sql`s.is_valid AND s.deleted_at IS NULL`;

/** What is compared with all saved searches. */
export interface Arrival {
  readonly listingId: string;
  readonly ownerId: string;
  readonly now: Date;
  /** When the next digest goes anywhere: nobody who wants digests is told before. */
  readonly digestAt: Date;
  readonly facts: ListingFacts;
  /** What the searches knew before; undefined if the listing was not there. */
  readonly before: ListingFacts | undefined;
  readonly marketRun: number;
  /** Whether it came back after it was gone. */
  readonly isBack: boolean;
  /** If its price fell: how often, and the quotes before. */
  readonly drop: { readonly run: number; readonly was: unknown } | undefined;
}

/**
 * Adds the searches that a listing newly fits, and of whom is to be told: once per account, listing and run, however
 * often this is done and by whom. Searches that it fitted before are told of a lower price.
 */
export async function matchListing(tx: Queryable, { facts, before, drop, isBack, ...arrival }: Arrival): Promise<void> {
  const { listingId, ownerId, marketRun, now, digestAt } = arrival;
  const isDrop = sql.raw(String(drop !== undefined));
  const isReturn = sql.raw(String(isBack));
  const surelyLater = new Date(now.getTime() + SURELY_LATER_MS);
  await tx.execute(sql`
    WITH fitting AS MATERIALIZED (
      SELECT s.id, s.account_id, s.created_at, s.cadence, s.cadence <> 'off' AND NOT s.is_paused AS is_told,
        ${before === undefined ? sql`false` : fits(toParameters(before))} AS fitted
      FROM saved_searches s WHERE ${isWatched} AND s.account_id <> ${ownerId} AND ${fits(toParameters(facts))}
    ), matched AS (
      INSERT INTO saved_search_matches AS match (search_id, listing_id, found_at)
      SELECT id, ${listingId}::uuid, CASE WHEN fitted THEN created_at ELSE ${now}::timestamptz END
      FROM fitting WHERE NOT fitted OR ${isDrop} ORDER BY id
      ON CONFLICT (search_id, listing_id) DO UPDATE SET found_at = excluded.found_at WHERE ${isReturn}
    ), told AS (
      SELECT account_id, kind, bool_or(cadence = 'instant') AS is_urgent FROM (
        SELECT account_id, cadence, CASE WHEN fitted THEN 'price' ELSE 'market' END AS kind
        FROM fitting WHERE is_told AND (NOT fitted OR ${isDrop})
        UNION ALL SELECT account_id, favourites_cadence, kind
        FROM favourites LEFT JOIN alert_accounts USING (account_id), (VALUES ('market', ${isReturn}), ('price', ${isDrop})) AS each (kind, is_so)
        WHERE listing_id = ${listingId} AND is_so AND account_id <> ${ownerId}) AS each
      GROUP BY account_id, kind
    ), added AS (
      INSERT INTO alerts (account_id, listing_id, kind, run, found_at, was)
      SELECT account_id, ${listingId}::uuid, kind, CASE kind WHEN 'market' THEN ${marketRun}::integer ELSE ${drop?.run ?? 0}::integer END,
        ${now}::timestamptz, CASE kind WHEN 'price' THEN ${JSON.stringify(drop?.was ?? null)}::jsonb END
      FROM told ORDER BY account_id, kind ON CONFLICT DO NOTHING
    ), turns AS (
      SELECT account_id, CASE WHEN bool_or(is_urgent) THEN ${now}::timestamptz ELSE ${digestAt}::timestamptz END AS due_at
      FROM told GROUP BY account_id
    )
    INSERT INTO alert_accounts (account_id, due_at) SELECT account_id, due_at FROM turns turn
    WHERE NOT coalesce((SELECT taken.due_at > ${surelyLater}::timestamptz AND taken.due_at <= turn.due_at
      FROM alert_accounts taken WHERE taken.account_id = turn.account_id), false)
    ORDER BY account_id ON CONFLICT (account_id) DO UPDATE SET due_at = least(alert_accounts.due_at, excluded.due_at)`);
}

export interface FittingSearch {
  readonly listingId: string;
  readonly id: string;
}

/** Which of an account's searches each of these listings fits now. */
export async function listFittingSearches(
  on: Queryable,
  { accountId, facts }: { accountId: string; facts: readonly ListingFacts[] },
): Promise<FittingSearch[]> {
  if (facts.length === 0) return [];
  return selectRows(
    on,
    sql`SELECT listing.id AS "listingId", s.id
      FROM jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) AS listing ${FACTS}
      JOIN saved_searches s ON ${fits((name) => sql`listing.${sql.identifier(name)}`)}
      WHERE s.account_id = ${accountId} AND ${isWatched} ORDER BY s.created_at, s.id`,
  );
}
