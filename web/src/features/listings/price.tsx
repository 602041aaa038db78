import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { describeLease, describeMonthlyRent, describeSale, joinQuote } from "@vestpocket/domain/prices/price-text";
import { useLanguage } from "../../platform/language.ts";

type Asked = Pick<ListingCard, "sale" | "lease">;

/** What the owner asks, as quoted: the price of a listing that is for sale, else its rent. */
export function Price({ listing: { sale, lease } }: { listing: Asked }) {
  const language = useLanguage();
  const quote = sale ? describeSale(sale, language) : lease && describeLease(lease, language);
  if (quote === null) return null;
  return (
    <span className="tabular whitespace-nowrap">
      {quote.amount}
      {quote.unit && <span className="text-[0.7em] font-normal text-muted"> {quote.unit}</span>}
    </span>
  );
}

/**
 * What goes below a price, in one line: the rent of a listing that is for sale too, or what comes on top of a rent and what it is
 * compared by.
 */
export function PriceDetail({
  listing,
  className,
}: {
  listing: Asked & Pick<ListingCard, "measures">;
  className: string;
}) {
  const language = useLanguage();
  const { sale, lease, measures } = listing;
  if (lease === null) return null;
  const quote = describeLease(lease, language);
  const parts = [sale ? joinQuote(quote) : quote.additional, describeMonthlyRent({ lease, measures }, language)];
  const text = parts.filter((part) => part).join(" · ");
  return text === "" ? null : <p className={`tabular text-13 text-muted ${className}`}>{text}</p>;
}
