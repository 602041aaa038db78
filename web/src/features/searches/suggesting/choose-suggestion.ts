import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import type { KeywordField } from "../../../shared/keywords/keyword-field.ts";
import type { PickerProps } from "../search-choices.ts";

interface Target extends Pick<PickerProps, "onChange"> {
  field: KeywordField;
}

/**
 * Puts a suggestion into the search instead of the typed text: a word as a keyword, a place or a category as the
 * filter.
 */
export function chooseSuggestion({ choice }: Suggestion, { field, onChange }: Target): void {
  const { keyword, province, city, type, subtype } = choice;
  if (keyword !== undefined) {
    field.add(keyword);
    return;
  }
  field.type("");
  const chosen = province === undefined ? { type, subtype } : { province, city };
  onChange((newest) => ({ ...newest, ...chosen, page: undefined }));
}
