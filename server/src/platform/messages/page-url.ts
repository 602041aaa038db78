import { localPath } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";

/** A page's absolute URL in a language: `path` is the page's own, as in `paths.account()`. */
export type PageUrl = (language: Language, path: string) => string;

/** `publicUrl`: the site's public URL, without a trailing slash. */
export function createPageUrl(publicUrl: string): PageUrl {
  return (language, path) => publicUrl + localPath(language, path);
}
