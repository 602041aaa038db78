import { useEffect } from "react";
import { showLanguage } from "../../platform/catalogues.ts";
import { useLanguage } from "../../platform/language.ts";

/** Shows the texts in the language of the address, also when Back or Forward changes it. */
export function useTextsOfAddress(): void {
  const language = useLanguage();
  useEffect(() => {
    // Texts that cannot be loaded leave those of the other language, which is better than a page that is gone.
    showLanguage(language).catch(() => {});
  }, [language]);
}
