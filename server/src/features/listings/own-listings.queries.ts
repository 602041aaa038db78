import { ENDING_DAYS } from "@vestpocket/domain/listings/listings.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ListOwnRequest } from "@vestpocket/domain/listings/own-listings.schema";
import type { OwnOrder } from "@vestpocket/domain/listings/own-listings.terms";
import { isInCityName } from "@vestpocket/domain/places/places.names";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { foldText } from "@vestpocket/domain/shared/text";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { contains } from "../../platform/database/like.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from "./cards.queries.ts";
import type { ListingRow } from "./listings.queries.ts";

/** What the owner's list shows. */
export type OwnRow = CardRow &
  Pick<ListingRow, "hasSocial"> & {
    readonly inquiries: number;
    readonly views: number;
  };

/** How many different people visited a listing, of `listings l`. */
export const VISITORS = `((SELECT count(*) FROM listing_views v WHERE v.listing_id = l.id)
             + coalesce((SELECT past.people FROM past_listing_views past WHERE past.listing_id = l.id), 0))::int`;

/** How many conversations it led to, of `listings l`. */
const INQUIRIES = "(SELECT count(*) FROM inquiries i WHERE i.listing_id = l.id)::int";

interface Owned extends Pick<ListOwnRequest, "searchQuery"> {
  readonly ownerId: string;
  readonly now: Date;
}

/** How many of an owner's listings match, per status, and how many of those end within seven days. */
export async function countOwn(
  db: Queryable,
  owned: Owned,
): Promise<{ status: ListingStatus; total: number; ending: number }[]> {
  const { status, isEnding, matches } = describeOwned(owned);
  return selectRows(
    db,
    sql`SELECT ${status} AS status, count(*)::int AS total, (count(*) FILTER (WHERE ${isEnding}))::int AS ending
        FROM listings l WHERE ${matches} GROUP BY 1`,
  );
}

/** How an owner's list is ordered, of `listings l`. Sales come before rents, and what has no price in the open last. */
const ORDERS: Readonly<Record<OwnOrder, string>> = {
  newest: "l.created_at DESC",
  oldest: "l.created_at",
  views: `${VISITORS} DESC`,
  inquiries: `${INQUIRIES} DESC`,
  highest: "l.sale_price DESC NULLS LAST, l.rent_month_gross DESC NULLS LAST",
  lowest: "l.sale_price NULLS LAST, l.rent_month_gross NULLS LAST",
  ending: "CASE WHEN l.status IN ('active', 'paused') THEN l.expires_at END NULLS LAST",
};

/** A page of an owner's listings. What is counted for each row is counted for those of the page. */
export async function listOwnRows(db: Database, { status, ...owned }: Owned & ListOwnRequest): Promise<OwnRow[]> {
  const { page, limit, order } = owned;
  const described = describeOwned(owned);
  const conditions = [described.matches];
  if (status === "ending") conditions.push(described.isEnding);
  else if (status !== undefined) conditions.push(sql`${described.status} = ${status}`);
  return selectRows<OwnRow>(
    db,
    sql`WITH paged AS MATERIALIZED (
          SELECT id, place FROM (
            SELECT l.id, row_number() OVER (ORDER BY ${sql.raw(ORDERS[order])}, l.created_at DESC, l.id) AS place
            FROM listings l WHERE ${sql.join(conditions, sql` AND `)}) placed
          WHERE place > ${(page - 1) * limit} ORDER BY place LIMIT ${limit})
        SELECT ${sql.raw(CARD_COLUMNS)}, l.has_social AS "hasSocial",
          ${sql.raw(INQUIRIES)} AS inquiries, ${sql.raw(VISITORS)} AS views
        FROM paged JOIN listings l ON l.id = paged.id ${sql.raw(CARD_JOINS)}
        ORDER BY paged.place`,
  );
}

/**
 * Of `listings l`: its current status, whether it ends within seven days, and whether it is the owner's and has all
 * words.
 */
function describeOwned({ ownerId, now, searchQuery }: Owned): Record<"status" | "isEnding" | "matches", SQL> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const soon = sql`${new Date(now.getTime() + ENDING_DAYS * DAY_MS).toISOString()}::timestamptz`;
  const words = searchQuery ? foldText(searchQuery).split(" ") : [];
  const contain = words.map(
    (word) =>
      sql`(${contains(sql`concat_ws(' ', l.title, l.other_title)`, word)} OR l.city_key = ANY(${toCityKeys(word)}::text[]))`,
  );
  return {
    status: sql`listings_status_at(l.status, l.expires_at, ${at})`,
    isEnding: sql`l.status IN ('active', 'paused') AND l.expires_at > ${at} AND l.expires_at <= ${soon}`,
    matches: sql.join([sql`l.owner_id = ${ownerId}`, ...contain], sql` AND `),
  };
}

/** The cities that a word is part of the name of. */
function toCityKeys(word: string): SQLWrapper {
  const names = PROVINCES.flatMap(({ cities }) => cities.map(({ name }) => name));
  return sql.param([...new Set(names.filter((name) => isInCityName(word, name)).map(foldText))]);
}

/** How many different people visited a listing, for its owner. */
export async function countVisitors(db: Database, id: string): Promise<number> {
  const { rows } = await db.$client.query<{ views: number }>({
    name: "listings_count_visitors",
    text: `SELECT ${VISITORS} AS views FROM listings l WHERE l.id = $1`,
    values: [id],
  });
  return rows[0]?.views ?? 0;
}
