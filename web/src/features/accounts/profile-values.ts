import {
  ACCOUNT_MESSAGES,
  toEmail,
  toName,
  validateEmail,
  validateName,
} from "@vestpocket/domain/accounts/accounts.rules";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { isReachablePhone, PHONE_MESSAGES, toE164, toPhoneDigits } from "@vestpocket/domain/phones/phones.rules";
import type { Language, Message } from "@vestpocket/domain/shared/text";

/** The profile's form values. */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits only. */
  readonly phoneNumber: string;
  readonly language: Language;
}

export function toProfileValues({ firstName, lastName, email, phoneNumber, language }: Profile): ProfileValues {
  return { firstName, lastName, email, phoneNumber: toPhoneDigits(phoneNumber ?? ""), language };
}

/** The request body. */
export function toChangedProfile({ firstName, lastName, email, phoneNumber, language }: ProfileValues) {
  return {
    firstName: toName(firstName),
    lastName: toName(lastName),
    email: toEmail(email),
    phoneNumber: phoneNumber === "" ? "" : toE164(phoneNumber),
    language,
  };
}

/** Errors by field. An account without a phone number may stay without one. */
export function validateProfile(values: ProfileValues, { phoneNumber }: Pick<Profile, "phoneNumber">) {
  return {
    firstName: validateName(values.firstName, ACCOUNT_MESSAGES.firstNameRequired),
    lastName: validateName(values.lastName, ACCOUNT_MESSAGES.lastNameRequired),
    email: values.email.trim() === "" ? ACCOUNT_MESSAGES.emailRequired : validateEmail(values.email),
    phoneNumber: validatePhone(values.phoneNumber, phoneNumber),
  };
}

function validatePhone(digits: string, kept: string | null): Message | undefined {
  if (digits === "") return kept === null ? undefined : PHONE_MESSAGES.required;
  const number = toE164(digits);
  return number === kept || isReachablePhone(number) ? undefined : PHONE_MESSAGES.notSent;
}
