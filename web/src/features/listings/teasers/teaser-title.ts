import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import { useLanguage } from "../../../platform/language.ts";

/** A listing's title in the page's language, otherwise in the language it has. */
export function useTeaserTitle(): (teaser: Pick<Teaser, "titles">) => { text: string; language: Language } {
  const wanted = useLanguage();
  return ({ titles }) => {
    const language = [wanted, ...LANGUAGES].find((each) => titles[each] !== undefined) ?? wanted;
    return { text: titles[language] ?? "", language };
  };
}
