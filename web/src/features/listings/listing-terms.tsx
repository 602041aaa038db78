import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Measures } from "@vestpocket/domain/prices/price-terms.schema";
import {
  describeLease,
  describeMeasure,
  describeSale,
  describeSalePerSqft,
  type QuoteText,
} from "@vestpocket/domain/prices/price-text";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Quote } from "./price.tsx";

/** What the owner asks, as quoted, and below it what listings are compared by. */
export function ListingTerms({ sale, lease, availableArea, measures }: Property) {
  const language = useLanguage();
  const { salePerSqft } = measures;
  const comparable = lease === null ? [] : listComparable(measures, lease);
  return (
    <dl className="space-y-4">
      {sale && (
        <Term label={<Trans>Asking price</Trans>} quote={describeSale(sale, language)}>
          {salePerSqft !== null && <Line>{describeSalePerSqft(salePerSqft, language)}</Line>}
        </Term>
      )}
      {lease && (
        <Term label={<Trans>Rent</Trans>} quote={describeLease(lease, language)}>
          {availableArea && <AvailableArea {...availableArea} />}
          {comparable.length > 0 && (
            <Line>
              <Trans>For comparison:</Trans>
            </Line>
          )}
          {comparable.map((measure) => (
            <Line key={`${measure.per} ${measure.basis}`}>{describeMeasure(measure, language)}</Line>
          ))}
        </Term>
      )}
    </dl>
  );
}

/** The measures of a rent that are known, without the one that it is quoted by. */
function listComparable(measures: Measures, lease: NonNullable<Property["lease"]>) {
  const all = [
    { cents: measures.rentMonthGross, per: "month", basis: "gross" },
    { cents: measures.rentMonthNet, per: "month", basis: "net" },
    { cents: measures.rentSqftYearGross, per: "sqft_year", basis: "gross" },
    { cents: measures.rentSqftYearNet, per: "sqft_year", basis: "net" },
  ] as const;
  const isQuoted = ({ per, basis }: (typeof all)[number]) =>
    lease.kind !== "on_request" && lease.per === per && lease.basis === basis;
  return all.flatMap(({ cents, ...unit }) =>
    cents === null || isQuoted({ cents, ...unit }) ? [] : [{ cents, ...unit }],
  );
}

function AvailableArea({ from, to }: NonNullable<Property["availableArea"]>) {
  const language = useLanguage();
  const smallest = formatNumber(from / 100, language);
  const largest = formatNumber((to ?? from) / 100, language);
  return (
    <Line>
      {to === null ? (
        <Trans>{smallest} sq ft available</Trans>
      ) : (
        <Trans>
          {smallest}–{largest} sq ft available
        </Trans>
      )}
    </Line>
  );
}

function Term({ label, quote, children }: { label: ReactNode; quote: QuoteText; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-22 font-semibold">
        <Quote quote={quote} />
      </dd>
      {quote.additional && <Line>{quote.additional}</Line>}
      {children}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <dd className="tabular mt-0.5 w-full text-right text-14 text-muted">{children}</dd>;
}
