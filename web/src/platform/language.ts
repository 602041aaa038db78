import type { i18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { localPath, splitPath } from "@vestpocket/domain/shared/paths";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { useCallback } from "react";
import { useLocation } from "react-router";

/** The language of the current URL. */
export function useLanguage(): Language {
  return splitPath(useLocation().pathname).language;
}

/** The current path without its language. Prerendered paths end in a slash. */
export function usePathInEveryLanguage(): string {
  const { path } = splitPath(useLocation().pathname);
  return path === "/" ? path : path.replace(/\/+$/u, "");
}

/** The same outside components, in the browser. */
export function currentLanguage(): Language {
  return splitPath(window.location.pathname).language;
}

/** Localizes a path of the site, such as `paths.login()`. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return useCallback((path: string) => localPath(language, path), [language]);
}

/** Translates a domain message into the page's language. */
export function useMessage(): (message: Message) => string {
  const { i18n } = useLingui();
  return useCallback((message: Message) => render(i18n, message), [i18n]);
}

function render(catalogue: typeof i18n, { id, message, values }: Message): string {
  return catalogue._(id, values, { message });
}
