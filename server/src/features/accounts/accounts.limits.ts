import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { DAY_SECONDS, HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Database } from "../../platform/database/database.ts";
import { createThrottle, type Throttle } from "../../platform/throttle.ts";
import { hashLinkCode } from "./links.tokens.ts";

const HALF_HOUR_SECONDS = HOUR_SECONDS / 2;
const QUARTER_HOUR_SECONDS = HOUR_SECONDS / 4;

export interface AccountLimits {
  readonly signUps: Throttle;
  /** E-mails to an address that someone with another account entered, per address. */
  readonly othersMails: Throttle;
  readonly confirmations: Throttle;
  readonly emailChanges: Throttle;
  readonly resetsPerEmail: Throttle;
  readonly resetsPerNetwork: Throttle;
  /** Codes of nonexistent links, per network. */
  readonly wrongLinks: Throttle;
  readonly passwordChecks: Throttle;
  readonly secondFactorTries: Throttle;
}

/** The key of a limit per e-mail address, which does not contain the address. */
export function toLimitKey(email: string): string {
  return hashLinkCode(toEmailKey(email));
}

export function createAccountLimits(db: Database): AccountLimits {
  const create = (name: string, limit: { points: number; seconds: number; grows?: boolean }) =>
    createThrottle(db, { name, ...limit });
  return {
    signUps: create("sign-up", { points: 20, seconds: HALF_HOUR_SECONDS }),
    othersMails: create("owner-notices", { points: 4, seconds: DAY_SECONDS }),
    confirmations: create("confirmation", { points: 5, seconds: HOUR_SECONDS }),
    emailChanges: create("email-change", { points: 5, seconds: HOUR_SECONDS }),
    resetsPerEmail: create("forgot-email", { points: 5, seconds: HALF_HOUR_SECONDS }),
    resetsPerNetwork: create("forgot-address", { points: 30, seconds: HALF_HOUR_SECONDS }),
    wrongLinks: create("links", { points: 10, seconds: QUARTER_HOUR_SECONDS }),
    passwordChecks: create("password-check", { points: 5, seconds: QUARTER_HOUR_SECONDS, grows: true }),
    secondFactorTries: create("second-factor", { points: 5, seconds: QUARTER_HOUR_SECONDS, grows: true }),
  };
}
