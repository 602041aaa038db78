import { listAskedGroups, type PostingValues } from "./posting-values.ts";

export interface PostingError {
  /** As the server calls the field. */
  readonly name: string;
  readonly sentence: string;
}

const BEFORE = ["type", "subtype", "title", "price", "listingType", "province", "city", "description", "keywords"];
const AFTER = ["fields.includes", "thumbnail", "images", "documents", "isAuthorized"];

/** The errors in the order in which their fields stand in the form; those of no field of it come last. */
export function sortErrors(errors: Readonly<Record<string, string>>, values: PostingValues): PostingError[] {
  const asked = listAskedGroups(values).flatMap(({ fields }) => fields.map(({ key }) => `fields.${key}`));
  const order = [...BEFORE, ...asked, ...AFTER];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(errors)
    .map(([name, sentence]) => ({ name, sentence }))
    .sort((one, other) => rank(one.name) - rank(other.name));
}

/** The server's `fields` by the form's own names: 'images.2' is said of the photos, 'keepImages' too. */
export function readRefusal(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => {
      const [name = "", key] = field.split(".");
      if (name === "fields" && key !== undefined) return [`${name}.${key}`, sentence];
      return [name === "keepImages" ? "images" : name, sentence];
    }),
  );
}
