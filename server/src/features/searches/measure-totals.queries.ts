import type { Bound, Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { type MeasureKey, measureOf } from "@vestpocket/domain/searches/measures";
import { listAskingSubtypes } from "@vestpocket/domain/searches/measures.rules";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { ANY, countCorrections, countedIn, isCounted } from "./kept-counts.queries.ts";
import {
  all,
  askBound,
  askSorted,
  attributes,
  type BoundedMeasure,
  isSubtype,
  listTrack,
  matches,
  type Search,
} from "./matches.queries.ts";
import { columnOf } from "./measures.queries.ts";
import { type Range, type Steps, toMeasureSteps } from "./steps.rules.ts";

/** The one measure in a search. */
export interface Single extends Bound {
  /** Whether it is bounded, or only sorted by. */
  readonly isBounded: boolean;
  readonly steps: Steps;
}

/** The measure of a search that the maintained counts fully cover: no words, prices or second value. */
export function findSingle(criteria: Criteria, sorted: MeasureKey | undefined): Single | undefined {
  const { lowerPrice, upperPrice, bounds: [bound, ...others] = [] } = criteria;
  const isPriced = lowerPrice !== undefined || upperPrice !== undefined;
  const measure = bound?.measure ?? sorted;
  if (measure === undefined || others.length > 0 || (sorted !== undefined && sorted !== measure)) return undefined;
  if (isPriced || !isCounted({ ...criteria, bounds: undefined })) return undefined;
  const { min, max } = bound ?? {};
  const steps = toMeasureSteps(measure, { lower: min, upper: max });
  return { measure, min, max, isBounded: bound !== undefined, steps };
}

/** The search's conditions on a listing. */
export const askSingle = (single: Single, criteria: Criteria): BoundedMeasure =>
  single.isBounded ? askBound(single, criteria) : askSorted(single.measure);

/**
 * From the maintained counts: how many listings have the value within its bounds, and how many that could have it lack
 * it.
 */
export async function countSingle(
  { statements }: Pick<Database, "statements">,
  counted: { search: Search; single: Single },
): Promise<{ comparable: number; lacking: number }> {
  const [row] = await statements.select<{ comparable: string; lacking: string }>(selectTotals(counted));
  return { comparable: Number(row?.comparable), lacking: Number(row?.lacking) };
}

/** The same as a query. */
export const selectTotals = ({ search, single }: { search: Search; single: Single }) =>
  sql`SELECT ${countComparable(search, single)} AS comparable, ${countLacking(search, single)} AS lacking`;

function countComparable({ criteria, now }: Search, { measure, steps: { whole, parts } }: Single): SQL {
  const within = ({ lower, upper }: Range) =>
    all([sql`${columnOf(measure)} BETWEEN ${lower} AND ${upper}`, ...listTrack(measure)]);
  const terms = parts.map(
    (part) => sql`(SELECT count(*) FROM listings WHERE ${all([matches({ criteria, now }, []), within(part)])})`,
  );
  if (whole !== undefined) {
    const steps = sql`step BETWEEN ${whole.first} AND ${whole.last}`;
    terms.push(sql`${sumMeasured(measure, [...inCategory(criteria), ...inPlace(criteria), ...ofType(criteria), steps])}
      + ${countCorrections(now, [...attributes(criteria), within(whole)])}`);
  }
  return terms.length === 0 ? sql`0` : sql.join(terms, sql` + `);
}

/** All that could have the value, minus those that do. */
function countLacking({ criteria, now }: Search, single: Single): SQL {
  const { measure, isBounded } = single;
  const { fields } = measureOf(measure);
  const onTrack = isBounded ? listTrack(measure) : [];
  const asking = isBounded && fields.length > 0 ? [isSubtype(listAskingSubtypes(fields, criteria))] : undefined;
  const { type = ANY, subtype = ANY } = criteria;
  const category = asking ?? [sql`type = ${type} AND subtype = ${subtype}`];
  const types =
    criteria.listingTypes === undefined && onTrack.length === 0 ? [sql`listing_type = ''`] : ofType(criteria);
  const base = sql`(SELECT coalesce(sum(listings), 0) FROM search_counts WHERE ${all([...category, countedIn(criteria), ...types, ...onTrack])})`;
  const measured = [...(asking ?? inCategory(criteria)), ...inPlace(criteria), ...ofType(criteria), ...onTrack];
  const corrections = countCorrections(now, [...attributes(criteria), askSingle(single, criteria).lacks]);
  return sql`${base} - ${sumMeasured(measure, measured)} + ${corrections}`;
}

const sumMeasured = (measure: MeasureKey, conditions: readonly SQL[]) =>
  sql`(SELECT coalesce(sum(listings), 0) FROM search_measure_counts
    WHERE ${all([sql`measure = ${sql.raw(`'${measure}'`)}`, ...conditions])})`;

/** A subtype is counted within its category only. */
function inCategory({ type, subtype }: Criteria): SQL[] {
  const category = type === undefined && subtype !== undefined ? sql`type <> ''` : sql`type = ${type ?? ANY}`;
  return [category, sql`subtype = ${subtype ?? ANY}`];
}

/** A city is counted within its province only. */
function inPlace({ province, cityKey, cities }: Criteria): SQL[] {
  if (cities !== undefined) return [countedIn({ cities, keywords: [] })];
  const place =
    province === undefined && cityKey !== undefined ? sql`province <> ''` : sql`province = ${province ?? ANY}`;
  return [place, sql`city_key = ${cityKey ?? ANY}`];
}

const ofType = ({ listingTypes }: Criteria) =>
  listingTypes === undefined ? [] : [sql`listing_type IN ${listingTypes}`];
