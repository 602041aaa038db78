import type { Message } from "../../shared/text.ts";

/** Clients treat a token as expired this long before its expiration time, in milliseconds. */
export const TOKEN_MARGIN_MS = 30_000;
export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
/**
 * The cookie that tells the site's scripts that this browser has a session, which they cannot read (product.md §8.2).
 * Over TLS its name begins with `__Host-`, as that of every cookie.
 */
export const SIGNED_IN_COOKIE = "vestpocket_signed_in";
/** How long the previous refresh token still works, in seconds, in case the response with the new one was lost. */
export const REFRESH_GRACE_SECONDS = 10;
/** How long the second step of a log-in may take, and how many code attempts it allows. */
export const CHALLENGE_SECONDS = 10 * 60;
export const CHALLENGE_TRIES = 5;
/**
 * An administrator's session has to be confirmed again after this long without an admin call, and at the latest after
 * this long.
 */
export const STEP_UP_IDLE_SECONDS = 30 * 60;
export const STEP_UP_MAX_SECONDS = 12 * 60 * 60;
/**
 * The most passwords, and the most second-step codes, that are checked for an account in a day, no matter who enters
 * them. The browsers remembered for it share a second allowance of the same size.
 */
export const PASSWORD_TRIES_A_DAY = 100;
export const CODE_TRIES_A_DAY = 30;
export const LOGIN_PASSWORD_MIN = 6;
/** Sessions end this long after sign-in, even if they are in use. */
export const SESSION_MAX_SECONDS = 90 * 24 * 60 * 60;
/** For how many accounts, and for how long, a browser is remembered as a known device. */
export const REMEMBERED_ACCOUNTS_MAX = 5;
export const REMEMBERED_DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** The messages of the log-in (product.md §8). */
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
  challengeOver: /*i18n*/ {
    id: "sessions.challenge_over",
    message: "This log-in took too long or had too many wrong codes. Please log in again.",
  },
  unexpected: /*i18n*/ { id: "sessions.unexpected", message: "An unexpected error occurred." },
} as const satisfies Record<string, Message>;

/** What to do with a refresh token: rotate it, repeat its successor, or revoke the session. */
export type RefreshVerdict = "rotate" | "repeat" | "revoke";

/**
 * Compares the generation of a refresh token with its session's. The current one rotates. For 10 s the previous one
 * gets its successor again, since the response may have been lost. Any other generation means that the token was copied
 * (product.md §8).
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
