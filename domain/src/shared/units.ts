import type { Language } from "./text.ts";

/**
 * Areas, lengths and rates are stored in imperial units; the first system is the default until a reader chooses
 * (product.md §5.1).
 */
export const UNIT_SYSTEMS = ["imperial", "metric"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** The reader of a text with units. */
export interface Reader {
  readonly language: Language;
  readonly units: UnitSystem;
}

/** 1 m² is 10.7639 sq ft. */
const SQFT_PER_SQM = { upper: 107_639n, lower: 10_000n };
/** 1 acre is 0.40468564224 ha. */
const HA_PER_ACRE = { upper: 40_468_564_224n, lower: 100_000_000_000n };
/** 1 ft is 0.3048 m. */
const METRES_PER_FOOT = { upper: 3_048n, lower: 10_000n };

interface Ratio {
  readonly upper: bigint;
  readonly lower: bigint;
}

const inverse = ({ upper, lower }: Ratio): Ratio => ({ upper: lower, lower: upper });

/** Multiplies a whole number exactly, and rounds half up once. */
function scale(value: number, { upper, lower }: Ratio): number {
  return Number((BigInt(value) * upper * 2n + lower) / (lower * 2n));
}

/** Values have at most two decimals. */
const toHundredths = (value: number) => Math.round(value * 100);

/** Square feet to square metres, to a tenth, which is about a square foot. */
export function toSquareMetres(sqft: number): number {
  const { upper, lower } = inverse(SQFT_PER_SQM);
  return scale(toHundredths(sqft), { upper, lower: lower * 10n }) / 10;
}

/** Square metres to square feet, to a hundredth, as areas are stored. */
export function fromSquareMetres(squareMetres: number): number {
  return scale(toHundredths(squareMetres), SQFT_PER_SQM) / 100;
}

/** Acres to hectares: to a hundredth, and below one hectare to a square metre. */
export function toHectares(acres: number): number {
  const hundredths = toHundredths(acres);
  const { upper, lower } = HA_PER_ACRE;
  const squareMetres = scale(hundredths, { upper: upper * 100n, lower });
  return squareMetres < 10_000 ? squareMetres / 10_000 : scale(hundredths, HA_PER_ACRE) / 100;
}

/** Hectares to acres, to a hundredth, as they are stored. */
export function fromHectares(hectares: number): number {
  return scale(toHundredths(hectares), inverse(HA_PER_ACRE)) / 100;
}

/** Feet to metres, to a hundredth. */
export function toMetres(feet: number): number {
  return scale(toHundredths(feet), METRES_PER_FOOT) / 100;
}

/** Metres to feet, to a hundredth, as they are stored. */
export function fromMetres(metres: number): number {
  return scale(toHundredths(metres), inverse(METRES_PER_FOOT)) / 100;
}

/** A rate per square foot to one per square metre, both in whole cents: 2,000 becomes 21,528. */
export function toCentsPerSquareMetre(cents: number): number {
  return scale(cents, SQFT_PER_SQM);
}

/** A rate per square metre to one per square foot, both in whole cents. */
export function fromCentsPerSquareMetre(cents: number): number {
  return scale(cents, inverse(SQFT_PER_SQM));
}

/** A rate per acre to one per hectare, both in whole cents. */
export function toCentsPerHectare(cents: number): number {
  return scale(cents, inverse(HA_PER_ACRE));
}
