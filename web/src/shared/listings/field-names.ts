import { useLingui } from "@lingui/react/macro";
import { findLeveled } from "@vestpocket/domain/disclosure/disclosure.fields";
import { findField } from "@vestpocket/domain/listings/listings.fields";
import { useMessage } from "../../platform/language.ts";

/** A form field's label by its server name; undefined if the form has no such field. */
export function useFieldNames(): (name: string) => string | undefined {
  const { t } = useLingui();
  const message = useMessage();
  const names: Readonly<Record<string, string>> = {
    type: t`Type`,
    subtype: t`Subtype`,
    title: t`Title`,
    price: t`Price`,
    "sale.amountCents": t`Price`,
    "sale.toCents": t`Highest price`,
    "lease.amountCents": t`Rent`,
    "lease.toCents": t`Highest rent`,
    "lease.additional.amountCents": t`Additional rent`,
    "availableArea.from": t`Smallest space`,
    "availableArea.to": t`Largest space`,
    listingType: t`Listing type`,
    province: t`Province`,
    city: t`City`,
    description: t`Description`,
    otherTitle: t`Title in the other language`,
    otherDescription: t`Description in the other language`,
    keywords: t`Keywords`,
    "fields.includes": t`What's Included`,
    levels: t`Who sees what`,
    banded: t`Who sees what`,
    wayIn: t`How people get in`,
    thumbnail: t`Thumbnail`,
    images: t`Photos`,
    documents: t`Document`,
    isAuthorized: t`Authorization`,
  };
  return (name) => {
    const [part, key = ""] = name.split(".");
    const field = part === "fields" ? findField(key) : part === "confidential" ? findLeveled(key) : undefined;
    return field ? message(field.label) : names[name];
  };
}
