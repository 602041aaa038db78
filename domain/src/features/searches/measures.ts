import type { Message } from "../../shared/text.ts";
import type { CategorySlug } from "../categories/categories.schema.ts";
import { FIELD_GROUPS, type ListingField, type Unit } from "../listings/fields/kinds.ts";
import { NUMBER_FIELDS } from "../listings/fields/number-fields.ts";
import { AREA_EDGES } from "../listings/fields/number-specs.ts";
import type { ListingType } from "../listings/listings.terms.ts";
import { SQFT_PER_ACRE } from "../prices/measures.rules.ts";
import { PRICE_BANDS, PRICE_MAX } from "../prices/prices.schema.ts";

type FieldKey = keyof typeof NUMBER_FIELDS;

/** The fields that declare a measure. */
type MeasuredKey = {
  [Key in FieldKey]: (typeof NUMBER_FIELDS)[Key] extends { measure: object } ? Key : never;
}[FieldKey];

/** A value that a search can bound and sort by (product.md §6.9). */
export interface Measure {
  readonly label: Message;
  /** A unit of the forms' fields, or dollars per square foot and year. */
  readonly unit: Unit | "cad-per-sqft-year";
  /** The highest bound, in the unit; the lowest is 0. */
  readonly max: number;
  /** Most decimal places of a bound. */
  readonly decimals: 0 | 2;
  /** The only listings that have the value: those for sale or those for rent; both if absent. */
  readonly track?: Exclude<ListingType, "both">;
  /**
   * The form fields that contain the value, of which the first filled-in one is used, and how many of the measure's
   * units one unit of the field is. If empty, the value comes from the owner's quote.
   */
  readonly fields: readonly { readonly key: FieldKey; readonly times: number }[];
  /** Where the steps that the database counts end, in the unit, ascending; one step if there are none. */
  readonly edges: readonly number[];
}

/** Most of the market is above the last band. We add steps there, so that no bound leaves many rows to count. */
const HIGH_EDGES = [1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000];
const PRICE_EDGES = [...PRICE_BANDS.flatMap((band) => ("upper" in band ? [band.upper] : [])), ...HIGH_EDGES];
const MONTHLY_EDGES = [500, 1_000, 1_500, 2_500, 5_000, 7_500, 10_000, 15_000, 25_000, 50_000];
const SQFT_YEAR_EDGES = [5, 8, 10, 12, 15, 18, 20, 25, 30, 40, 60];
const ACRE_EDGES = [1, 2, 5, 10, 25, 50, 100, 250, 500];

/** From the owner's quote, in dollars and cents. */
function price(label: Message, spec: Required<Pick<Measure, "unit" | "track" | "edges">>): Measure {
  return { label, max: PRICE_MAX, decimals: 2, fields: [], ...spec };
}

const PRICES = {
  salePrice: price(
    /*i18n*/ { id: "searches.measure.salePrice", message: "Sale price" },
    { unit: "cad", track: "sale", edges: PRICE_EDGES },
  ),
  salePerSqft: price(
    /*i18n*/ { id: "searches.measure.salePerSqft", message: "Sale price per sq ft" },
    { unit: "cad-per-sqft", track: "sale", edges: [] },
  ),
  rentMonthGross: price(
    /*i18n*/ { id: "searches.measure.rentMonthGross", message: "Gross rent per month" },
    { unit: "cad-per-month", track: "rent", edges: MONTHLY_EDGES },
  ),
  rentMonthNet: price(
    /*i18n*/ { id: "searches.measure.rentMonthNet", message: "Net rent per month" },
    { unit: "cad-per-month", track: "rent", edges: MONTHLY_EDGES },
  ),
  rentSqftYearGross: price(
    /*i18n*/ { id: "searches.measure.rentSqftYearGross", message: "Gross rent per sq ft per year" },
    { unit: "cad-per-sqft-year", track: "rent", edges: SQFT_YEAR_EDGES },
  ),
  rentSqftYearNet: price(
    /*i18n*/ { id: "searches.measure.rentSqftYearNet", message: "Net rent per sq ft per year" },
    { unit: "cad-per-sqft-year", track: "rent", edges: SQFT_YEAR_EDGES },
  ),
} satisfies Readonly<Record<string, Measure>>;

/** Areas that no single field of the forms contains. */
const AREAS = {
  /** The smallest space for rent; the whole building if its owner does not say which part. */
  areaForRent: {
    label: /*i18n*/ { id: "searches.measure.areaForRent", message: "Area for rent" },
    unit: "sqft",
    max: 10_000_000_000,
    decimals: 2,
    track: "rent",
    fields: [],
    edges: AREA_EDGES,
  },
  land: {
    label: /*i18n*/ { id: "searches.measure.land", message: "Lot size or acreage" },
    unit: "sqft",
    max: 1_000_000 * SQFT_PER_ACRE,
    decimals: 2,
    fields: [
      { key: "lotSize", times: 1 },
      { key: "acres", times: SQFT_PER_ACRE },
    ],
    edges: [5_000, 10_000, 20_000, ...ACRE_EDGES.map((acres) => acres * SQFT_PER_ACRE)],
  },
} satisfies Readonly<Record<string, Measure>>;

export type MeasureKey = keyof typeof PRICES | keyof typeof AREAS | MeasuredKey;

/** What buyers and tenants of a category decide by, in addition to the measures that any category may have. */
export const DECIDING_MEASURES: Readonly<Record<CategorySlug, readonly [MeasureKey, MeasureKey, MeasureKey]>> = {
  commercial: ["seats", "rooms", "serviceBays"],
  office: ["privateOffices", "meetingRooms", "examRooms"],
  industrial: ["clearHeightFeet", "truckLevelDoors", "gradeLevelDoors"],
  land: ["frontageFeet", "approvedLots", "workableAcres"],
  investment: ["numberOfUnits", "occupancyRate", "rooms"],
  business: ["seats", "yearsInOperation", "employees"],
  farm: ["workableAcres", "herdSize", "quotaKgDay"],
  merger: ["ebitda", "shareOffered", "employees"],
  franchise: ["minimumInvestment", "franchiseFee", "royalty"],
};

/** Rates come before amounts. */
const byRate = (one: ListingField, other: ListingField) =>
  Number(other.unit === "percent") - Number(one.unit === "percent");

/** The fields that declare a measure; figures first: the groups of a property page from the last to the first. */
const MEASURED = FIELD_GROUPS.toReversed().flatMap((group) =>
  Object.values<ListingField>(NUMBER_FIELDS)
    .filter((field) => field.group === group && field.measure !== undefined)
    .toSorted(byRate),
);

/** A field of the forms, compared as it is. */
function compared({ key, label, unit = "count", max = 0, decimals = 0, measure }: ListingField): Measure {
  const fields = [{ key: key as FieldKey, times: 1 }];
  return { label, unit, max, decimals: decimals === 0 ? 0 : 2, fields, edges: measure?.edges ?? [] };
}

export const MEASURES = {
  ...PRICES,
  ...AREAS,
  ...(Object.fromEntries(MEASURED.map((field) => [field.key, compared(field)])) as Record<MeasuredKey, Measure>),
} satisfies Readonly<Record<MeasureKey, Measure>>;

const DECIDING: readonly string[] = Object.values(DECIDING_MEASURES).flat();

/**
 * All measures, in the order in which a page offers them: prices, areas, what any category may have, and what buyers of
 * one category decide by. A field's measure has the field's key.
 */
export const MEASURE_KEYS = [
  ...new Set([
    ...Object.keys(PRICES),
    "totalArea",
    ...Object.keys(AREAS),
    ...MEASURED.map(({ key }) => key).filter((key) => !DECIDING.includes(key)),
    ...DECIDING,
  ]),
] as [MeasureKey, ...MeasureKey[]];

/** The measure of this key. */
export const measureOf = (key: MeasureKey): Measure => MEASURES[key];

export const isMeasure = (key: string): key is MeasureKey => Object.hasOwn(MEASURES, key);
