import { Trans } from "@lingui/react/macro";
import { formatPrice } from "@vestpocket/domain/shared/amounts";
import { isNumberText } from "@vestpocket/domain/shared/typed-number";
import { useLanguage } from "../../../platform/language.ts";
import { AmountField } from "./amount-field.tsx";
import { LeaseFields } from "./lease-fields.tsx";
import { SaleFields } from "./sale-fields.tsx";
import type { Posting } from "./use-posting.ts";

/** What the owner asks, by the listing type: a sale price, a rent, or both. */
export function PriceTerms({ posting }: { posting: Posting }) {
  const { values } = posting;
  const { listingType } = values;
  return (
    <>
      {listingType === "" && <PlainPrice posting={posting} />}
      {(listingType === "sale" || listingType === "both") && <SaleFields posting={posting} />}
      {(listingType === "rent" || listingType === "both") && <LeaseFields posting={posting} />}
    </>
  );
}

/** Shown until the listing type is chosen. */
function PlainPrice({ posting: { values, change, errorOf } }: { posting: Posting }) {
  const language = useLanguage();
  const amount = isNumberText(values.price) ? formatPrice(Number(values.price), language) : undefined;
  return (
    <AmountField
      label={<Trans>Price</Trans>}
      name="price"
      value={values.price}
      onChange={(price) => change({ price })}
      help={amount === undefined ? <Trans>Whole Canadian dollars.</Trans> : <Trans>Shown as {amount}</Trans>}
      isExplained={amount !== undefined}
      error={errorOf("price")}
      required
    />
  );
}
