import { FIELDS } from "./define-form.ts";
import type { ListingField, SubtypeForm } from "./kinds.ts";

const SHARED: readonly ListingField[] = Object.values(FIELDS).filter(
  (field: ListingField) => field.forms !== undefined,
);

/** A form, named by its `subtypeKey`, with the fields that declare to be asked there, each beside the field that it names. */
export function addSharedFields(name: string, { fields, tags }: SubtypeForm): SubtypeForm {
  const shared = SHARED.filter(({ forms }) => forms?.in.some((each) => name === each || name.startsWith(`${each}/`)));
  const besideOf = (key: string, side: "before" | "after") =>
    shared.filter(({ forms }) => forms?.beside === key && forms.side === side);
  return {
    fields: fields.flatMap((field) => [...besideOf(field.key, "before"), field, ...besideOf(field.key, "after")]),
    tags,
  };
}
