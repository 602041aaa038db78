import { useLingui } from "@lingui/react/macro";
import { localPath } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { loadLanguage } from "../../platform/catalogues.ts";
import { useLanguage, usePathInEveryLanguage } from "../../platform/language.ts";
import { toast } from "../../ui/toast.tsx";

const NAMES: Record<Language, { short: string; whole: string }> = {
  en: { short: "EN", whole: "English" },
  fr: { short: "FR", whole: "Français" },
};

/** Links to the same page in the other language. The page stays open with everything entered in it; only its texts change. */
export function LanguageSwitch({ className, whole = false }: { className: string; whole?: boolean }) {
  const { t } = useLingui();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const path = usePathInEveryLanguage();
  const other = useLanguage() === "en" ? "fr" : "en";
  const name = NAMES[other];
  const to = localPath(other, path) + search + hash;

  function change(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The texts first, so that the address and the page change together; without them nothing changes and nothing is lost.
    loadLanguage(other).then(
      () => navigate(to, { state, preventScrollReset: true }),
      () => toast.error(t`Vestpocket cannot be reached. Check your connection.`),
    );
  }

  return (
    <Link
      to={to}
      onClick={change}
      lang={other}
      hrefLang={other}
      aria-label={whole ? undefined : `${name.short}, ${name.whole}`}
      className={className}
    >
      {whole ? name.whole : name.short}
    </Link>
  );
}
