import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { ReactNode } from "react";
import { Price } from "./price.tsx";

/** The asking price or the monthly rent, or both. */
export function ListingTerms({ price, listingType, features }: Pick<Property, "price" | "listingType" | "features">) {
  const monthlyRent = features.monthlyRent;
  return (
    <dl className="space-y-2">
      <Term label={listingType === "rent" ? <Trans>Monthly rent</Trans> : <Trans>Asking price</Trans>}>
        <Price price={price} listingType={listingType} />
      </Term>
      {listingType === "both" && typeof monthlyRent === "number" && (
        <Term label={<Trans>Monthly rent</Trans>}>
          <Price price={monthlyRent} listingType="rent" />
        </Term>
      )}
    </dl>
  );
}

function Term({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-22 font-semibold">{children}</dd>
    </div>
  );
}
