import { CONFIDENTIAL_FIELDS } from "@vestpocket/domain/disclosure/disclosure.fields";
import { listAskedGroups, type PostingValues } from "@vestpocket/domain/listings/posting-values.rules";

/** A quote's fields, by server name. */
export const PRICE_FIELDS = [
  ...["price", "sale", "sale.kind", "sale.amountCents", "sale.toCents"],
  ...["lease", "lease.kind", "lease.amountCents", "lease.toCents", "lease.per", "lease.basis"],
  ...["lease.additional", "lease.additional.amountCents", "lease.additional.per"],
  ...["availableArea", "availableArea.from", "availableArea.to"],
];

/**
 * The form's sections in order, with the server names of their fields; the subtype determines those of the additional
 * section.
 */
const FIELDS = {
  category: ["type", "subtype"],
  authorization: ["isAuthorized"],
  details: [
    ...["title", "listingType", ...PRICE_FIELDS, "province", "city", "description"],
    ...["otherTitle", "otherDescription", "keywords"],
  ],
  additional: [],
  includes: ["fields.includes"],
  disclosure: [
    "levels",
    ...CONFIDENTIAL_FIELDS.map(({ key }) => `confidential.${key}`),
    ...["banded", "teaser", "visitorCard", "wayIn"],
  ],
  media: ["thumbnail", "images", "documents"],
} satisfies Record<string, string[]>;

export type Section = keyof typeof FIELDS;
export const SECTIONS = Object.keys(FIELDS) as Section[];

/** A section's fields by server name, in the order of the form. */
export function listSectionFields(section: Section, values: PostingValues): string[] {
  if (section !== "additional") return FIELDS[section];
  return listAskedGroups(values).flatMap(({ fields }) => fields.map(({ key }) => `fields.${key}`));
}
