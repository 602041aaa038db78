import { LOGIN_MESSAGES } from "@vestpocket/domain/sessions/sessions.rules";
import { badFields, Failure } from "../../platform/http/failure.ts";
import type { Refusal } from "../../platform/throttle.ts";

export const tooManyAttempts = ({ retryAfter }: Refusal): Failure =>
  new Failure({ status: 429, code: "sessions.too_many_attempts", text: LOGIN_MESSAGES.tooManyAttempts, retryAfter });

export const accountDisabled = (): Failure =>
  new Failure({ status: 403, code: "sessions.account_disabled", text: LOGIN_MESSAGES.accountDisabled });

/** The second step came too late, was attempted too often, or was already done: the log-in starts over. */
export const challengeOver = (): Failure =>
  new Failure({ status: 401, code: "sessions.challenge_over", text: LOGIN_MESSAGES.challengeOver });

/** A refresh token from the cookie must not come back in the body, where scripts could read it. */
export const cookieStaysCookie = (): Failure =>
  badFields({
    tokenTransport: /*i18n*/ {
      id: "sessions.cookie_stays_cookie",
      message: "To get a refresh token in the body, send the current one in the body.",
    },
  });

/** `reveals`: the response may reveal whether the account exists. */
export function wrongCredential({ reveals, isKnown }: { reveals: boolean; isKnown: boolean }): Failure {
  if (!reveals) {
    return new Failure({ status: 401, code: "sessions.invalid_credential", text: LOGIN_MESSAGES.invalidCredential });
  }
  return isKnown
    ? new Failure({ status: 401, code: "sessions.wrong_password", text: LOGIN_MESSAGES.wrongPassword })
    : new Failure({ status: 401, code: "sessions.unknown_account", text: LOGIN_MESSAGES.unknownAccount });
}
