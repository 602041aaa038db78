/** The query parameter of the log-in and sign-up pages with the page to open afterwards. */
export const RETURN_PARAMETER = "next";

/**
 * Appended to the URL that a log-in without scripts leads to: only a script can record in the browser that it signed
 * in.
 */
export const SIGNED_IN_MARK = "#signed-in";

/** Rejects '//evil.example', '/\evil.example' and control characters, which would lead to another site. */
export function isPathOfThisSite(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}
