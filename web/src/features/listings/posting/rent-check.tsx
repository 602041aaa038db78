import { Trans } from "@lingui/react/macro";
import { readQuotes } from "@vestpocket/domain/listings/posting-choices.rules";
import { type PostingValues, toFeatures } from "@vestpocket/domain/listings/posting-values.rules";
import { measureListing } from "@vestpocket/domain/listings/quoted-terms.rules";
import { describeMeasure } from "@vestpocket/domain/prices/price-text";
import { useReader } from "../../../platform/units.ts";

/** The monthly rent that tenants will compare, shown while it is typed. */
export function RentCheck({ values }: { values: PostingValues }) {
  const reader = useReader();
  const quotes = readQuotes(values);
  if (!quotes?.lease || quotes.lease.kind === "on_request") return null;
  // An invalid field is not a number, and does not count toward a measure.
  const features = toFeatures(values) as Parameters<typeof measureListing>[0]["features"];
  const { rentMonthGross, rentMonthNet } = measureListing({ ...quotes, features });
  const basis = rentMonthGross === null ? "net" : "gross";
  const cents = rentMonthGross ?? rentMonthNet;
  const rent = cents === null ? undefined : describeMeasure({ cents, per: "month", basis }, reader);
  return (
    <p role="status" className="rounded-control bg-sunken px-4 py-3 text-14">
      {rent === undefined ? (
        <Trans>Enter the area to show tenants the monthly rent.</Trans>
      ) : (
        <Trans>Tenants see it as {rent} when they compare.</Trans>
      )}
    </p>
  );
}
