import { readFileSync } from "node:fs";
import { ACCOUNT_MESSAGES, validatePassword } from "@vestpocket/domain/accounts/accounts.rules";
import type { Message } from "@vestpocket/domain/shared/text";

/**
 * Passwords with letters and digits that are guessed first, in lower case: from the list of Dropbox's zxcvbn (MIT
 * licence), and recent favourites in English and French.
 */
const COMMON = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split("\n"),
);

/** Words a guesser tries first on this site, surrounded by digits and symbols (product.md §8.4). */
const WORDS_OF_THE_SITE = new Set(
  [
    "vestpocket",
    "pocket",
    "pocketlisting",
    "pocketlistings",
    "agentpro",
    "listing",
    "listings",
    "broker",
    "realtor",
  ].concat([
    "realestate",
    "commercial",
    "property",
    "annonce",
    "annonces",
    "courtier",
    "immobilier",
    "propriete",
    "immeuble",
  ]),
);

/** What is wrong with a new password; undefined if nothing is. */
export function validateNewPassword(password: string): Message | undefined {
  const problem = validatePassword(password);
  if (problem !== undefined) return problem;
  const plain = password.toLowerCase();
  const letters = plain.normalize("NFD").replace(/[^a-z]/gu, "");
  return COMMON.has(plain) || WORDS_OF_THE_SITE.has(letters) ? ACCOUNT_MESSAGES.commonPassword : undefined;
}
