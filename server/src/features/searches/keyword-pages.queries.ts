import type { Sort } from "@vestpocket/domain/searches/searches.schema";
import { type SQL, sql } from "drizzle-orm";
import type { DatabaseNode } from "../../platform/database/database.ts";
import { fitOf } from "./fit.queries.ts";
import { type KeywordQuery, listKeywordQueries } from "./keyword-queries.queries.ts";
import { KEYWORD_MATCHES_MAX, type Known } from "./keyword-totals.queries.ts";
import { all, type BoundedMeasure, listAsked, matches, offIndex, prices } from "./matches.queries.ts";
import { findArc, findSortedMeasure, listArcs, sortValue } from "./orders.queries.ts";
import { findReach, type PageRow, type PageWindow, selectPage, toBranch } from "./pages.queries.ts";
import {
  type CountedRow,
  countFound,
  isComparable,
  isSurelyMore,
  listLacks,
  type Totals,
  toAtLeast,
  toTotals,
} from "./totals.queries.ts";

interface KeywordPage {
  readonly totals: Totals;
  /** Undefined if there are more matches than are counted: then the page is walked along its order. */
  readonly rows: PageRow[] | undefined;
}

/** A page of a keyword search with its total: the matches are read once, counted and sorted. */
export async function findKeywordPage(
  db: DatabaseNode,
  { most = KEYWORD_MATCHES_MAX, frequent, ...page }: PageWindow & Known & { readonly most?: number },
): Promise<KeywordPage> {
  if (await isSurelyMore(db, { search: page, most, frequent })) return { totals: toAtLeast(most), rows: undefined };
  const asked = listAsked(page.criteria, findSortedMeasure(page.sort));
  const queries = await listKeywordQueries(db, page.criteria.keywords);
  const rows = await findCounted(db, { ...page, most, queries }, asked);
  const [first] = rows;
  const totals = toTotals(first, asked);
  if (totals.total > most) return { totals: toAtLeast(most), rows: undefined };
  return { totals, rows: first === undefined || first.id === null ? [] : rows };
}

type CountedPageRow = CountedRow & PageRow;

/**
 * Words, category and location are all in one index, so the plan depends on no value; with measures or a part of the
 * map it does.
 */
async function findCounted(
  db: DatabaseNode,
  { criteria, queries, now, sort, start, limit, offset, after, stamp, most }: Counted,
  asked: readonly BoundedMeasure[],
): Promise<CountedPageRow[]> {
  const isParted = asked.length > 0;
  const values = { criteria, queries, now, start, limit, offset, after, most };
  // The order by fit has no arcs.
  const arc = sort === "relevance" ? 0 : findArc({ start, after });
  const reach = offset + limit;
  if (isParted || criteria.cities !== undefined) {
    const found = { where: matches({ criteria, now, queries }, asked), asked };
    return (await db.execute<CountedPageRow>(build({ ...values, sort, stamp, arc, reach, isParted, found }))).rows;
  }
  return db.statements.run<CountedPageRow, { sort: Sort; arc: number; reach: number | null }, typeof values>({
    name: "searches_keywords",
    literals: { sort, arc, reach: findReach(reach) },
    values,
    build: (literals, { criteria: held, ...others }) => {
      const { lowerPrice, upperPrice, ...unpriced } = held;
      // The price index would have to be read over the whole price range.
      const priced = prices({ lowerPrice, upperPrice, keywords: [] }).map(offIndex);
      const where = all([matches({ criteria: unpriced, now: others.now, queries: others.queries }, []), ...priced]);
      return build({ ...literals, ...others, stamp, isParted, found: { where, asked } });
    },
  });
}

interface Counted extends PageWindow {
  readonly most: number;
  readonly queries: readonly KeywordQuery[];
}

interface Built extends Omit<Counted, "criteria" | "now"> {
  readonly arc: number;
  readonly reach: number | null;
  /** Whether some have a value that others lack. */
  readonly isParted: boolean;
  readonly found: { readonly where: SQL; readonly asked: readonly BoundedMeasure[] };
}

function build({ most, queries, found: { where, asked }, ...page }: Built): SQL {
  // The first of the two is planned as if all were read: from the word index, even if few are counted. It holds only what
  // the search sorts by and counts: thousands of rows are kept.
  const parts = page.isParted ? sql`, ${isComparable(asked)}, ${listLacks(asked)}` : sql``;
  return sql`
    WITH found AS MATERIALIZED (
      SELECT id, ${toColumns(page, queries)}${parts} FROM listings WHERE ${where}),
    counted AS NOT MATERIALIZED (SELECT * FROM found LIMIT ${most}::bigint + 1),
    totals AS MATERIALIZED (SELECT ${countFound(asked)} FROM counted)
    SELECT totals.*, page.* FROM totals LEFT JOIN (${selectPage(listBranches(page), page)}) AS page
      ON totals.total <= ${most}::bigint ORDER BY page.place`;
}

/** The columns that the search sorts by, in addition to the id. */
function toColumns({ sort }: Pick<PageWindow, "sort">, queries: readonly KeywordQuery[]): SQL {
  if (sort === "relevance") return sql`has_priority, rotation, ${fitOf(queries)} AS fit`;
  if (sort === "featured") return sql`has_priority, rotation`;
  if (sort === "confirmed") return sql`fresh_at`;
  return sort === "newest" ? sql`published_at` : sortValue(sort);
}

/** Those with all requested values, then the rest. */
function listBranches({ sort, start, after, arc, reach, isParted }: Omit<Built, "most" | "found" | "queries">): SQL[] {
  const fit = sort === "relevance" ? { fit: sql`fit` } : {};
  if (!isParted) {
    return listArcs({ sort, start, isWalk: false, after, from: arc }).map(({ conditions, order }) =>
      toBranch({ from: sql`counted WHERE ${all(conditions)}`, order, reach, ...fit }),
    );
  }
  const parts = after === undefined || after.isComparable ? [true, false] : [false];
  return parts.flatMap((part) => {
    const from = after?.isComparable === part ? after : undefined;
    const arcs = listArcs({ sort, start, isWalk: false, after: from, from: findArc({ start, after: from }) });
    return arcs.map(({ conditions, order }) => {
      const where = all([sql`"isComparable" = ${part}`, ...conditions]);
      return toBranch({ from: sql`counted WHERE ${where}`, order, reach, isComparable: part, ...fit });
    });
  });
}
