import { localPath, ORIGIN_AT_BUILD } from "@vestpocket/domain/shared/paths";
import { useLanguage, usePathInEveryLanguage } from "./language.ts";

/** The site's origin, 'https://vestpocket.example'; in the browser, as the server wrote it into the page. */
export function siteOrigin(): string {
  return import.meta.env.SSR ? ORIGIN_AT_BUILD : (document.documentElement.dataset.origin ?? window.location.origin);
}

/** The page's absolute URL without query and hash. */
export function usePageAddress(): string {
  const language = useLanguage();
  const path = usePathInEveryLanguage();
  return siteOrigin() + localPath(language, path);
}
