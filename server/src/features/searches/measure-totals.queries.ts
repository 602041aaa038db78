import { type MeasureKey, measureOf } from "@vestpocket/domain/searches/measures";
import { listAskingSubtypes } from "@vestpocket/domain/searches/measures.rules";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { countExpired, countedIn, isCounted } from "./kept-counts.queries.ts";
import { all, attributes, type Criteria, isSubtype, listAsked, matches, type Search } from "./matches.queries.ts";
import { columnOf } from "./measures.queries.ts";
import { type Range, toMeasureSteps } from "./steps.rules.ts";

/** The one measure that a search asks for. */
interface Single {
  readonly measure: MeasureKey;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Whether it is bounded, and not only sorted by. */
  readonly isBounded: boolean;
}

/** The measure of a search that asks for nothing that the kept counts do not know: words, prices, or a second value. */
export function findSingle(criteria: Criteria, sorted: MeasureKey | undefined): Single | undefined {
  const { lowerPrice, upperPrice, bounds: [bound] = [] } = criteria;
  const isPriced = lowerPrice !== undefined || upperPrice !== undefined;
  if (isPriced || !isCounted({ ...criteria, bounds: undefined }) || listAsked(criteria, sorted).length !== 1)
    return undefined;
  if (bound !== undefined) return { ...bound, isBounded: true };
  return sorted === undefined ? undefined : { measure: sorted, isBounded: false };
}

/** How many listings have the value, within its bounds, and how many that could have it lack it, from the kept counts. */
export async function countSingle(
  { statements }: Pick<Database, "statements">,
  { search, single }: { search: Search; single: Single },
): Promise<{ comparable: number; lacking: number }> {
  const [row] = await statements.select<{ comparable: string; lacking: string }>(
    sql`SELECT ${countComparable(search, single)} AS comparable, ${countLacking(search, single)} AS lacking`,
  );
  return { comparable: Number(row?.comparable), lacking: Number(row?.lacking) };
}

function countComparable(search: Search, { measure, min, max }: Single): SQL {
  const { criteria, now } = search;
  const { whole, parts } = toMeasureSteps(measure, { lower: min, upper: max });
  const within = ({ lower, upper }: Range) => sql`${columnOf(measure)} BETWEEN ${lower} AND ${upper}`;
  const terms = parts.map(
    (part) => sql`(SELECT count(*) FROM listings WHERE ${all([matches({ criteria, now }, []), within(part)])})`,
  );
  if (whole !== undefined) {
    const steps = sql`step BETWEEN ${whole.first} AND ${whole.last}`;
    terms.push(sql`${sumMeasured(measure, [...inCategory(criteria), ...inPlace(criteria), ...ofType(criteria), steps])}
      - ${countExpired(now, [...attributes(criteria), within(whole)])}`);
  }
  return terms.length === 0 ? sql`0` : sql.join(terms, sql` + `);
}

/** Of all that could have the value, those that have it are taken off. */
function countLacking(search: Search, { measure, isBounded }: Single): SQL {
  const { criteria } = search;
  const { track, fields } = measureOf(measure);
  const onTrack = isBounded && track !== undefined ? [sql`listing_type IN (${track}, 'both')`] : [];
  const asking = isBounded && fields.length > 0 ? [isSubtype(listAskingSubtypes(fields, criteria))] : undefined;
  const { type = "", subtype = "" } = criteria;
  const category = asking ?? [sql`type = ${type} AND subtype = ${subtype}`];
  const types =
    criteria.listingTypes === undefined && onTrack.length === 0 ? [sql`listing_type = ''`] : ofType(criteria);
  const base = sql`(SELECT coalesce(sum(listings), 0) FROM search_counts WHERE ${all([...category, countedIn(criteria), ...types, ...onTrack])})`;
  const measured = [...(asking ?? inCategory(criteria)), ...inPlace(criteria), ...ofType(criteria), ...onTrack];
  const [asked] = isBounded ? listAsked(criteria) : listAsked({ keywords: [] }, measure);
  return sql`${base} - ${sumMeasured(measure, measured)} - ${countExpired(search.now, [...attributes(criteria), asked?.lacks ?? sql`false`])}`;
}

const sumMeasured = (measure: MeasureKey, conditions: readonly SQL[]) =>
  sql`(SELECT coalesce(sum(listings), 0) FROM search_measure_counts WHERE ${all([sql`measure = ${measure}`, ...conditions])})`;

/** A subtype is counted within its category only. */
function inCategory({ type, subtype }: Criteria): SQL[] {
  const category = type === undefined && subtype !== undefined ? sql`type <> ''` : sql`type = ${type ?? ""}`;
  return [category, sql`subtype = ${subtype ?? ""}`];
}

/** A city is counted within its province only. */
function inPlace({ province, cityKey, cities }: Criteria): SQL[] {
  if (cities !== undefined) return [countedIn({ cities, keywords: [] })];
  const place =
    province === undefined && cityKey !== undefined ? sql`province <> ''` : sql`province = ${province ?? ""}`;
  return [place, sql`city_key = ${cityKey ?? ""}`];
}

const ofType = ({ listingTypes }: Criteria) =>
  listingTypes === undefined ? [] : [sql`listing_type IN ${listingTypes}`];
