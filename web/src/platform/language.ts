import type { i18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { localPath, splitPath } from "@vestpocket/domain/shared/paths";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { useCallback } from "react";
import { useLocation } from "react-router";

/** The language of the page's address. */
export function useLanguage(): Language {
  return splitPath(useLocation().pathname).language;
}

/** The page's address without its language. Pages are written to HTML under addresses that end in a slash. */
export function usePathInEveryLanguage(): string {
  const { path } = splitPath(useLocation().pathname);
  return path === "/" ? path : path.replace(/\/+$/u, "");
}

/** The same outside components, in the browser. */
export function currentLanguage(): Language {
  return splitPath(window.location.pathname).language;
}

/** Puts a path of the site (`paths.login()`) into the page's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return useCallback((path: string) => localPath(language, path), [language]);
}

/** Renders a message of the domain in the page's language. */
export function useMessage(): (message: Message) => string {
  const { i18n } = useLingui();
  return useCallback((message: Message) => render(i18n, message), [i18n]);
}

function render(catalogue: typeof i18n, { id, message, values }: Message): string {
  return catalogue._(id, values, { message });
}
