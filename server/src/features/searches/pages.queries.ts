import type { Sort } from "@vestpocket/domain/searches/searches.schema";
import { type SQL, sql } from "drizzle-orm";
import type { Search } from "./matches.queries.ts";
import { type SortPosition, sortValue } from "./orders.queries.ts";

/** A page of a search: `limit` rows after `offset`, or after a position. */
export interface PageWindow extends Search {
  readonly sort: Sort;
  /** Where the day's rotation of ties starts, 0 to 2^31 - 1. */
  readonly start: number;
  readonly limit: number;
  readonly offset: number;
  /** The page's rows come after this position. */
  readonly after?: SortPosition | undefined;
  /** Of `listings l`: a text that changes with everything the listing's card shows. */
  readonly stamp: string;
}

/** A listing's position in the order of a search, with its card's stamp. */
export type StampedPlace = SortPosition & { readonly stamp: string };

export type PageRow = Omit<StampedPlace, "value" | "publishedAt"> & { value: string | null; publishedAt: string };

/** How many rows of an arc to tell the planner a page needs: the smallest sufficient number. */
const REACHES = [64, 1_024, 16_384, 262_144];

/** Null for any number. */
export const findReach = (needed: number) => REACHES.find((reach) => needed <= reach) ?? null;

const NO_FIT = sql`NULL::integer`;

/** The rows that one index range, or a sort, finds. */
export function toBranch({
  from,
  order,
  reach,
  isComparable = true,
  fit = NO_FIT,
}: {
  from: SQL;
  order: SQL;
  /** How many of its rows the page can need; null for any number. */
  reach: number | null;
  isComparable?: boolean;
  /** How well a row fits the keywords, if the search is ordered by it. */
  fit?: SQL;
}): SQL {
  const most = reach === null ? sql`` : sql`LIMIT ${sql.raw(String(reach))}`;
  return sql`(SELECT id, ${sql.raw(String(isComparable))} AS "isComparable", ${fit} AS fit FROM ${from} ORDER BY ${order} ${most})`;
}

/**
 * A page of these branches, which are read one after another, to be ordered by `place`. Skipped rows are only counted:
 * the listing data of a page is read last.
 */
export function selectPage(
  branches: readonly SQL[],
  { sort, limit, offset, stamp }: Pick<PageWindow, "sort" | "limit" | "stamp"> & { offset: number | SQL | undefined },
): SQL {
  const skipped = offset === undefined ? sql`` : sql`OFFSET ${offset}`;
  return sql`SELECT page.place, page."isComparable", shown.*
    FROM (SELECT id, "isComparable", fit, row_number() OVER () AS place
      FROM (SELECT * FROM (${sql.join([...branches], sql` UNION ALL `)}) AS arcs LIMIT ${limit} ${skipped}) AS ids) AS page
    CROSS JOIN LATERAL (
      SELECT l.id, l.has_priority AS "hasPriority", l.rotation, coalesce(page.fit, ${sortValue(sort)})::bigint AS value,
        floor(extract(epoch FROM l.published_at) * 1000) AS "publishedAt", ${sql.raw(stamp)} AS stamp
      FROM listings l WHERE l.id = page.id OFFSET 0) AS shown`;
}

export function toPlace({ value, publishedAt, ...row }: PageRow): StampedPlace {
  return { ...row, value: value === null ? null : Number(value), publishedAt: Number(publishedAt) };
}
