import { isMeasure, type MeasureKey } from "@vestpocket/domain/searches/measures";
import type { Direction, Sort } from "@vestpocket/domain/searches/searches.schema";
import { type SQL, sql } from "drizzle-orm";
import { columnOf } from "./measures.queries.ts";

/** A listing's position in the order of a search: its sort key, then its id. */
export interface SortPosition {
  readonly id: string;
  /** Whether it is in the first part: it has every value that the search bounds or sorts by. */
  readonly isComparable: boolean;
  readonly hasPriority: boolean;
  readonly rotation: number;
  /** The price, measure, fit or time of confirmation that the search sorts by; null if the listing has none, or the search sorts by none. */
  readonly value: number | null;
  /** Unix milliseconds. */
  readonly publishedAt: number;
}

/** One index range, read in order. */
export interface Arc {
  readonly conditions: readonly SQL[];
  readonly order: SQL;
}

export interface Ordering {
  readonly sort: Sort;
  /** Where the day's rotation of ties starts, 0 to 2^31 - 1. */
  readonly start: number;
  /** The rows come after this position. */
  readonly after?: SortPosition | undefined;
  /** The arc of the rotation that contains this position (`findArc`). */
  readonly from: number;
  /** Whether the default order is walked along its index instead of sorted. */
  readonly isWalk: boolean;
}

/** An order as the arcs that are read one after another. */
export function listArcs(ordering: Ordering): Arc[] {
  const { sort, start, after, isWalk } = ordering;
  if (sort === "featured") return isWalk ? listRotationArcs(ordering) : [sortByRotation({ start, after })];
  if (sort === "relevance") return [sortByFit({ start, after })];
  if (sort === "newest") {
    const follows =
      after && sql`(published_at, id) < (to_timestamp(${after.publishedAt}::double precision / 1000), ${after.id})`;
    return [{ conditions: follows ? [follows] : [], order: sql`published_at DESC, id DESC` }];
  }
  if (sort === "confirmed") {
    const follows =
      after && sql`(fresh_at, id) < (to_timestamp(${after.value ?? 0}::double precision / 1000), ${after.id})`;
    return [{ conditions: follows ? [follows] : [], order: sql`fresh_at DESC, id DESC` }];
  }
  return listValueArcs({ ...toKey(sort), after });
}

/** The orders that compare no value of a listing's. */
type Unvalued = "relevance" | "featured" | "newest";
/** When a listing was confirmed, in Unix milliseconds, which is as exact as it is stored. */
const CONFIRMED = sql`floor(extract(epoch FROM fresh_at) * 1000)`;
const UNVALUED: readonly Sort[] = ["relevance", "featured", "newest"] satisfies Unvalued[];
const isUnvalued = (sort: Sort): sort is Unvalued => UNVALUED.includes(sort);

interface SortKey {
  readonly value: SQL;
  readonly direction: Direction;
}

/** The value that an order by value compares, and its direction. */
function toKey(sort: Exclude<Sort, Unvalued | "confirmed">): SortKey {
  const [key, direction] = sort.split("-") as ["price" | MeasureKey, Direction];
  return { value: key === "price" ? sql`price` : columnOf(key), direction };
}

/** The measure that an order compares; undefined for the specified orders. */
export function findSortedMeasure(sort: Sort): MeasureKey | undefined {
  const [key = ""] = sort.split("-");
  return isMeasure(key) ? key : undefined;
}

/** The value of a listing that a position is ordered by. */
export function sortValue(sort: Sort): SQL {
  if (sort === "confirmed") return CONFIRMED;
  return isUnvalued(sort) ? sql`NULL` : toKey(sort).value;
}

/** The columns that an order compares: together, those that one index has. */
export const orderedBy = (sort: Sort): SQL =>
  sort === "confirmed" ? sql`id, fresh_at` : sql`id, has_priority, rotation, published_at, price`;

function sortByRotation({ start, after }: Pick<Ordering, "start" | "after">): Arc {
  const follows =
    after &&
    sql`((NOT has_priority), (rotation < ${start}), rotation, id)
      > (NOT ${after.hasPriority}::boolean, ${after.rotation}::integer < ${start}::integer, ${after.rotation}, ${after.id})`;
  return { conditions: follows ? [follows] : [], order: sql`has_priority DESC, (rotation < ${start}), rotation, id` };
}

/** Among matches with their fit; equals rotate. */
function sortByFit({ start, after }: Pick<Ordering, "start" | "after">): Arc {
  const follows =
    after &&
    sql`((NOT has_priority), -fit, (rotation < ${start}), rotation, id)
      > (NOT ${after.hasPriority}::boolean, -${after.value ?? 0}::integer, ${after.rotation}::integer < ${start}::integer, ${after.rotation}, ${after.id})`;
  return {
    conditions: follows ? [follows] : [],
    order: sql`has_priority DESC, fit DESC, (rotation < ${start}), rotation, id`,
  };
}

/** Listings with a value, then those without, in either direction. */
function listValueArcs({ value, direction, after }: SortKey & Pick<Ordering, "after">): Arc[] {
  const [toward, beyond] = direction === "asc" ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`];
  const isAfterValued = after?.value === null;
  const valued = {
    conditions: [
      sql`${value} IS NOT NULL`,
      ...(after ? [sql`(${value}, id) ${beyond} (${after.value}::bigint, ${after.id})`] : []),
    ],
    order: sql`${value} ${toward}, id ${toward}`,
  };
  const unvalued = {
    conditions: [sql`${value} IS NULL`, ...(after && isAfterValued ? [sql`id ${beyond} ${after.id}`] : [])],
    order: sql`id ${toward}`,
  };
  return isAfterValued ? [unvalued] : [valued, unvalued];
}

/**
 * The arcs of the rotation, in order: boosted listings from the day's start to the end of the circle and then from its
 * beginning, then the others.
 */
const ROTATION_ARCS = [true, false].flatMap((hasPriority) => [
  { hasPriority, isWrapped: false },
  { hasPriority, isWrapped: true },
]);

/** From this total on, an order is walked along its index. Fewer matches are found first and then sorted. */
export const WALK_FROM = 400;

/** The arc of the default order that contains a position, 0 to 3. */
export function findArc({ start, after }: Pick<Ordering, "start" | "after">): number {
  if (after === undefined) return 0;
  const isAfterWrapped = after.rotation < start;
  return ROTATION_ARCS.findIndex((arc) => arc.hasPriority === after.hasPriority && arc.isWrapped === isAfterWrapped);
}

/** The default order along its index. */
function listRotationArcs({ start, after, from }: Ordering): Arc[] {
  return ROTATION_ARCS.slice(from).map(({ hasPriority, isWrapped }, index) => ({
    conditions: [
      sql`has_priority = ${sql.raw(String(hasPriority))}`,
      isWrapped ? sql`rotation < ${start}` : sql`rotation >= ${start}`,
      ...(after !== undefined && index === 0 ? [sql`(rotation, id) > (${after.rotation}, ${after.id})`] : []),
    ],
    order: sql`rotation, id`,
  }));
}
