import { Trans } from "@lingui/react/macro";
import { findSalePerArea } from "@vestpocket/domain/calculators/sale-per-area.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { describeArea } from "@vestpocket/domain/prices/area-text";
import type { Measures } from "@vestpocket/domain/prices/price-terms.schema";
import {
  describeLease,
  describeMeasure,
  describeSale,
  describeSalePerArea,
  joinQuote,
  type QuoteText,
} from "@vestpocket/domain/prices/price-text";
import type { UnitSystem } from "@vestpocket/domain/shared/units";
import type { ReactNode } from "react";
import { useReader } from "../../platform/units.ts";
import { joinUnits } from "./join-units.ts";
import { Quote } from "./price.tsx";

/** What the owner asks, as quoted, followed by the comparable measures. */
export function ListingTerms({ type, sale, lease, availableArea, measures }: Property) {
  const reader = useReader();
  const salePerArea = findSalePerArea(type, measures);
  const comparable = lease === null ? [] : listComparable(measures, lease);
  return (
    <dl className="space-y-4">
      {sale && (
        <Term label={<Trans>Asking price</Trans>} quote={describeSale(sale, reader.language)}>
          {salePerArea !== null && <Line>{describeSalePerArea(salePerArea, reader)}</Line>}
        </Term>
      )}
      {lease && (
        <Term label={<Trans>Rent</Trans>} quote={describeLease(lease, reader)}>
          <AsEntered lease={lease} />
          {availableArea && <AvailableArea {...availableArea} />}
          {comparable.length > 0 && (
            <Line>
              <Trans>For comparison:</Trans>
            </Line>
          )}
          {comparable.map((measure) => (
            <Line key={`${measure.per} ${measure.basis}`}>{describeMeasure(measure, reader)}</Line>
          ))}
        </Term>
      )}
    </dl>
  );
}

/** The known measures of a rent, except the one that it is quoted in. */
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

/** The rent in its owner's units, if the reader's differ. */
function AsEntered({ lease }: { lease: NonNullable<Property["lease"]> }) {
  const reader = useReader();
  const say = (units: UnitSystem) => joinQuote(describeLease(lease, { ...reader, units }));
  const entered = say("imperial");
  return (
    entered !== say(reader.units) && (
      <Line>
        <Trans>Quoted as {entered}</Trans>
      </Line>
    )
  );
}

function AvailableArea(area: NonNullable<Property["availableArea"]>) {
  const reader = useReader();
  const space = joinUnits(reader.units, (units) => describeArea(area, { ...reader, units }));
  return (
    <Line>
      <Trans>{space} available</Trans>
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
