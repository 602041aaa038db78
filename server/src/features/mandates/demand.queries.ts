import type { priceStepOf } from "@vestpocket/domain/mandates/demand.rules";
import type { Demand } from "@vestpocket/domain/mandates/mandates.schema";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** What members may read of one's own listing, whatever its status. */
export interface OwnListing {
  readonly type: string;
  readonly province: string;
  readonly city: string;
  readonly cityKey: string;
  readonly listingType: string;
  readonly price: number | null;
  readonly rentMonthGross: number | null;
}

export async function findOwnListing(
  on: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<OwnListing | undefined> {
  const [row] = await selectRows<OwnListing>(
    on,
    sql`SELECT type, province, city, city_key AS "cityKey", listing_type AS "listingType", price,
        (rent_month_gross / 100)::float8 AS "rentMonthGross"
      FROM listings WHERE id = ${id} AND owner_id = ${accountId}`,
  );
  return row;
}

type Step = ReturnType<typeof priceStepOf>;

/** A listing without what would tell it from others: its category, its place, and the steps of its prices. */
export interface Cell {
  readonly accountId: string;
  readonly type: string;
  readonly province: string;
  readonly cityKey: string;
  readonly listingType: string;
  readonly price: Step | undefined;
  readonly rent: Step | undefined;
}

export interface Seeker {
  readonly id: string;
  /** Whether they are of the same brokerage as the account that asks, or hold the same licence. */
  readonly isColleague: boolean;
  /** From where they used the site lately. */
  readonly addresses: readonly string[];
}

/** Above all prices, and below: no budget but one without bounds holds an unknown price. */
const UNKNOWN: Step = { from: 2_147_483_647, to: -1 };
/** More people are the same to the widest band, whoever of them is left out. */
const SEEKERS_MAX = 1_000;

/**
 * The confirmed accounts with a mandate, or a saved search that names a category and a place, whose category, place, track
 * and budget a cell meets. Everything else that they ask for is left out (product.md §24.8).
 */
export async function listSeekers(
  on: Queryable,
  { accountId, type, province, cityKey, listingType, price = UNKNOWN, rent = UNKNOWN, since }: Cell & { since: Date },
): Promise<Seeker[]> {
  return selectRows(
    on,
    sql`
    WITH seekers AS MATERIALIZED (
      SELECT DISTINCT s.account_id AS id FROM saved_searches s JOIN accounts account ON account.id = s.account_id
      WHERE s.is_valid AND s.deleted_at IS NULL AND NOT s.is_paused AND s.account_id <> ${accountId}
        AND s.type = ${type} AND s.province IN ('', ${province}) AND s.city_key IN ('', ${cityKey})
        AND (s.province <> '' OR s.city_key <> '' OR s.cities IS NOT NULL)
        AND (s.cities IS NULL OR ${`${province}/${cityKey}`} = ANY(s.cities))
        AND (s.listing_types IS NULL OR ${listingType} = ANY(s.listing_types))
        AND s.lower_price <= ${price.to} AND s.upper_price >= ${price.from}
        AND coalesce((s.bounds -> 'rentMonthGross' ->> 0)::numeric <= ${rent.to}::bigint * 100
          AND (s.bounds -> 'rentMonthGross' ->> 1)::numeric >= ${rent.from}::bigint * 100,
          s.bounds -> 'rentMonthGross' IS NULL)
        AND account.email_verified_at IS NOT NULL AND account.phone_verified_at IS NOT NULL
        AND account.disabled_at IS NULL
      LIMIT ${SEEKERS_MAX}
    )
    SELECT seeker.id,
      EXISTS (SELECT FROM agents own JOIN agents other ON other.account_id = seeker.id
        WHERE own.account_id = ${accountId}
          AND (lower(btrim(own.brokerage_name)) = lower(btrim(other.brokerage_name))
            OR own.licence_number = other.licence_number AND own.regulator = other.regulator)) AS "isColleague",
      coalesce((SELECT json_agg(DISTINCT address) FROM sessions
        WHERE sessions.account_id = seeker.id AND rotated_at > ${since}::timestamptz), '[]') AS addresses
    FROM seekers seeker`,
  );
}

/** From where an account used the site lately. */
export async function listAddresses(
  on: Queryable,
  { accountId, since }: { accountId: string; since: Date },
): Promise<string[]> {
  const rows = await selectRows<{ address: string }>(
    on,
    sql`SELECT DISTINCT address FROM sessions
      WHERE account_id = ${accountId} AND rotated_at > ${since}::timestamptz`,
  );
  return rows.map(({ address }) => address);
}

interface OnDay {
  readonly accountId: string;
  /** The UTC day: '2026-03-01'. */
  readonly day: string;
}

/** Serializes an account's estimates until the transaction ends. */
export async function lockEstimates(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`demand ${accountId}`}, 0))`);
}

/** What an account was told on a day, by listing. */
export async function listEstimates(
  on: Queryable,
  { accountId, day }: OnDay,
): Promise<{ readonly listingId: string; readonly estimate: Demand }[]> {
  return selectRows(
    on,
    sql`SELECT listing_id AS "listingId", estimate FROM demand_estimates
      WHERE account_id = ${accountId} AND day = ${day}::date`,
  );
}

export async function insertEstimate(
  tx: Queryable,
  { accountId, day, listingId, estimate, now }: OnDay & { listingId: string; estimate: Demand; now: Date },
): Promise<void> {
  await tx.execute(sql`INSERT INTO demand_estimates (account_id, day, listing_id, estimate, made_at)
    VALUES (${accountId}, ${day}::date, ${listingId}, ${JSON.stringify(estimate)}::jsonb, ${now}::timestamptz)`);
}

/** What an account was told, for its data export. */
export async function listEstimatesOf(on: Queryable, accountId: string) {
  return selectRows(
    on,
    sql`SELECT listing_id AS "listingId", estimate, made_at AS "madeAt" FROM demand_estimates
      WHERE account_id = ${accountId} ORDER BY made_at`,
  );
}

export async function deleteOldEstimates(on: Queryable, { before, limit }: { before: Date; limit: number }) {
  const { rowCount } = await on.execute(
    sql`DELETE FROM demand_estimates WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM demand_estimates WHERE made_at <= ${before}::timestamptz LIMIT ${limit}))`,
  );
  return rowCount ?? 0;
}
