import { localPath } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import { useLocation } from "react-router";
import { useLanguage, usePathInEveryLanguage } from "../../platform/language.ts";

const NAMES: Record<Language, { short: string; whole: string }> = {
  en: { short: "EN", whole: "English" },
  fr: { short: "FR", whole: "Français" },
};

/** Links to the same page in the other language. Reloads the document, which holds the texts of one language. */
export function LanguageSwitch({ className, whole = false }: { className: string; whole?: boolean }) {
  const { search } = useLocation();
  const path = usePathInEveryLanguage();
  const other = useLanguage() === "en" ? "fr" : "en";
  const name = NAMES[other];
  return (
    <a
      href={localPath(other, path) + search}
      lang={other}
      hrefLang={other}
      aria-label={whole ? undefined : `${name.short}, ${name.whole}`}
      className={className}
    >
      {whole ? name.whole : name.short}
    </a>
  );
}
