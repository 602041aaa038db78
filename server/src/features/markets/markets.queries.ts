import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

/** A market in the database's spelling; an empty text means any. */
export interface MarketKey {
  readonly province: string;
  readonly cityKey: string;
  readonly type: string;
}

export type CountedMarket = MarketKey & { readonly listings: number };

/** A table of expired listings that are not marked yet, by the expiry index, as in a search. */
const expiredListings = (now: Date) =>
  sql`(SELECT * FROM listings WHERE status = 'active' AND expires_at > '-infinity' AND expires_at <= ${now} OFFSET 0)`;

/**
 * How many listings these markets have. The maintained totals lack the latest changes, which are added, and ignore the
 * clock: expired listings are subtracted.
 */
export async function countMarkets(
  db: Queryable,
  names: { provinces: readonly string[]; cityKeys: readonly string[]; types: readonly string[] },
  now: Date,
): Promise<CountedMarket[]> {
  return selectRows<CountedMarket>(
    db,
    sql`WITH corrections AS MATERIALIZED (
        SELECT province, city_key, type, change FROM search_changes
        UNION ALL SELECT province, city_key, type, -1 FROM ${expiredListings(now)} AS expired
      ), changed AS (
        SELECT CASE WHEN of_province THEN province ELSE '' END AS province, CASE WHEN of_city THEN city_key ELSE '' END AS city_key,
          CASE WHEN of_type THEN type ELSE '' END AS type, change AS listings
        FROM corrections, (VALUES (false), (true)) AS provinces (of_province), (VALUES (false), (true)) AS cities (of_city),
          (VALUES (false), (true)) AS types (of_type)
      )
      SELECT province, city_key AS "cityKey", type, sum(listings)::float8 AS listings
      FROM (
        SELECT province, city_key, type, listings FROM search_counts WHERE subtype = '' AND listing_type = ''
        UNION ALL SELECT * FROM changed
      ) AS kept
      WHERE type IN ${names.types} AND province IN ${names.provinces} AND city_key IN ${names.cityKeys}
      GROUP BY province, city_key, type`,
  );
}

export interface Median {
  /** Whole dollars, to two digits. */
  readonly price: number;
  /** How many listings have a sale price. */
  readonly listings: number;
}

/** The lower median of the sale prices. */
export async function findMedian(db: Queryable, market: MarketKey, now: Date): Promise<Median | undefined> {
  const [median] = await selectRows<Median>(
    db,
    sql`WITH steps AS (
        SELECT price, sum(listings) AS listings FROM (
          SELECT price, listings FROM market_prices
          WHERE province = ${market.province} AND city_key = ${market.cityKey} AND type = ${market.type}
          UNION ALL
          SELECT markets_round(sale_price), change FROM search_changes WHERE sale_price IS NOT NULL ${within(market)}
          UNION ALL
          SELECT markets_round(sale_price), -1 FROM ${expiredListings(now)} AS expired WHERE sale_price IS NOT NULL ${within(market)}
        ) AS kept GROUP BY price
      ), ranked AS (
        SELECT price, sum(listings) OVER (ORDER BY price) AS upto, sum(listings) OVER () AS listings FROM steps
      )
      SELECT price::float8 AS price, listings::float8 AS listings FROM ranked
      WHERE listings > 0 AND upto * 2 >= listings ORDER BY price LIMIT 1`,
  );
  return median;
}

/** When the newest listing was published. In a province it is the first of a few index ranges. */
export async function findNewest(
  db: Queryable,
  { province, cityKeys, types }: { province: string; cityKeys: readonly string[]; types: readonly string[] },
  now: Date,
): Promise<Date | undefined> {
  const live = sql`status = 'active' AND expires_at > ${now}`;
  const newest =
    province === ""
      ? sql`SELECT published_at AS at FROM listings WHERE ${live} ORDER BY published_at DESC, id DESC LIMIT 1`
      : sql`SELECT max(newest.at) AS at
          FROM jsonb_array_elements_text(${JSON.stringify(cityKeys)}::jsonb) AS city (key)
          CROSS JOIN jsonb_array_elements_text(${JSON.stringify(types)}::jsonb) AS category (type)
          CROSS JOIN LATERAL (
            SELECT published_at AS at FROM listings WHERE ${live}
              AND province = ${province} AND city_key = city.key AND listings.type = category.type
            ORDER BY published_at DESC LIMIT 1
          ) AS newest`;
  const [row] = await selectRows<{ at: Date | null }>(db, newest);
  return row?.at ?? undefined;
}

function within({ province, cityKey, type }: MarketKey): SQL {
  return sql.join(
    [
      ...(province === "" ? [] : [sql`AND province = ${province}`]),
      ...(cityKey === "" ? [] : [sql`AND city_key = ${cityKey}`]),
      ...(type === "" ? [] : [sql`AND type = ${type}`]),
    ],
    sql` `,
  );
}
