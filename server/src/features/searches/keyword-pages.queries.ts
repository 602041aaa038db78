import { type SQL, sql } from "drizzle-orm";
import type { DatabaseNode } from "../../platform/database/database.ts";
import { KEYWORD_MATCHES_MAX } from "./keyword-totals.queries.ts";
import { listAsked, matches } from "./matches.queries.ts";
import { findArc, findSortedMeasure, listArcs, sortValue } from "./orders.queries.ts";
import { type PageRow, type PageWindow, selectPage, toBranch } from "./pages.queries.ts";
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
  /** Undefined if there are more matches than are counted: then the page is read along its order. */
  readonly rows: PageRow[] | undefined;
}

/** A page of a search by keywords with its total: the matches are read once, counted and sorted. */
export async function findKeywordPage(
  db: DatabaseNode,
  { most = KEYWORD_MATCHES_MAX, ...page }: PageWindow & { readonly most?: number },
): Promise<KeywordPage> {
  if (await isSurelyMore(db, { search: page, most })) return { totals: toAtLeast(most), rows: undefined };
  const asked = listAsked(page.criteria, findSortedMeasure(page.sort));
  // The first of the two is planned as if all were read: from the index of words, even if few are counted.
  const { rows } = await db.execute<CountedRow & PageRow>(sql`
    WITH found AS MATERIALIZED (
      SELECT id, has_priority, rotation, published_at, ${toColumn(page)}, ${isComparable(asked)}, ${listLacks(asked)}
      FROM listings WHERE ${matches(page, asked)}),
    counted AS MATERIALIZED (SELECT * FROM found LIMIT ${most + 1}),
    totals AS MATERIALIZED (SELECT ${countFound(asked)} FROM counted)
    SELECT totals.*, page.* FROM totals LEFT JOIN (${selectPage(listBranches(page, asked.length > 0), page)}) AS page
      ON totals.total <= ${most} ORDER BY page.place`);
  const [first] = rows;
  const totals = toTotals(first, asked);
  if (totals.total > most) return { totals: toAtLeast(most), rows: undefined };
  return { totals, rows: first === undefined || first.id === null ? [] : rows };
}

/** The column that the search sorts by, if it is none of the others. */
const toColumn = ({ sort }: PageWindow) =>
  sort === "featured" || sort === "newest" ? sql`NULL AS unsorted` : sortValue(sort);

/** Those with all of the values that the search asks for, then the rest. */
function listBranches({ sort, start, after, offset, limit }: PageWindow, isParted: boolean): SQL[] {
  const parts = !isParted ? [true] : after === undefined || after.isComparable ? [true, false] : [false];
  return parts.flatMap((part) => {
    const from = after?.isComparable === part ? after : undefined;
    const arcs = listArcs({ sort, start, isWalk: false, after: from, from: findArc({ start, after: from }) });
    return arcs.map(({ conditions, order }) => {
      const where = sql.join([sql`"isComparable" = ${part}`, ...conditions], sql` AND `);
      return toBranch({ from: sql`counted WHERE ${where}`, order, reach: offset + limit, isComparable: part });
    });
  });
}
