import type { NewListing } from "@vestpocket/domain/listings/listings.factory";
import { measureListing, omitSaid, type QuotedTerms, toPrice } from "@vestpocket/domain/listings/quoted-terms.rules";
import type { LeaseTerms, SaleTerms } from "@vestpocket/domain/prices/price-terms.schema";
import type { RentUnit } from "@vestpocket/domain/prices/rents.terms";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";

type PricedListing = Pick<NewListing, "listingType" | "price" | "features" | "description"> & { pictureSeed: number };

/** Quotes a listing's price as owners do: most rents by the square foot and year, net; a few prices as a range or on request. */
export function quoteListing(listing: PricedListing) {
  const { listingType, price, features } = listing;
  const random = createRandom(listing.pictureSeed);
  const rent = listingType === "rent" ? price : features.monthlyRent;
  const terms: QuotedTerms = {
    sale: listingType === "rent" ? null : quoteSale(random, price * 100),
    lease: listingType === "sale" || typeof rent !== "number" ? null : quoteRent(random, { ...listing, rent }),
    availableArea: null,
  };
  const quoted = { ...terms, features: terms.lease === null ? features : omitSaid(features) };
  return { ...quoted, price: toPrice(quoted, measureListing(quoted)) };
}

function quoteSale(random: Random, amountCents: number): SaleTerms {
  const kind = random.weighted(["amount", "from", "range", "on_request"] as const, (each) => SALE_WEIGHTS[each]);
  if (kind === "on_request") return { kind };
  return kind === "range"
    ? { kind, amountCents, toCents: roundTo(amountCents * 1.15, 5_000_00) + 5_000_00 }
    : { kind, amountCents };
}

const SALE_WEIGHTS = { amount: 88, from: 4, range: 3, on_request: 5 };

interface Leased extends PricedListing {
  /** Dollars a month, net if the description says so. */
  readonly rent: number;
}

function quoteRent(random: Random, { rent, features, description, listingType }: Leased): LeaseTerms {
  if (listingType === "rent" && random.chance(0.04)) return { kind: "on_request" };
  const { totalArea, additionalRent } = features;
  const area = typeof totalArea === "number" ? totalArea : 0;
  // The descriptions of listings for both name the rent by the month.
  const per = listingType === "both" || area === 0 ? "month" : random.pick(UNITS);
  const isNet = typeof additionalRent === "number" || /\bnet\b/iu.test(description) || random.chance(0.6);
  const basis = isNet ? "net" : random.weighted(["gross", "semi_gross"] as const, (each) => (each === "gross" ? 3 : 1));
  const additional =
    typeof additionalRent === "number"
      ? { amountCents: Math.round(additionalRent * 100), per: "sqft_year" as const }
      : isNet && area > 0 && random.chance(0.7)
        ? { amountCents: random.int(12, 60) * 25, per: "sqft_year" as const }
        : null;
  return { kind: "amount", amountCents: toUnit(rent * 100, { per, area }), per, basis, additional };
}

/** As often as listed. */
const UNITS = ["sqft_year", "sqft_year", "sqft_year", "sqft_year", "sqft_month", "month", "month", "year"] as const;

/** A monthly rent by another unit, rounded as owners do. */
function toUnit(cents: number, { per, area }: { per: Exclude<RentUnit, "acre_year">; area: number }): number {
  if (per === "month") return cents;
  if (per === "year") return cents * 12;
  return per === "sqft_year" ? roundTo((cents * 12) / area, 25) : roundTo(cents / area, 5);
}

const roundTo = (cents: number, step: number) => Math.max(step, Math.round(cents / step) * step);
