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

/** The profile as its form holds it. */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits only. */
  readonly phoneNumber: string;
  readonly language: Language;
}

/** In the order of the form. */
export const PROFILE_FIELDS = ["firstName", "lastName", "email", "phoneNumber"] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export function toProfileValues({ firstName, lastName, email, phoneNumber, language }: Profile): ProfileValues {
  return { firstName, lastName, email, phoneNumber: toPhoneDigits(phoneNumber ?? ""), language };
}

/** As the server takes it. */
export function toChangedProfile({ firstName, lastName, email, phoneNumber, language }: ProfileValues) {
  return {
    firstName: toName(firstName),
    lastName: toName(lastName),
    email: toEmail(email),
    phoneNumber: phoneNumber === "" ? "" : toE164(phoneNumber),
    language,
  };
}

/** What is wrong with one field; undefined where nothing is. An account without a number may stay so. */
export function validateProfileField(
  field: ProfileField,
  values: ProfileValues,
  { phoneNumber }: Pick<Profile, "phoneNumber">,
): Message | undefined {
  switch (field) {
    case "firstName":
      return validateName(values.firstName, ACCOUNT_MESSAGES.firstNameRequired);
    case "lastName":
      return validateName(values.lastName, ACCOUNT_MESSAGES.lastNameRequired);
    case "email":
      return values.email.trim() === "" ? ACCOUNT_MESSAGES.emailRequired : validateEmail(values.email);
    case "phoneNumber":
      return validatePhone(values.phoneNumber, phoneNumber);
  }
}

function validatePhone(digits: string, kept: string | null): Message | undefined {
  if (digits === "") return kept === null ? undefined : PHONE_MESSAGES.required;
  const number = toE164(digits);
  return number === kept || isReachablePhone(number) ? undefined : PHONE_MESSAGES.notSent;
}
