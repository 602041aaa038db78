import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CONFIDENTIAL_FIELDS } from "@vestpocket/domain/disclosure/disclosure.fields";
import { findField } from "@vestpocket/domain/listings/listings.fields";
import { useMessage } from "../../platform/language.ts";

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  type: msg`Type`,
  subtype: msg`Subtype`,
  listingType: msg`Listing type`,
  province: msg`Province`,
  city: msg`City`,
  "sale.amountCents": msg`Price`,
  "lease.amountCents": msg`Rent`,
  "lease.additional.amountCents": msg`Additional rent`,
  "availableArea.from": msg`Space for rent`,
  "fields.includes": msg`Features`,
  description: msg`Description`,
};

/** The form's names of its fields, by the server's. */
export function useFieldNames(): (name: string) => string {
  const { t } = useLingui();
  const message = useMessage();
  return (name) => {
    const own = NAMES[name];
    if (own !== undefined) return t(own);
    const key = name.slice(name.indexOf(".") + 1);
    const label = name.startsWith("confidential.")
      ? CONFIDENTIAL_FIELDS.find((field) => field.key === key)?.label
      : findField(key)?.label;
    return label === undefined ? key : message(label);
  };
}
