import type { Criteria } from "@vestpocket/domain/searches/criteria.rules";
import type { Facet } from "@vestpocket/domain/searches/facets.schema";
import { type SQL, sql } from "drizzle-orm";
import type { DatabaseNode } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { expiredListings, isCounted } from "./kept-counts.queries.ts";
import { keptRows } from "./kept-facets.queries.ts";
import { all, attributes, listAsked, matches, prices, type Search } from "./matches.queries.ts";
import { type Range, toPriceSteps } from "./steps.rules.ts";

/** How many listings have a choice of a facet. A price is named by its step. */
export interface Choice {
  readonly facet: Facet;
  /** Of a city; empty otherwise. */
  readonly province: string;
  readonly name: string;
  /** Several rows of one choice are added up. */
  readonly listings: number;
}

/** The maximum number of listings read to be counted; with more, there are no counts. */
const READ_MAX = 10_000;

/** What each facet counts by, and which conditions it ignores: its own choice, and whatever is nested in it. */
const FACETS: Readonly<Record<Facet, { readonly name: SQL; readonly leavesOut: readonly (keyof Criteria)[] }>> = {
  listingTypes: { name: sql`listing_type`, leavesOut: ["listingTypes"] },
  types: { name: sql`type`, leavesOut: ["type", "subtype"] },
  subtypes: { name: sql`subtype`, leavesOut: ["subtype"] },
  provinces: { name: sql`province`, leavesOut: ["province", "cityKey"] },
  cities: { name: sql`city_key`, leavesOut: ["cityKey"] },
  prices: { name: sql`price_step::text`, leavesOut: ["lowerPrice", "upperPrice"] },
  postedAs: { name: sql`posted_as`, leavesOut: ["postedAs"] },
};
const ALL = Object.keys(FACETS) as Facet[];
/** The maintained counts do not include the poster. */
const KEPT = ALL.filter((facet) => facet !== "postedAs");

/**
 * Counts the choices of all facets in one statement: from the maintained counts if they cover the search, otherwise in
 * one pass over the listings that have its words and values. Undefined if too many would have to be read.
 */
export async function countChoices(db: DatabaseNode, search: Search): Promise<Choice[] | undefined> {
  const isKept = isCounted(search.criteria);
  const { sources, sizes, counts } = isKept ? sumKept(search) : countFound(search);
  const postedAs = isKept ? sql`` : sql`posted_as,`;
  const read = Object.entries(sources).map(
    ([name, { change, from }]) => sql`${sql.raw(name)} AS MATERIALIZED (
      SELECT type, subtype, province, city_key, listing_type, ${postedAs} price,
        coalesce(searches_price_step(price), -1) AS price_step, ${change} AS change
      FROM ${from} LIMIT ${READ_MAX + 1})`,
  );
  const refusals = sizes.map((size) => sql`SELECT 'too many', '', '', 0 WHERE ${size} > ${READ_MAX}`);
  const query = sql`WITH ${sql.join(read, sql`, `)} ${sql.join([...counts, ...refusals], sql` UNION ALL `)}`;
  // Words and values are best planned for their values; rows of maintained counts are looked up by key.
  type Row = Choice | { readonly facet: "too many" };
  const rows = isKept ? await db.statements.select<Row>(query) : await selectRows<Row>(db, query);
  const isChoice = (row: (typeof rows)[number]): row is Choice => row.facet !== "too many";
  return rows.every(isChoice) ? rows : undefined;
}

/** Rows that are counted one by one: each adds `change` to the counts. */
interface Source {
  readonly change: SQL;
  readonly from: SQL;
}

/** What is read of the listings, by name, and what is counted. */
interface Counting {
  readonly sources: Readonly<Record<string, Source>>;
  /** How much has to be read. */
  readonly sizes: readonly SQL[];
  readonly counts: readonly SQL[];
}

const listed = (where: SQL): Source => ({ change: sql`1`, from: sql`listings WHERE ${where}` });

const sizeOf = (source: string) => sql`(SELECT count(*) FROM ${sql.raw(source)})`;

/** All active listings, whose number is maintained. */
const EVERYTHING = sql`(SELECT coalesce(sum(listings), 0) FROM search_counts
  WHERE type = '' AND subtype = '' AND province = '' AND city_key = '' AND listing_type = '')`;

/** The listings with the search's words, values and freshness, whatever else they are. Without words, that may be all listings. */
function countFound({ criteria, now }: Search): Counting {
  const { keywords, bounds, zoning, confirmedWithin } = criteria;
  const loose = { keywords, bounds, zoning, confirmedWithin };
  const found = matches({ criteria: loose, now }, listAsked(loose));
  const counts = countEach(ALL, { source: "found", criteria });
  if (keywords.length > 0) return { sources: { found: listed(found) }, sizes: [sizeOf("found")], counts };
  return { sources: { found: listed(sql`${found} AND ${EVERYTHING} <= ${READ_MAX}`) }, sizes: [EVERYTHING], counts };
}

/**
 * The maintained counts of the price steps within the search's prices, with the latest changes and minus expired ones,
 * and the listings at the two ends.
 */
function sumKept({ criteria, now }: Search): Counting {
  const { whole, parts } = toPriceSteps(criteria.lowerPrice, criteria.upperPrice);
  const covered = { ...criteria, lowerPrice: whole?.lower, upperPrice: whole?.upper };
  // Without a whole step, only the price facet, which ignores prices, reads the maintained counts.
  const kept: readonly Facet[] = whole === undefined ? ["prices"] : KEPT;
  const counts = [
    ...kept.map((facet) =>
      select(facet, {
        listings: sql`sum(listings)`,
        from: sql`search_counts WHERE ${keptRows(facet, { criteria, steps: whole })}`,
      }),
    ),
    ...countEach(kept, { source: "corrections", criteria: covered }),
  ];
  const columns = sql`type, subtype, province, city_key, listing_type, price`;
  const corrections = {
    change: sql`change`,
    from: sql`(SELECT ${columns}, change FROM search_changes
      UNION ALL SELECT ${columns}, -1 FROM ${expiredListings(now)} AS expired) AS each`,
  };
  const sources = { corrections };
  const sizes = [sizeOf("corrections")];
  if (parts.length === 0) return { sources, sizes, counts };
  const unpriced = { ...criteria, lowerPrice: undefined, upperPrice: undefined };
  return {
    sources: { ...sources, ends: listed(sql`status = 'active' AND expires_at > ${now} AND ${isWithin(parts)}`) },
    sizes: [...sizes, sizeOf("ends")],
    counts: [
      ...counts,
      ...countEach(
        KEPT.filter((facet) => facet !== "prices"),
        { source: "ends", criteria: unpriced },
      ),
    ],
  };
}

function isWithin(ranges: readonly Range[]): SQL {
  const each = ranges.map(({ lower, upper }) => sql`price BETWEEN ${lower} AND ${upper}`);
  return sql`(${sql.join(each, sql` OR `)})`;
}

/** Counts what was read by each facet's choices. */
function countEach(facets: readonly Facet[], { source, criteria }: { source: string; criteria: Criteria }): SQL[] {
  return facets.map((facet) => {
    const left = Object.fromEntries(FACETS[facet].leavesOut.map((member) => [member, undefined]));
    const scope: Criteria = { ...criteria, ...left };
    const conditions = all([...attributes(scope), ...prices(scope)]);
    return select(facet, {
      listings: sql`sum(change)`,
      from: sql`${sql.raw(source)} WHERE ${conditions}`,
    });
  });
}

/** Two provinces may have cities with the same name. */
function select(facet: Facet, { listings, from }: { listings: SQL; from: SQL }): SQL {
  const province = facet === "cities" ? sql`province` : sql`''`;
  return sql`SELECT ${sql.raw(`'${facet}'`)} AS facet, ${province} AS province, ${FACETS[facet].name} AS name,
    (${listings})::integer AS listings FROM ${from} GROUP BY 2, 3`;
}
