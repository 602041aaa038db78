import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { ADMINISTRATION_MESSAGES } from "@vestpocket/domain/accounts/administration.rules";
import { LOGIN_MESSAGES } from "@vestpocket/domain/sessions/sessions.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { badFields, Failure } from "../../platform/http/failure.ts";

/** The link does not exist, has expired, or was used. */
export function badLink(): Failure {
  const text = ACCOUNT_MESSAGES.badLink;
  return new Failure({ status: 400, code: "accounts.bad_link", text, fields: { oobCode: text } });
}

/** The link of a never-confirmed account was opened outside its session. It stays usable. */
export function passwordNeeded(): Failure {
  const text = ACCOUNT_MESSAGES.passwordNeeded;
  return new Failure({ status: 409, code: "accounts.password_needed", text });
}

/** The link confirms a confirmed account's new address, but was opened outside its session. It stays usable. */
export function logInToConfirm(): Failure {
  const text = ACCOUNT_MESSAGES.logInToConfirm;
  return new Failure({ status: 409, code: "accounts.log_in_to_confirm", text });
}

/** `field`: where the password was entered. */
export function wrongPassword(field: string): Failure {
  const text = LOGIN_MESSAGES.wrongPassword;
  return new Failure({ status: 400, code: "accounts.wrong_password", text, fields: { [field]: text } });
}

export const secondFactorMissing = (): Failure =>
  new Failure({
    status: 409,
    code: "accounts.second_factor_missing",
    text: /*i18n*/ {
      id: "accounts.second_factor_missing",
      message: "Two-step log-in is not set up. You can set it up on your profile page.",
    },
  });

export const secondFactorAlreadyOn = (): Failure =>
  new Failure({
    status: 409,
    code: "accounts.second_factor_already_on",
    text: /*i18n*/ {
      id: "accounts.second_factor_already_on",
      message: "Two-step log-in is already on. Turn it off first to use another app.",
    },
  });

/** The app took too long to set up, or another session has begun to set up one. */
export const enrolmentOver = (): Failure =>
  new Failure({
    status: 409,
    code: "accounts.enrolment_over",
    text: /*i18n*/ {
      id: "accounts.enrolment_over",
      message: "Setting up the app took too long or was begun elsewhere. Please set it up again.",
    },
  });

export const wrongSecondFactorCode = (): Failure =>
  badFields({
    code: /*i18n*/ {
      id: "accounts.second_factor_wrong",
      message: "This code is incorrect. Please enter the one your app shows now.",
    },
  });

export function userNotFound(): Failure {
  const text = ADMINISTRATION_MESSAGES.notFound;
  return new Failure({ status: 404, code: text.id, text });
}

/** The account's state does not allow this. */
export function userConflict(text: Message): Failure {
  return new Failure({ status: 409, code: text.id, text });
}

/** The page that was agreed to shows policy versions other than those in force. */
export const outdatedPolicies = (): Failure =>
  new Failure({
    status: 409,
    code: "accounts.outdated_policies",
    text: /*i18n*/ {
      id: "accounts.outdated_policies",
      message: "There is a newer version. Please reload the page and read it first.",
    },
  });
