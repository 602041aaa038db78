import { PRICE_MAX } from "@vestpocket/domain/prices/prices.schema";
import { RENT_BANDS, type RentScale } from "@vestpocket/domain/prices/rent-bands";
import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import type { Bounds } from "@vestpocket/domain/searches/searches.schema";
import { changeBounds } from "./bounds-query.ts";
import type { Range } from "./range-query.ts";

export const RENT_SCALES = Object.keys(RENT_BANDS) as readonly RentScale[];
export const RENT_COVERS = ["gross", "net"] as const;
type RentCover = (typeof RENT_COVERS)[number];

/** How rents are compared. */
export interface RentChoice {
  readonly scale: RentScale;
  readonly cover: RentCover;
}

const RENT_MEASURES = {
  month: { gross: "rentMonthGross", net: "rentMonthNet" },
  sqft_year: { gross: "rentSqftYearGross", net: "rentSqftYearNet" },
} as const satisfies Readonly<Record<RentScale, Readonly<Record<RentCover, MeasureKey>>>>;

/** The same for every rent: dollars and cents. */
export const RENT_UNITS = {
  month: { unit: "cad-per-month", max: PRICE_MAX, decimals: 2 },
  sqft_year: { unit: "cad-per-sqft-year", max: PRICE_MAX, decimals: 2 },
} as const;

const CHOICES = RENT_SCALES.flatMap((scale) => RENT_COVERS.map((cover): RentChoice => ({ scale, cover })));
export const measureOfRent = ({ scale, cover }: RentChoice): MeasureKey => RENT_MEASURES[scale][cover];
export const RENT_KEYS = CHOICES.map(measureOfRent);

/** How a search bounds rents; undefined if it does not. */
export function chosenRent(bounds: Bounds | undefined): RentChoice | undefined {
  return CHOICES.find((choice) => bounds?.[measureOfRent(choice)] !== undefined);
}

/** Bounds rents by one measure, and removes the bounds of the others. */
export function boundRent(bounds: Bounds | undefined, { choice, range }: { choice: RentChoice; range: Range }) {
  const none = Object.fromEntries(RENT_KEYS.map((key) => [key, {}]));
  return changeBounds(bounds, { ...none, [measureOfRent(choice)]: range });
}
