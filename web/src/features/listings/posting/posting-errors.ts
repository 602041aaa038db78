import { FORM_STEPS, listStepFields, PRICE_FIELDS } from "@vestpocket/domain/listings/form-steps.rules";
import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";

export interface PostingError {
  /** The server's name of the field. */
  readonly name: string;
  readonly sentence: string;
}

/** The errors in the order of the form's fields; those without a field come last. */
export function sortErrors(errors: Readonly<Record<string, string>>, values: PostingValues): PostingError[] {
  const order = FORM_STEPS.flatMap((step) => listStepFields(step, values));
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
      if ((name === "fields" || name === "confidential") && key !== undefined) return [`${name}.${key}`, sentence];
      return [name === "keepImages" ? "images" : name, sentence];
    }),
  );
}
