import { listAskedGroups, type PostingValues } from "./posting-values.ts";

export interface PostingError {
  /** The server's name of the field. */
  readonly name: string;
  readonly sentence: string;
}

/** A quote's fields, by the server's names. */
const PRICE_FIELDS = [
  ...["price", "sale", "sale.kind", "sale.amountCents", "sale.toCents"],
  ...["lease", "lease.kind", "lease.amountCents", "lease.toCents", "lease.per", "lease.basis"],
  ...["lease.additional", "lease.additional.amountCents", "lease.additional.per"],
  ...["availableArea", "availableArea.from", "availableArea.to"],
];
const BEFORE = [
  ...["type", "subtype", "isAuthorized", "title", "listingType", ...PRICE_FIELDS],
  ...["province", "city", "description", "keywords"],
];
const AFTER = ["fields.includes", "thumbnail", "images", "documents"];

/** The errors in the order of the form's fields; those without a field come last. */
export function sortErrors(errors: Readonly<Record<string, string>>, values: PostingValues): PostingError[] {
  const asked = listAskedGroups(values).flatMap(({ fields }) => fields.map(({ key }) => `fields.${key}`));
  const order = [...BEFORE, ...asked, ...AFTER];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(errors)
    .map(([name, sentence]) => ({ name, sentence }))
    .sort((one, other) => rank(one.name) - rank(other.name));
}

/** Maps the server's `fields` to the form's names: 'images.2' and 'keepImages' belong to the photos. */
export function readRefusal(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => {
      if (PRICE_FIELDS.includes(field)) return [field, sentence];
      const [name = "", key] = field.split(".");
      if (name === "fields" && key !== undefined) return [`${name}.${key}`, sentence];
      return [name === "keepImages" ? "images" : name, sentence];
    }),
  );
}
