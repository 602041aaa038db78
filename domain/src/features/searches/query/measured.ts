import { fromHectares, fromMetres, fromSquareMetres } from "../../../shared/units.ts";
import { SQFT_PER_ACRE } from "../../prices/measures.rules.ts";
import { isMeasure, measureOf } from "../measures.ts";
import type { Measured } from "./measure-terms.ts";
import type { QueryUnit } from "./phrase-terms.ts";

/** How a number is written: what it can be of depends on it. */
export interface Shape {
  readonly unit: QueryUnit | undefined;
  readonly isMoney: boolean;
  /** Thousands or millions. */
  readonly isMultiplied: boolean;
  readonly low: number;
}

const AREA_UNITS = new Set<QueryUnit>(["sqft", "sqm", "acres", "hectares"]);
export const isArea = (unit: QueryUnit | undefined) => unit !== undefined && AREA_UNITS.has(unit);

type Nature = "money" | "area" | "acres" | "feet" | "percent" | "kg" | "year" | "count";

const NATURES: Readonly<Partial<Record<Measured, Nature>>> = {
  price: "money",
  rent: "money",
  size: "area",
  lot: "area",
  quotaKgDay: "kg",
  workableAcres: "acres",
};
const UNIT_NATURES: Readonly<Record<string, Nature>> = {
  cad: "money",
  "cad-per-year": "money",
  feet: "feet",
  percent: "percent",
  year: "year",
};

/** What kind of number a measure is; how many, if nothing else. */
export function natureOf(of: Measured): Nature {
  return NATURES[of] ?? (isMeasure(of) ? UNIT_NATURES[measureOf(of).unit] : undefined) ?? "count";
}

/** Doors of one kind, which may be named before "4 doors". */
export const isDoors = (of: Measured) => of === "truckLevelDoors" || of === "gradeLevelDoors";

/** What may stand before its number: "cap rate over 6", but not "office 1500 sq ft" or "bay 4". */
export function mayLead(of: Measured): boolean {
  return (
    natureOf(of) !== "count" ||
    isDoors(of) ||
    of === "parkingSpots" ||
    of === "parkingRatio" ||
    of === "seats" ||
    of === "employees"
  );
}

/** Whether a number that is written like this can be of a measure. */
export function isFitting(of: Measured, { unit, isMoney, isMultiplied, low }: Shape): boolean {
  const nature = natureOf(of);
  if (nature === "money") return unit === undefined;
  if (isMoney) return false;
  if (nature === "area") return unit === undefined ? of === "size" : isArea(unit);
  if (nature === "acres") return unit === undefined || unit === "acres" || unit === "hectares";
  if (isMultiplied) return false;
  if (nature === "feet") return unit === undefined || unit === "feet" || unit === "metres";
  if (nature === "year") return unit === undefined && low >= 1600 && low <= 2100;
  if (nature === "percent") return unit === "percent" || (unit === undefined && of !== "shareOffered");
  return nature === "kg" ? unit === undefined || unit === "kg" : unit === undefined;
}

const toWorkableAcres = (value: number, unit: QueryUnit | undefined) =>
  unit === "hectares" ? fromHectares(value) : value;

/** A value in the unit of its measure; areas in square feet. */
export function convert(
  value: number,
  unit: QueryUnit | undefined,
  of: Measured | "area" | "money" | "unknown",
): number {
  if (of === "workableAcres") return toWorkableAcres(value, unit);
  if (unit === "sqm") return fromSquareMetres(value);
  if (unit === "acres") return value * SQFT_PER_ACRE;
  if (unit === "hectares") return fromSquareMetres(value * 10_000);
  return unit === "metres" ? fromMetres(value) : value;
}

/** Whether only whole numbers make sense: "more than 4 bays" is 5 or more. */
export const isWhole = (of: Measured | "area" | "money" | "unknown") =>
  of !== "area" && of !== "money" && of !== "unknown" && /^(?:count|year)$/u.test(natureOf(of));
