import { readFileSync } from "node:fs";

/**
 * Passwords that guessers try first and that the rule of letters and digits lets through, in lower case: those of the list of
 * Dropbox's zxcvbn (MIT licence), and the years' favourites of both our languages.
 */
const COMMON = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split("\n"),
);

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
