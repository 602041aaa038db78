import type { LeaseTerms, Measures, SaleTerms } from "./price-terms.schema.ts";
import type { RentUnit } from "./rents.terms.ts";

/** Square feet of an acre. */
export const SQFT_PER_ACRE = 43_560;

/** A listing's areas in hundredths of a square foot; undefined if its owner gives none. */
export interface Areas {
  /** The whole building or unit. */
  readonly floor: number | undefined;
  /** The rentable space, the smallest if there are several; the floor area if the owner does not give it separately. */
  readonly available?: number | undefined;
  /** The land. */
  readonly land: number | undefined;
}

interface Quoted {
  /** Null if the listing is not for sale. */
  readonly sale: SaleTerms | null;
  /** Null if it is not for rent. */
  readonly lease: LeaseTerms | null;
  readonly areas: Areas;
}

/** Derives the measures from the owner's quote. */
export function deriveMeasures({ sale, lease, areas }: Quoted): Measures {
  const salePrice = sale === null || sale.kind === "on_request" ? null : sale.amountCents;
  const rented = { ...areas, floor: areas.available ?? areas.floor };
  const { net, gross } = toYearlyRent(lease, rented);
  return {
    salePrice,
    salePerSqft: round(salePrice === null ? undefined : perSqft(whole(salePrice), areas)),
    rentMonthNet: round(divide(net, MONTHS)),
    rentMonthGross: round(divide(gross, MONTHS)),
    ...toRentPerSqft(lease, rented),
  };
}

/** The rent of the whole space for a year, in cents. */
interface Rent {
  readonly net: Fraction | undefined;
  readonly gross: Fraction | undefined;
}

function toYearlyRent(lease: LeaseTerms | null, areas: Areas): Rent {
  return toRent(lease, (amount, per) => toYear(amount, { per, areas }));
}

/** A rent per square foot needs no area if it is quoted that way. */
function toRentPerSqft(
  lease: LeaseTerms | null,
  areas: Areas,
): Pick<Measures, "rentSqftYearNet" | "rentSqftYearGross"> {
  const { net, gross } = toRent(lease, (amount, per) => toSqftYear(amount, { per, areas }));
  return { rentSqftYearNet: round(net), rentSqftYearGross: round(gross) };
}

/** Net and gross rent in a unit to which `convert` converts a quoted amount; each undefined if something is missing. */
function toRent(lease: LeaseTerms | null, convert: (amountCents: number, per: RentUnit) => Fraction | undefined): Rent {
  if (lease === null || lease.kind === "on_request") return { net: undefined, gross: undefined };
  const base = convert(lease.amountCents, lease.per);
  const additional =
    lease.additional === null ? undefined : convert(lease.additional.amountCents, lease.additional.per);
  if (lease.basis === "gross") return { net: positive(subtract(base, additional)), gross: base };
  return { net: lease.basis === "net" ? base : undefined, gross: add(base, additional) };
}

interface Rate {
  readonly per: RentUnit;
  readonly areas: Areas;
}

function toYear(amountCents: number, { per, areas }: Rate): Fraction | undefined {
  const amount = whole(amountCents);
  switch (per) {
    case "year":
      return amount;
    case "month":
      return multiply(amount, MONTHS);
    case "sqft_year":
      return multiply(amount, toSqft(areas.floor));
    case "sqft_month":
      return multiply(multiply(amount, MONTHS), toSqft(areas.floor));
    case "acre_year":
      return divide(multiply(amount, toSqft(areas.land)), ACRE);
  }
}

function toSqftYear(amountCents: number, { per, areas }: Rate): Fraction | undefined {
  if (per === "sqft_year") return whole(amountCents);
  if (per === "sqft_month") return multiply(whole(amountCents), MONTHS);
  // An acre is a fixed number of square feet: no area is missing.
  if (per === "acre_year") return divide(whole(amountCents), ACRE);
  return perSqft(toYear(amountCents, { per, areas }), areas);
}

const perSqft = (amount: Fraction | undefined, { floor }: Areas) => divide(amount, toSqft(floor));

/** An exact fraction, so that nothing is lost before the single rounding; the denominator is positive. */
interface Fraction {
  readonly upper: bigint;
  readonly lower: bigint;
}

const whole = (value: number): Fraction => ({ upper: BigInt(value), lower: 1n });
const MONTHS = whole(12);
const ACRE = whole(SQFT_PER_ACRE);

const toSqft = (hundredths: number | undefined): Fraction | undefined =>
  hundredths === undefined ? undefined : { upper: BigInt(hundredths), lower: 100n };

function multiply(one: Fraction | undefined, other: Fraction | undefined): Fraction | undefined {
  return one && other && { upper: one.upper * other.upper, lower: one.lower * other.lower };
}

function divide(one: Fraction | undefined, other: Fraction | undefined): Fraction | undefined {
  return multiply(one, other && { upper: other.lower, lower: other.upper });
}

function add(one: Fraction | undefined, other: Fraction | undefined): Fraction | undefined {
  return one && other && { upper: one.upper * other.lower + other.upper * one.lower, lower: one.lower * other.lower };
}

function subtract(one: Fraction | undefined, other: Fraction | undefined): Fraction | undefined {
  return add(one, other && { upper: -other.upper, lower: other.lower });
}

const positive = (value: Fraction | undefined) => (value !== undefined && value.upper > 0n ? value : undefined);

/** Also null for amounts that no real listing costs and that a number cannot represent exactly. */
function round(value: Fraction | undefined): number | null {
  if (value === undefined) return null;
  const cents = Number((value.upper * 2n + value.lower) / (value.lower * 2n));
  return Number.isSafeInteger(cents) ? cents : null;
}
