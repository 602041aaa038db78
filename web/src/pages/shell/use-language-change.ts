import { useLingui } from "@lingui/react/macro";
import { localPath } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { loadLanguage } from "../../platform/catalogues.ts";
import { usePathInEveryLanguage } from "../../platform/language.ts";
import { isPlainClick } from "../../platform/plain-click.ts";
import { SWITCHED } from "../../platform/switched-language.ts";
import { toast } from "../../ui/toast.tsx";

/** A link to the same page in another language. A click keeps the page with all its input; only its texts change. */
export function useLanguageChange(language: Language) {
  const { t } = useLingui();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const path = usePathInEveryLanguage();
  const to = localPath(language, path) + search + hash;

  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Load the texts first, so that the URL and the page change together; if that fails, nothing changes and nothing is
    // lost.
    loadLanguage(language).then(
      () => navigate(to, { state: state && { ...state, [SWITCHED]: true }, preventScrollReset: true }),
      () => toast.error(t`Vestpocket cannot be reached. Check your connection.`),
    );
  }

  return { to, onClick, lang: language, hrefLang: language };
}
