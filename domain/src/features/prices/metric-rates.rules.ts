import { toCentsPerHectare, toCentsPerSquareMetre, type UnitSystem } from "../../shared/units.ts";
import type { LeaseTerms } from "./price-terms.schema.ts";
import type { RentUnit } from "./rents.terms.ts";

type Quoted = Exclude<LeaseTerms, { kind: "on_request" }>;

const CONVERSIONS: Readonly<Partial<Record<RentUnit, (cents: number) => number>>> = {
  sqft_year: toCentsPerSquareMetre,
  sqft_month: toCentsPerSquareMetre,
  acre_year: toCentsPerHectare,
};

/** A rate in whole cents in a system of units: per square metre instead of per square foot (product.md §5.1). */
export function toRateIn(units: UnitSystem, { cents, per }: { cents: number; per: RentUnit }): number {
  const convert = units === "metric" ? CONVERSIONS[per] : undefined;
  return convert ? convert(cents) : cents;
}

/** A quoted rent with its amounts in a system of units; the space that each is for keeps its imperial name. */
export function toLeaseIn(units: UnitSystem, lease: Quoted): Quoted {
  const { per, additional } = lease;
  const convert = (cents: number) => toRateIn(units, { cents, per });
  const shared = {
    amountCents: convert(lease.amountCents),
    additional: additional && {
      ...additional,
      amountCents: toRateIn(units, { cents: additional.amountCents, per: additional.per }),
    },
  };
  return lease.kind === "range" ? { ...lease, ...shared, toCents: convert(lease.toCents) } : { ...lease, ...shared };
}
