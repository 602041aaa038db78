import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import { type SQL, sql } from "drizzle-orm";
import type { DatabaseNode } from "../../platform/database/database.ts";
import { all, matches } from "./matches.queries.ts";
import { askSingle, type Single, selectTotals } from "./measure-totals.queries.ts";
import { columnOf } from "./measures.queries.ts";
import {
  type Arc,
  findArc,
  findSortedMeasure,
  listArcs,
  type Ordering,
  orderedBy,
  WALK_FROM,
} from "./orders.queries.ts";
import { findReach, type PageRow, type PageWindow, selectPage, toBranch } from "./pages.queries.ts";

/**
 * The measures with an index for each kind of location and category. For others, the best plan depends on the values.
 */
const RENTS: readonly MeasureKey[] = ["rentMonthGross", "rentMonthNet", "rentSqftYearGross", "rentSqftYearNet"];

const WALK = sql.raw(String(WALK_FROM));

type Literals = Pick<Single, "measure" | "isBounded"> &
  Pick<Ordering, "sort" | "from"> & {
    readonly reach: number | null;
    /** Whether the page comes after a listing that lacks the value. */
    readonly isRest: boolean;
  };
type Held = Pick<PageWindow, "criteria" | "now" | "start" | "after" | "limit"> &
  Pick<Single, "min" | "max" | "steps"> & { readonly offset: number | undefined };

interface RentPage {
  readonly comparable: number;
  readonly lacking: number;
  readonly rows: PageRow[];
}

/** Whether a search's page is one statement: it has a rent condition, and few count rows cover it. */
export const asksForRent = ({ criteria }: Pick<PageWindow, "criteria">, { measure }: Single) =>
  RENTS.includes(measure) && criteria.cities === undefined;

/** A page of a search with one measure, with its totals: one statement, planned once for its shape (decision 091). */
export async function findRentPage(
  db: DatabaseNode,
  { page, single }: { page: PageWindow; single: Single },
): Promise<RentPage> {
  const { criteria, now, sort, start, limit, offset, after, stamp } = page;
  const { measure, isBounded, min, max, steps } = single;
  const needed = offset + limit;
  const [first, ...others] = await db.statements.run<PageRow & { comparable: string; lacking: string }, Literals, Held>(
    {
      name: "searches_rent_page",
      literals: {
        measure,
        isBounded,
        sort,
        from: findArc({ start, after }),
        reach: findReach(needed),
        isRest: after?.isComparable === false,
      },
      values: {
        criteria: { ...criteria, bounds: undefined },
        ...{ min, max, steps, now, start, after, limit },
        offset: after === undefined ? offset : undefined,
      },
      build: (literals, held) => build({ ...literals, ...held, stamp }),
    },
  );
  const rows = first === undefined || first.id === null ? [] : [first, ...others];
  return { comparable: Number(first?.comparable), lacking: Number(first?.lacking), rows };
}

type Built = Literals & Held & Pick<PageWindow, "stamp">;

/**
 * Listings with the value come first, then those that lack it. Each part's plan depends on its total, and it runs only
 * if the page reaches it.
 */
function build(page: Built) {
  const { criteria, now, sort, limit, offset, stamp, isRest } = page;
  const skipped = offset ?? sql`0`;
  const valued = sql`(SELECT comparable FROM totals WHERE comparable > ${skipped})`;
  const lacking = sql`(SELECT lacking FROM totals WHERE comparable + lacking > ${skipped})`;
  const branches = [
    ...(isRest ? [] : listBranches(page, { isComparable: true, reached: valued })),
    ...listBranches(page, { isComparable: false, reached: lacking }),
  ];
  // A page within the rest does not read the comparable ones again.
  const remaining =
    offset && sql`(SELECT ${offset} - CASE WHEN comparable <= ${offset} THEN comparable ELSE 0 END FROM totals)`;
  return sql`WITH totals AS MATERIALIZED (${selectTotals({ search: { criteria, now }, single: page })})
    SELECT totals.comparable, totals.lacking, page.*
    FROM totals LEFT JOIN (${selectPage(branches, { sort, limit, offset: remaining, stamp })}) AS page ON true ORDER BY page.place`;
}

interface Part {
  readonly isComparable: boolean;
  /** The part's total; null if the page does not reach it. */
  readonly reached: SQL;
}

function listBranches(page: Built, { isComparable, reached }: Part): SQL[] {
  const { criteria, now, measure, sort, reach, isRest } = page;
  const { type, subtype, province, cityKey } = criteria;
  const { fits, lacks } = askSingle(page, criteria);
  const scope = matches({ criteria, now }, []);
  const asked = isComparable ? fits : lacks;
  // For conditions from sort orders alone, location and category are more selective.
  const isNarrow = page.isBounded || [type, subtype, province, cityKey].every((each) => each === undefined);
  const isSorted = findSortedMeasure(sort) === measure;
  const after = isComparable !== isRest ? page.after : undefined;
  const ordering = { ...page, after };
  const listOwn = (isWalk: boolean) => {
    const arcs = listArcs({ ...ordering, isWalk, from: after === undefined ? 0 : page.from });
    return isSorted ? arcs.filter((arc) => isOf(arc, arcs, isComparable)) : arcs;
  };
  const walked = listOwn(true).map(({ conditions, order }) => {
    const where = all([sql`${reached} >= ${WALK}`, scope, isSorted ? asked : onTheWay(asked), ...conditions]);
    return toBranch({ from: sql`listings WHERE ${where}`, order, reach, isComparable });
  });
  const sorted = listOwn(false).map(({ conditions, order }) => {
    const where = all([sql`${reached} < ${WALK}`, scope, isNarrow ? asked : onTheWay(asked), ...conditions]);
    const columns = sql`${orderedBy(sort)}, ${columnOf(measure)}`;
    // OFFSET separates the order: rows are found by the most selective condition, then sorted.
    return toBranch({
      from: sql`(SELECT ${columns} FROM listings WHERE ${where} OFFSET 0) AS few`,
      order,
      reach,
      isComparable,
    });
  });
  return [...walked, ...sorted];
}

/** The same condition, estimated by the planner to match every second listing: too many to sort. */
const onTheWay = (condition: SQL) => sql`CASE WHEN ${condition} THEN true ELSE false END`;

/** When ordering by the measure itself, the first arc has the values and the last one the listings that lack them. */
const isOf = (arc: Arc, arcs: readonly Arc[], isComparable: boolean) => arc === arcs.at(isComparable ? 0 : -1);
