import { useEffect } from "react";
import { showLanguage } from "../../platform/catalogues.ts";
import { useLanguage } from "../../platform/language.ts";

/** Shows the texts in the URL's language, also when Back or Forward changes it. */
export function useTextsOfAddress(): void {
  const language = useLanguage();
  useEffect(() => {
    // If the texts cannot be loaded, those of the other language stay, which is better than no page.
    showLanguage(language).catch(() => {});
  }, [language]);
}
