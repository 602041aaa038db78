import type { PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { type FilledForm, fillForm } from "@vestpocket/domain/pasting/fill-form.rules";
import { QUERY_VOCABULARY as vocabulary } from "@vestpocket/domain/searches/query/vocabulary";
import type { Language } from "@vestpocket/domain/shared/text";

export { takeBack } from "@vestpocket/domain/pasting/take-back.rules";

/** Fills a form from a text. Loaded when there is a text: it brings all words that texts are read by. */
export function fillFromText(values: PostingValues, text: string, language: Language): FilledForm {
  return fillForm(values, { text, language, vocabulary });
}
