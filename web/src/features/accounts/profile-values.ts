import {
  ACCOUNT_MESSAGES,
  toEmail,
  toEmailKey,
  toName,
  validateEmail,
  validateName,
} from "@vestpocket/domain/accounts/accounts.rules";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { validateReauthentication } from "@vestpocket/domain/accounts/reauthentication.rules";
import { findPhoneProblem, maskPhone, PHONE_MESSAGES, toE164 } from "@vestpocket/domain/phones/phones.rules";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { type Identity, NO_REAUTHENTICATION, type Reauthentication } from "../../shared/accounts/reauthentication.ts";

/** The profile's form values. Changing the email also requires identity proof. */
export interface ProfileValues extends Readonly<Reauthentication> {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As typed, in the format of `maskPhone`. */
  readonly phoneNumber: string;
  readonly language: Language;
}

export function toProfileValues({ firstName, lastName, email, phoneNumber, language }: Profile): ProfileValues {
  const details = { firstName, lastName, email, phoneNumber: maskPhone(phoneNumber ?? ""), language };
  return { ...details, ...NO_REAUTHENTICATION };
}

/** The request body. */
export function toChangedProfile(
  { firstName, lastName, email, phoneNumber, language }: ProfileValues,
  identity: Identity,
) {
  return {
    firstName: toName(firstName),
    lastName: toName(lastName),
    email: toEmail(email),
    phoneNumber: phoneNumber === "" ? "" : toE164(phoneNumber),
    language,
    ...identity,
  };
}

/** Errors by field. An account without a phone number may stay without one. */
export function validateProfile(
  values: ProfileValues,
  { email, phoneNumber, hasSecondFactor }: Pick<Profile, "email" | "phoneNumber" | "hasSecondFactor">,
) {
  return {
    firstName: validateName(values.firstName, ACCOUNT_MESSAGES.firstNameRequired),
    lastName: validateName(values.lastName, ACCOUNT_MESSAGES.lastNameRequired),
    email: values.email.trim() === "" ? ACCOUNT_MESSAGES.emailRequired : validateEmail(values.email),
    phoneNumber: validatePhone(values.phoneNumber, phoneNumber),
    ...(isNewEmail(values, { email }) && validateReauthentication(values, { asksCode: hasSecondFactor })),
  };
}

export function hasNewName(
  values: Pick<ProfileValues, "firstName" | "lastName">,
  { firstName, lastName }: Pick<Profile, "firstName" | "lastName">,
): boolean {
  return toName(values.firstName) !== firstName || toName(values.lastName) !== lastName;
}

/** Whether saving asks for the password. */
export function isNewEmail(values: Pick<ProfileValues, "email">, { email }: Pick<Profile, "email">): boolean {
  return toEmailKey(values.email) !== toEmailKey(email);
}

function validatePhone(typed: string, kept: string | null): Message | undefined {
  if (typed === "") return kept === null ? undefined : PHONE_MESSAGES.required;
  return toE164(typed) === kept ? undefined : findPhoneProblem(typed);
}
