import type { Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { sql } from "drizzle-orm";
import type { DatabaseNode } from "../../platform/database/database.ts";
import { isCounted } from "./kept-counts.queries.ts";
import { all, matches, offIndex, prices } from "./matches.queries.ts";
import { findArc, listArcs, type Ordering, orderedBy, WALK_FROM } from "./orders.queries.ts";
import { findReach, type PageRow, type PageWindow, selectPage, toBranch } from "./pages.queries.ts";
import { type PriceSteps, toPriceSteps } from "./steps.rules.ts";
import { sumKept } from "./totals.queries.ts";

const WALK = sql.raw(String(WALK_FROM));

/** Whether few count rows cover a search; parts of the map have many. */
export const isCountedByFew = (criteria: Criteria) => criteria.cities === undefined && isCounted(criteria);

type Literals = Pick<Ordering, "sort" | "from"> & { readonly reach: number | null };
type Held = Pick<PageWindow, "criteria" | "now" | "start" | "after" | "limit"> & {
  readonly steps: PriceSteps;
  readonly offset: number | undefined;
};

/**
 * A page of a search that the maintained counts cover, with its total: one statement, planned once for its shape
 * (decision 065).
 */
export async function findKeptPage(
  db: DatabaseNode,
  { criteria, now, sort, start, limit, offset, after, stamp }: PageWindow,
): Promise<{ total: number; rows: PageRow[] }> {
  const needed = offset + limit;
  const [first, ...others] = await db.statements.run<PageRow & { total: string }, Literals, Held>({
    name: "searches_page",
    literals: {
      sort,
      from: findArc({ start, after }),
      reach: findReach(needed),
    },
    values: {
      criteria,
      steps: toPriceSteps(criteria.lowerPrice, criteria.upperPrice),
      now,
      start,
      after,
      limit,
      offset: after === undefined ? offset : undefined,
    },
    build: (literals, held) => build({ ...literals, ...held, stamp }),
  });
  const rows = first === undefined || first.id === null ? [] : [first, ...others];
  return { total: Number(first?.total), rows };
}

/** The statement itself decides by its total how to find the rows: the other branch is not run. */
function build({
  criteria,
  now,
  steps,
  limit,
  offset,
  stamp,
  reach,
  ...ordering
}: Literals & Held & Pick<PageWindow, "stamp">) {
  // Null for a page past the end: then neither branch is run.
  const reached = sql`(SELECT total FROM totals WHERE total > ${offset ?? sql`0`})`;
  const unpriced = { ...criteria, lowerPrice: undefined, upperPrice: undefined };
  const isByPrice = ordering.sort.startsWith("price");
  const scope = matches({ criteria: unpriced, now }, []);
  const priced = prices(criteria);
  // Unknown bounds look narrow to the planner: it would sort everything the price index has between them.
  const filtered = priced.map(offIndex);
  const walked = listArcs({ ...ordering, isWalk: true }).map(({ conditions, order }) => {
    const where = all([sql`${reached} >= ${WALK}`, scope, ...(isByPrice ? priced : filtered), ...conditions]);
    return toBranch({ from: sql`listings WHERE ${where}`, order, reach });
  });
  const sorted = listArcs({ ...ordering, isWalk: false }).map(({ conditions, order }) => {
    const found = steps.whole === undefined ? priced : filtered;
    const where = all([sql`${reached} < ${WALK}`, scope, ...found, ...conditions]);
    // OFFSET separates the order: rows are found by the most selective condition, then sorted.
    return toBranch({
      from: sql`(SELECT ${orderedBy(ordering.sort)} FROM listings WHERE ${where} OFFSET 0) AS few`,
      order,
      reach,
    });
  });
  const page = selectPage([...walked, ...sorted], { sort: ordering.sort, limit, offset, stamp });
  return sql`WITH totals AS MATERIALIZED (SELECT ${sumKept({ criteria, now }, steps)} AS total)
    SELECT totals.total, page.* FROM totals LEFT JOIN (${page}) AS page ON true ORDER BY page.place`;
}
