import { CHOICE_FIELDS } from "./dropdowns.ts";
import type { ListingField, SubtypeForm } from "./kinds.ts";
import { NUMBER_FIELDS } from "./number-fields.ts";
import { TAGS } from "./tags.ts";
import { TEXT_FIELDS } from "./text-fields.ts";

/** Every field by its key, without a rank for the card. */
export const FIELDS = { ...NUMBER_FIELDS, ...TEXT_FIELDS, ...CHOICE_FIELDS } satisfies Record<string, ListingField>;
type FieldKey = keyof typeof FIELDS;

interface FormSpec<Asked extends FieldKey> {
  /** Text and number fields, and the conditional, in the form's order. */
  readonly fields: readonly Asked[];
  /** Dropdowns, which follow the other fields. */
  readonly dropdowns: readonly (keyof typeof CHOICE_FIELDS)[];
  /** What buyers of this subtype look for, most important first: the card shows the first three entered. */
  readonly facts: readonly NoInfer<Asked>[];
  readonly tags: readonly (keyof typeof TAGS)[];
}

/** A subtype's form with ranked facts. Every form ends with the monthly rent of a listing that is for sale and for rent. */
export function defineForm<const Asked extends FieldKey>(spec: FormSpec<Asked>): SubtypeForm {
  const ranks = new Map<FieldKey, number>(spec.facts.map((key, index) => [key, index + 1]));
  const keys: FieldKey[] = [...spec.fields, ...spec.dropdowns, "monthlyRent"];
  return {
    fields: keys.map((key) => {
      const fact = ranks.get(key);
      return fact === undefined ? FIELDS[key] : { ...FIELDS[key], fact };
    }),
    tags: spec.tags.map((key) => TAGS[key]),
  };
}
