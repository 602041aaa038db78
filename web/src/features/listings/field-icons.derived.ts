import type { FieldIcon } from "@vestpocket/domain/listings/fields/kinds";
import { LISTING_FIELDS } from "@vestpocket/domain/listings/listings.fields";

/** The icons that fields declare, by key. */
export const FIELD_ICONS: Readonly<Record<string, FieldIcon>> = Object.fromEntries(
  LISTING_FIELDS.flatMap(({ key, icon }) => (icon === undefined ? [] : [[key, icon]])),
);
