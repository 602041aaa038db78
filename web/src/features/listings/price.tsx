import type { HomeCard, ListingCard } from "@vestpocket/domain/listings/listings.schema";
import {
  describeLease,
  describeMonthlyRent,
  describeSale,
  describeSaleBelow,
  joinQuote,
  type QuoteText,
  toHeadline,
} from "@vestpocket/domain/prices/price-text";
import { useReader } from "../../platform/units.ts";
import { useShownTrack } from "../../shared/listings/shown-track.ts";
import { classNames } from "../../ui/class-names.ts";
import { DOT } from "../../ui/dot.ts";

type AskingPrices = Pick<ListingCard, "sale" | "lease">;

/** What the owner asks, as quoted: among rents the rent, otherwise the price of a listing for sale. */
export function Price({ listing }: { listing: AskingPrices }) {
  const quote = useQuote(listing);
  return quote && <Quote quote={quote} />;
}

/** A quote in large type. If it does not fit on one line, the unit wraps to the next. */
export function Quote({ quote: { amount, unit } }: { quote: QuoteText }) {
  return (
    <span className="tabular wrap-anywhere">
      {amount}
      {unit && (
        <>
          {" "}
          <span className={`inline-block ${UNIT}`}>{unit}</span>
        </>
      )}
    </span>
  );
}

/** Longer quotes need smaller type to fit on a card's line. */
const LONG = 26;

/** The price on a card, which has one line for it: the unit of the longest rents is cut off. */
export function CardPrice({ listing }: { listing: AskingPrices }) {
  const quote = useQuote(listing);
  if (quote === null) return null;
  const { amount, unit } = quote;
  const isLong = amount.length + unit.length > LONG;
  return (
    <span className={classNames("tabular flex items-baseline gap-[0.25em] whitespace-nowrap", isLong && "text-16")}>
      <span>{amount}</span> {unit && <span className={`min-w-0 truncate ${UNIT}`}>{unit}</span>}
    </span>
  );
}

const UNIT = "text-[max(0.7em,0.8125rem)] font-normal text-muted";

function useQuote({ sale, lease }: AskingPrices): QuoteText | null {
  const reader = useReader();
  const isRent = toHeadline({ sale, lease }, useShownTrack()) === "lease";
  return sale && !isRent ? describeSale(sale, reader.language) : lease && describeLease(lease, reader);
}

type Detailed = AskingPrices & Pick<HomeCard, "measures">;

/**
 * The lines below a price: the rent of a listing that is also for sale, or what is added to a rent, its comparison value,
 * and the price at which it is also for sale.
 */
export function PriceDetail({ listing, className }: { listing: Detailed; className: string }) {
  const parts = useDetails(listing);
  if (parts.length === 0) return null;
  return (
    <div className={`tabular text-13 text-muted wrap-anywhere ${className}`}>
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  );
}

/** The same on a card, which has one line for it: a part that does not fit is left out, so that no amount is cut. */
export function CardPriceDetail({ listing }: { listing: Detailed }) {
  const [first, ...more] = useDetails(listing);
  if (first === undefined) return null;
  return (
    <p className="tabular flex h-[1lh] flex-wrap overflow-hidden">
      <span className="max-w-full truncate">{first}</span>
      {more.map((part) => (
        <span key={part} className="whitespace-pre">
          {DOT}
          {part}
        </span>
      ))}
    </p>
  );
}

function useDetails({ sale, lease, measures }: Detailed): string[] {
  const reader = useReader();
  const isRent = toHeadline({ sale, lease }, useShownTrack()) === "lease";
  if (lease === null) return [];
  const quote = describeLease(lease, reader);
  const parts = [
    isRent ? quote.additional : joinQuote(quote),
    describeMonthlyRent({ lease, measures }, reader.language),
    sale && isRent ? describeSaleBelow(sale, reader.language) : "",
  ];
  return parts.filter((part): part is string => part !== undefined && part !== "");
}
