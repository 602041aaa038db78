import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { LeaseTerms, SaleTerms } from "@vestpocket/domain/prices/price-terms.schema";
import { describeLease, describeSale, joinQuote } from "@vestpocket/domain/prices/price-text";
import type { Language } from "@vestpocket/domain/shared/text";

export interface Quotes {
  readonly sale: SaleTerms | null;
  readonly lease: LeaseTerms | null;
}

/**
 * What was asked before, if what the card shows is less; undefined if the price is no longer lower, or no longer shown
 * (product.md §24.4).
 */
export function findFormerPrice(
  was: Quotes | null,
  { sale, lease }: Pick<ListingCard, "sale" | "lease">,
  language: Language,
): string | undefined {
  if (was?.sale && sale && isLower(sale, was.sale)) return describeSale(was.sale, language).amount;
  const isSameRate =
    was?.lease &&
    lease &&
    "per" in was.lease &&
    "per" in lease &&
    lease.per === was.lease.per &&
    lease.basis === was.lease.basis;
  if (!isSameRate || !isLower(lease, was.lease)) return undefined;
  return joinQuote(describeLease(was.lease, { language, units: "imperial" }));
}

const isLower = (now: SaleTerms | LeaseTerms, was: SaleTerms | LeaseTerms) =>
  "amountCents" in now && "amountCents" in was && now.amountCents < was.amountCents;
