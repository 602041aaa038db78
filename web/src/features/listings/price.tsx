import { Trans } from "@lingui/react/macro";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { formatPrice } from "@vestpocket/domain/shared/amounts";
import { useLanguage } from "../../platform/language.ts";

/** A listing's price; a rent is per month. */
export function Price({ price, listingType }: { price: number; listingType: ListingType }) {
  const amount = formatPrice(price, useLanguage());
  return (
    <span className="tabular whitespace-nowrap">
      {listingType === "rent" ? (
        <Trans>
          {amount} <span className="text-[0.7em] font-normal text-muted">/ month</span>
        </Trans>
      ) : (
        amount
      )}
    </span>
  );
}
