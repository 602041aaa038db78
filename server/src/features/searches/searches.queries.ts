import { type SQL, sql } from "drizzle-orm";
import type { DatabaseNode, Queryable } from "../../platform/database/database.ts";
import { findKeptPage, isCountedByFew } from "./kept-pages.queries.ts";
import { findKeywordPage } from "./keyword-pages.queries.ts";
import type { Known } from "./keyword-totals.queries.ts";
import { type BoundedMeasure, listAsked, matches, matchesAlong, type Part } from "./matches.queries.ts";
import { findSingle, type Single } from "./measure-totals.queries.ts";
import { findArc, findSortedMeasure, listArcs, WALK_FROM } from "./orders.queries.ts";
import { type PageRow, type PageWindow, type StampedPlace, selectPage, toBranch, toPlace } from "./pages.queries.ts";
import { asksForRent, findRentPage } from "./rent-pages.queries.ts";
import { countMatches, type Totals, toSingleTotals } from "./totals.queries.ts";

interface Found {
  readonly totals: Totals;
  /** The page's, in order. */
  readonly places: readonly StampedPlace[];
}

/** One page of the matches, in order, with the total. A page past the end reads no listing. */
export async function findMatches(db: DatabaseNode, page: PageWindow & Known): Promise<Found> {
  const sorted = findSortedMeasure(page.sort);
  if (isCountedByFew(page.criteria) && sorted === undefined) {
    const { total, rows } = await findKeptPage(db, page);
    return { totals: { total, isAtLeast: false, comparable: total, without: [] }, places: rows.map(toPlace) };
  }
  if (page.criteria.keywords.length > 0) return findByKeywords(db, page);
  const single = findSingle(page.criteria, sorted);
  if (single !== undefined && asksForRent(page, single)) return findBySingle(db, { page, single });
  const totals = await countMatches(db, { ...page, sorted });
  const isPast = page.after === undefined ? page.offset >= totals.total : totals.total === 0;
  return { totals, places: isPast ? [] : await listMatches(db, { ...page, totals }) };
}

async function findByKeywords(db: DatabaseNode, page: PageWindow & Known): Promise<Found> {
  const { totals, rows } = await findKeywordPage(db, page);
  // Of words that so many listings have, none fits better: these are walked along the rotation.
  const sort = page.sort === "relevance" ? "featured" : page.sort;
  return { totals, places: rows?.map(toPlace) ?? (await listMatches(db, { ...page, sort, totals })) };
}

async function findBySingle(db: DatabaseNode, asked: { page: PageWindow; single: Single }): Promise<Found> {
  const { rows, ...counts } = await findRentPage(db, asked);
  return { totals: toSingleTotals(asked.single, counts), places: rows.map(toPlace) };
}

/** A page whose totals are known: they decide how the rows are best found. */
type Page = PageWindow & { readonly totals: Totals };

/** One page of the matches: those with all requested values, then the rest. */
export async function listMatches(db: Queryable, page: Page): Promise<StampedPlace[]> {
  const asked = listAsked(page.criteria, findSortedMeasure(page.sort));
  const parts = asked.length === 0 ? (["all"] as const) : listParts(page);
  // A page entirely within the rest does not read the comparable ones again.
  const isRest = parts[0] === "rest" && page.after === undefined;
  const offset = isRest ? page.offset - page.totals.comparable : page.offset;
  const branches = parts.flatMap((part) => listBranches(page, { part, asked, reach: offset + page.limit }));
  const { rows } = await db.execute<PageRow>(sql`${selectPage(branches, { ...page, offset })} ORDER BY page.place`);
  return rows.map(toPlace);
}

/** The parts that a page can reach: planning an unreachable one would cost as much as the page. */
function listParts({ after, offset, limit, totals }: Page): readonly Part[] {
  if (totals.isAtLeast && after === undefined) return ["comparable", "rest"];
  if (after !== undefined) return after.isComparable ? ["comparable", "rest"] : ["rest"];
  if (offset + limit <= totals.comparable) return ["comparable"];
  return offset >= totals.comparable ? ["rest"] : ["comparable", "rest"];
}

interface PartOfPage {
  readonly part: Part;
  readonly asked: readonly BoundedMeasure[];
  /** How many rows of each arc the page can need. */
  readonly reach: number;
}

/** A part's arcs one after another: each is walked until the page is full. */
function listBranches(page: Page, { part, asked, reach }: PartOfPage): SQL[] {
  const { sort, start, totals } = page;
  const isComparable = part !== "rest";
  const total = isComparable ? totals.comparable : totals.total - totals.comparable;
  const isWalk = totals.isAtLeast || (page.criteria.keywords.length === 0 && total >= WALK_FROM);
  const found = isWalk ? matchesAlong(page, asked, part) : matches(page, asked, part);
  const after = page.after?.isComparable === isComparable ? page.after : undefined;
  return listArcs({ sort, start, isWalk, after, from: findArc({ start, after }) }).map(({ conditions, order }) => {
    const where = sql.join([found, ...conditions], sql` AND `);
    return toBranch({ from: sql`listings WHERE ${where}`, order, reach, isComparable });
  });
}
