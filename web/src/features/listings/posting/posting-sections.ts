import { CONFIDENTIAL_FIELDS } from "@vestpocket/domain/disclosure/disclosure.fields";
import { listAskedGroups, type PostingValues } from "./posting-values.ts";

/** A quote's fields, by the server's names. */
export const PRICE_FIELDS = [
  ...["price", "sale", "sale.kind", "sale.amountCents", "sale.toCents"],
  ...["lease", "lease.kind", "lease.amountCents", "lease.toCents", "lease.per", "lease.basis"],
  ...["lease.additional", "lease.additional.amountCents", "lease.additional.per"],
  ...["availableArea", "availableArea.from", "availableArea.to"],
];

/** The form's sections in order, with the server's names of what each asks; a subtype decides what the additional one does. */
const FIELDS = {
  category: ["type", "subtype"],
  authorization: ["isAuthorized"],
  details: [
    ...["title", "listingType", ...PRICE_FIELDS, "province", "city", "description"],
    ...["otherTitle", "otherDescription", "keywords"],
  ],
  additional: [],
  includes: ["fields.includes"],
  disclosure: ["levels", ...CONFIDENTIAL_FIELDS.map(({ key }) => `confidential.${key}`), "banded", "teaser"],
  media: ["thumbnail", "images", "documents"],
} satisfies Record<string, string[]>;

export type Section = keyof typeof FIELDS;
export const SECTIONS = Object.keys(FIELDS) as Section[];

/** What a section asks, by the server's names, in the order of the form. */
export function listSectionFields(section: Section, values: PostingValues): string[] {
  if (section !== "additional") return FIELDS[section];
  return listAskedGroups(values).flatMap(({ fields }) => fields.map(({ key }) => `fields.${key}`));
}
