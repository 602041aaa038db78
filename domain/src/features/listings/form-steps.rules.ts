import { CONFIDENTIAL_FIELDS } from "../disclosure/disclosure.fields.ts";
import { listAskedGroups, type PostingValues } from "./posting-values.rules.ts";

/** A quote's fields, by server name. */
export const PRICE_FIELDS = [
  ...["price", "sale", "sale.kind", "sale.amountCents", "sale.toCents"],
  ...["lease", "lease.kind", "lease.amountCents", "lease.toCents", "lease.per", "lease.basis"],
  ...["lease.additional", "lease.additional.amountCents", "lease.additional.per"],
  ...["availableArea", "availableArea.from", "availableArea.to"],
];

/** The form's steps in order, with the server names of their fields; the subtype adds to those of the price's step. */
const FIELDS = {
  what: [
    ...["type", "subtype", "title", "province", "city", "isAuthorized"],
    ...["description", "otherTitle", "otherDescription", "keywords"],
  ],
  price: ["listingType", ...PRICE_FIELDS],
  files: ["thumbnail", "images", "documents"],
  audiences: [
    "levels",
    "wayIn",
    ...CONFIDENTIAL_FIELDS.map(({ key }) => `confidential.${key}`),
    ...["banded", "teaser", "visitorCard"],
  ],
} satisfies Record<string, string[]>;

export type FormStep = keyof typeof FIELDS;
export const FORM_STEPS = Object.keys(FIELDS) as FormStep[];

/** A step's fields by server name, in the order of the form (product.md §5.5). */
export function listStepFields(step: FormStep, values: PostingValues): string[] {
  if (step !== "price") return FIELDS[step];
  const asked = listAskedGroups(values).flatMap(({ fields }) => fields);
  return [...FIELDS.price, ...asked.map(({ key }) => `fields.${key}`), "fields.includes"];
}

/** The step that has a field; undefined if the form does not have it. */
export function findStep(name: string, values: PostingValues): FormStep | undefined {
  return FORM_STEPS.find((step) => listStepFields(step, values).includes(name));
}
