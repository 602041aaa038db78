import { findField } from "../listings/listings.fields.ts";
import type { QueryUnit } from "../searches/query/phrase-terms.ts";
import type { TextUnit } from "./text-units.ts";

/** What kind of thing an amount measures. */
export type Nature =
  | "money"
  | "area"
  | "acres"
  | "feet"
  | "percent"
  | "count"
  | "year"
  | "years"
  | "amps"
  | "tonnes"
  | "bushels"
  | "litres"
  | "kg"
  | "ratio"
  | "other";

const OF_UNITS: Readonly<Record<string, Nature>> = {
  ...{ cad: "money", "cad-per-year": "money", "cad-per-month": "money", "cad-per-sqft": "money" },
  ...{ sqft: "area", acres: "acres", feet: "feet", percent: "percent", count: "count", year: "year", years: "years" },
  ...{ amps: "amps", tons: "tonnes", tonnes: "tonnes", bushels: "bushels", "kg-per-day": "kg" },
  ...{ "litres-per-year": "litres", "per-1000-sqft": "ratio" },
};
const OF_TERMS: Readonly<Record<string, Nature>> = {
  ...{ price: "money", rent: "money", additional: "money", size: "area", lot: "area" },
};

/** The nature of what amounts are said to be: a field's key, or one of the words of `FieldTerms`. */
export function natureOf(of: string): Nature {
  return OF_TERMS[of] ?? OF_UNITS[findField(of)?.unit ?? ""] ?? "other";
}

const WRITTEN: Readonly<Record<QueryUnit | TextUnit, Nature>> = {
  ...{ sqft: "area", sqm: "area", acres: "acres", hectares: "acres", feet: "feet", metres: "feet" },
  ...{
    percent: "percent",
    kg: "kg",
    amps: "amps",
    tonnes: "tonnes",
    bushels: "bushels",
    litres: "litres",
    years: "years",
  },
  ...{ volts: "other", months: "other", days: "other", minutes: "other", distance: "other" },
};

/** The nature of an amount with this unit. */
export const natureOfUnit = (unit: QueryUnit | TextUnit): Nature => WRITTEN[unit];
