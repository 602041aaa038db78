import type { Sort } from "@vestpocket/domain/searches/searches.schema";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { type Asked, listAsked, matches, type Part, type Search } from "./matches.queries.ts";
import { type Arc, findSortedMeasure, listArcs, type Place, sortValue } from "./orders.queries.ts";
import type { Totals } from "./totals.queries.ts";

interface Page extends Search {
  readonly sort: Sort;
  /** Where the day's rotation of equals starts, 0 to 2^31 - 1. */
  readonly start: number;
  readonly limit: number;
  readonly offset: number;
  /** The page's rows come after this place. */
  readonly after?: Place;
  /** The result of countMatches: it decides how the rows are best found. */
  readonly totals: Pick<Totals, "total" | "comparable">;
}

/** From this total on, the default order is read along its index instead of sorted. */
const WALK_FROM = 400;

/** One page of the matches, in order: those with all of the values that the search asks for, then the rest. */
export async function listMatches(db: Queryable, page: Page): Promise<Place[]> {
  const asked = listAsked(page.criteria, findSortedMeasure(page.sort));
  const parts = asked.length === 0 ? (["all"] as const) : listParts(page);
  // A page that lies in the rest alone does not read the comparable ones again.
  const isRest = parts[0] === "rest" && page.after === undefined;
  const offset = isRest ? page.offset - page.totals.comparable : page.offset;
  const branches = parts.flatMap((part) => listBranches(page, { part, asked, reach: offset + page.limit }));
  const { rows } = await db.execute<Row>(
    sql`SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS arcs LIMIT ${page.limit} OFFSET ${offset}`,
  );
  return rows.map(({ value, publishedAt, ...row }) => ({
    ...row,
    value: value === null ? null : Number(value),
    publishedAt: Number(publishedAt),
  }));
}

/** The parts that a page can reach: planning one that it does not reach would cost as much as the page. */
function listParts({ after, offset, limit, totals }: Page): readonly Part[] {
  if (after !== undefined) return after.isComparable ? ["comparable", "rest"] : ["rest"];
  if (offset + limit <= totals.comparable) return ["comparable"];
  return offset >= totals.comparable ? ["rest"] : ["comparable", "rest"];
}

type Row = Omit<Place, "value" | "publishedAt"> & { value: string | null; publishedAt: string };

interface PartOfPage {
  readonly part: Part;
  readonly asked: readonly Asked[];
  /** How many rows of each arc the page can need. */
  readonly reach: number;
}

/** A part's arcs one after another: each is walked until the page is full. */
function listBranches(page: Page, { part, asked, reach }: PartOfPage): SQL[] {
  const { sort, start, after, totals } = page;
  const isComparable = part !== "rest";
  const total = isComparable ? totals.comparable : totals.total - totals.comparable;
  const isWalk = page.criteria.keywords.length === 0 && total >= WALK_FROM;
  const arcs = listArcs({ sort, start, isWalk, after: after?.isComparable === isComparable ? after : undefined });
  const columns = sql`id, ${isComparable}::boolean AS "isComparable", has_priority AS "hasPriority", rotation,
    ${sortValue(sort)}::bigint AS value, floor(extract(epoch FROM published_at) * 1000) AS "publishedAt"`;
  return arcs.map(
    ({ conditions, order }: Arc) => sql`(SELECT ${columns} FROM listings
      WHERE ${sql.join([matches(page, asked, part), ...conditions], sql` AND `)} ORDER BY ${order} LIMIT ${reach})`,
  );
}
