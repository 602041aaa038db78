import { readFileSync } from "node:fs";
import { ACCOUNT_MESSAGES, validatePassword } from "@vestpocket/domain/accounts/accounts.rules";
import type { Message } from "@vestpocket/domain/shared/text";

/**
 * Passwords that are guessed first although they have letters and digits, in lower case: from the list of Dropbox's zxcvbn (MIT
 * licence), and recent favourites in English and French.
 */
const COMMON = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split("\n"),
);

/** What is wrong with a new password; undefined if nothing is. */
export function validateNewPassword(password: string): Message | undefined {
  const problem = validatePassword(password);
  if (problem !== undefined) return problem;
  return COMMON.has(password.toLowerCase()) ? ACCOUNT_MESSAGES.commonPassword : undefined;
}
