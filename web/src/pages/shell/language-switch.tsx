import type { Language } from "@vestpocket/domain/shared/text";
import { Link } from "react-router";
import { useLanguage } from "../../platform/language.ts";
import { useLanguageChange } from "./use-language-change.ts";

const NAMES: Record<Language, { short: string; whole: string }> = {
  en: { short: "EN", whole: "English" },
  fr: { short: "FR", whole: "Français" },
};

/** Links to the same page in the other language. */
export function LanguageSwitch({ className, whole = false }: { className: string; whole?: boolean }) {
  const other = useLanguage() === "en" ? "fr" : "en";
  const change = useLanguageChange(other);
  const name = NAMES[other];
  return (
    <Link {...change} aria-label={whole ? undefined : `${name.short}, ${name.whole}`} className={className}>
      {whole ? name.whole : name.short}
    </Link>
  );
}
