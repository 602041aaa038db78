import type { LeaseTerms, SaleTerms } from "./price-terms.schema.ts";

/** The largest change of a price at once, down or up, in percent; a tenth is the smallest step (product.md §5.7). */
export const REPRICE_PERCENT_MAX = 50;

interface Asked {
  readonly sale: SaleTerms | null;
  readonly lease: LeaseTerms | null;
}

/** Whether a listing asks for an amount that can be changed by a percentage (product.md §5.7). */
export const isPriced = ({ sale, lease }: Asked): boolean =>
  [sale, lease].some((terms) => terms !== null && terms.kind !== "on_request");

/**
 * What a listing asks after a change by `percent` (-50 to 50): its price and its rent, both ends of a range. Prices and
 * rents are rounded to whole dollars, rents by area to cents, and stay at least 1 cent. The additional rent and what is
 * on request stay as they are (product.md §5.7).
 */
export function reprice<Terms extends Asked>({ sale, lease }: Terms, percent: number): Asked {
  return { sale: sale && changeAmounts(sale, percent), lease: lease && changeAmounts(lease, percent) };
}

function changeAmounts<Terms extends SaleTerms | LeaseTerms>(terms: Terms, percent: number): Terms {
  if (terms.kind === "on_request") return terms;
  const step = "per" in terms && terms.per !== "month" && terms.per !== "year" ? 1 : 100;
  const change = (cents: number) => Math.max(1, Math.round((cents * (100 + percent)) / 100 / step) * step);
  const amountCents = change(terms.amountCents);
  if (!("toCents" in terms)) return { ...terms, amountCents };
  // A range keeps two ends, also where rounding would make them one.
  return { ...terms, amountCents, toCents: Math.max(change(terms.toCents), amountCents + 1) };
}
