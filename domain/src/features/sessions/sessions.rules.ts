import type { Message } from "../../shared/text.ts";

/** A token counts as expired this long before its time, in milliseconds. */
export const TOKEN_MARGIN_MS = 30_000;
export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
/** How long the refresh token just replaced may be presented again, in seconds (a lost answer). */
export const REFRESH_GRACE_SECONDS = 10;
export const LOGIN_PASSWORD_MIN = 6;
/** Sessions end this long after the sign-in, however much they are used. */
export const SESSION_MAX_SECONDS = 90 * 24 * 60 * 60;
/** Devices remembered on one browser for as many accounts, and for how long. */
export const REMEMBERED_ACCOUNTS_MAX = 5;
export const REMEMBERED_DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** The seven answers of the log-in (product.md §8). */
export const LOGIN_MESSAGES = {
  malformedEmail: /*i18n*/ {
    id: "sessions.malformed_email",
    message: "The email address is badly formatted.",
  },
  accountDisabled: /*i18n*/ { id: "sessions.account_disabled", message: "This user account has been disabled." },
  unknownAccount: /*i18n*/ { id: "sessions.unknown_account", message: "No account found with this email." },
  wrongPassword: /*i18n*/ { id: "sessions.wrong_password", message: "Incorrect password. Please try again." },
  tooManyAttempts: /*i18n*/ {
    id: "sessions.too_many_attempts",
    message: "Too many failed login attempts. Please try again later.",
  },
  invalidCredential: /*i18n*/ { id: "sessions.invalid_credential", message: "Email does not match password" },
  unexpected: /*i18n*/ { id: "sessions.unexpected", message: "An unexpected error occurred." },
} as const satisfies Record<string, Message>;

/** What becomes of a presented refresh token: it rotates, its successor is given again, or the session ends. */
export type RefreshVerdict = "rotate" | "repeat" | "revoke";

/**
 * Compares the generation a refresh token carries against its session's. The present one rotates. The one just replaced is
 * repeated for 10 s, since its answer may have been lost. Any other means that somebody holds a copy.
 */
export function classifyRefresh(refresh: {
  presented: number;
  current: number;
  rotatedAt: Date;
  now: Date;
}): RefreshVerdict {
  if (refresh.presented === refresh.current) return "rotate";
  const age = refresh.now.getTime() - refresh.rotatedAt.getTime();
  const isJustReplaced = refresh.presented === refresh.current - 1 && age <= REFRESH_GRACE_SECONDS * 1000;
  return isJustReplaced ? "repeat" : "revoke";
}
