import { PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import { HOUR_SECONDS } from "@vestpocket/domain/shared/durations";
import { withValues } from "@vestpocket/domain/shared/text";
import { badFields, Failure } from "../../platform/http/failure.ts";

/** The server has reached its daily limit of codes. */
export const dailyLimitReached = (): Failure =>
  new Failure({
    status: 503,
    code: "phones.unavailable",
    text: PHONE_MESSAGES.unavailable,
    retryAfter: HOUR_SECONDS,
  });

export const sentTooSoon = (seconds: number): Failure =>
  new Failure({
    status: 429,
    code: "phones.too_soon",
    text: withValues(PHONE_MESSAGES.tooSoon, { seconds }),
    retryAfter: seconds,
  });

export const sentTooMany = (): Failure =>
  new Failure({ status: 429, code: "phones.too_many", text: PHONE_MESSAGES.tooMany, retryAfter: HOUR_SECONDS });

/** There is no such code, or it has expired, was used, or was tried too often. */
export function spentCode(): Failure {
  const text = PHONE_MESSAGES.codeSpent;
  return new Failure({ status: 400, code: "phones.code_spent", text, fields: { verificationCode: text } });
}

export function wrongCode(): Failure {
  const text = PHONE_MESSAGES.failed;
  return new Failure({ status: 400, code: "phones.wrong_code", text, fields: { verificationCode: text } });
}

export const botCheckFailed = (): Failure =>
  badFields({
    altcha: /*i18n*/ {
      id: "phones.bot_check_failed",
      message: "The automatic check failed. Please try again.",
    },
  });
