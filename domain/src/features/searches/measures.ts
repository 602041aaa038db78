import type { Message } from "../../shared/text.ts";
import type { CategorySlug } from "../categories/categories.schema.ts";
import type { Unit } from "../listings/fields/kinds.ts";
import { NUMBER_FIELDS } from "../listings/fields/number-fields.ts";
import type { ListingType } from "../listings/listings.terms.ts";
import { SQFT_PER_ACRE } from "../prices/measures.rules.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";

type FieldKey = keyof typeof NUMBER_FIELDS;

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
}

/** From the owner's quote, in dollars and cents. */
function price(label: Message, spec: Required<Pick<Measure, "unit" | "track">>): Measure {
  return { label, max: PRICE_MAX, decimals: 2, fields: [], ...spec };
}

/** A field of the forms, compared as it is. */
function compared(key: FieldKey): Measure {
  const { label, unit = "count", max = 0, decimals = 0 } = NUMBER_FIELDS[key];
  return { label, unit, max, decimals: decimals === 0 ? 0 : 2, fields: [{ key, times: 1 }] };
}

/** All measures, in the order in which a page offers them. A field's measure has the field's key. */
export const MEASURES = {
  salePrice: price(
    /*i18n*/ { id: "searches.measure.salePrice", message: "Sale price" },
    { unit: "cad", track: "sale" },
  ),
  salePerSqft: price(
    /*i18n*/ { id: "searches.measure.salePerSqft", message: "Sale price per sq ft" },
    { unit: "cad-per-sqft", track: "sale" },
  ),
  rentMonthGross: price(
    /*i18n*/ { id: "searches.measure.rentMonthGross", message: "Gross rent per month" },
    { unit: "cad-per-month", track: "rent" },
  ),
  rentMonthNet: price(
    /*i18n*/ { id: "searches.measure.rentMonthNet", message: "Net rent per month" },
    { unit: "cad-per-month", track: "rent" },
  ),
  rentSqftYearGross: price(
    /*i18n*/ { id: "searches.measure.rentSqftYearGross", message: "Gross rent per sq ft per year" },
    { unit: "cad-per-sqft-year", track: "rent" },
  ),
  rentSqftYearNet: price(
    /*i18n*/ { id: "searches.measure.rentSqftYearNet", message: "Net rent per sq ft per year" },
    { unit: "cad-per-sqft-year", track: "rent" },
  ),
  totalArea: compared("totalArea"),
  /** The smallest space for rent; the whole building if its owner does not say which part. */
  areaForRent: {
    label: /*i18n*/ { id: "searches.measure.areaForRent", message: "Area for rent" },
    unit: "sqft",
    max: 10_000_000_000,
    decimals: 2,
    track: "rent",
    fields: [],
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
  },
  capRate: compared("capRate"),
  netOperatingIncome: compared("netOperatingIncome"),
  grossRevenue: compared("grossRevenue"),
  cashFlow: compared("cashFlow"),
  parkingSpots: compared("parkingSpots"),
  yearBuilt: compared("yearBuilt"),
  seats: compared("seats"),
  rooms: compared("rooms"),
  serviceBays: compared("serviceBays"),
  privateOffices: compared("privateOffices"),
  meetingRooms: compared("meetingRooms"),
  examRooms: compared("examRooms"),
  clearHeightFeet: compared("clearHeightFeet"),
  truckLevelDoors: compared("truckLevelDoors"),
  gradeLevelDoors: compared("gradeLevelDoors"),
  frontageFeet: compared("frontageFeet"),
  approvedLots: compared("approvedLots"),
  workableAcres: compared("workableAcres"),
  numberOfUnits: compared("numberOfUnits"),
  occupancyRate: compared("occupancyRate"),
  yearsInOperation: compared("yearsInOperation"),
  employees: compared("employees"),
  herdSize: compared("herdSize"),
  quotaKgDay: compared("quotaKgDay"),
  ebitda: compared("ebitda"),
  shareOffered: compared("shareOffered"),
  minimumInvestment: compared("minimumInvestment"),
  franchiseFee: compared("franchiseFee"),
  royalty: compared("royalty"),
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureKey = keyof typeof MEASURES;
export const MEASURE_KEYS = Object.keys(MEASURES) as [MeasureKey, ...MeasureKey[]];

/** The measure of this key, seen as any measure. */
export const measureOf = (key: MeasureKey): Measure => MEASURES[key];

export const isMeasure = (key: string): key is MeasureKey => Object.hasOwn(MEASURES, key);

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
