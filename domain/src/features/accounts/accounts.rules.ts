import { toLine } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";

/** Longest of each part of a name, in characters. */
export const NAME_MAX = 60;
/** Longest e-mail address, in characters (RFC 5321). */
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Largest profile picture accepted, in bytes, and the side of the stored square, in pixels. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_SIDE = 512;

/** How long e-mailed links are valid. Emails and pages also state it in words, such as “one hour”. */
export const RESET_LINK_MINUTES = 60;
/** How long setting up an authenticator app may take. */
export const ENROLMENT_MINUTES = 10;
export const CONFIRMATION_LINK_HOURS = 72;
export const UNDO_LINK_DAYS = 7;

/** Messages of the sign-up form, in the order in which they are checked, and of the other account pages (product.md §8). */
export const ACCOUNT_MESSAGES = {
  firstNameRequired: /*i18n*/ { id: "accounts.first_name_required", message: "First name is required." },
  lastNameRequired: /*i18n*/ { id: "accounts.last_name_required", message: "Last name is required." },
  malformedName: /*i18n*/ {
    id: "accounts.malformed_name",
    message: "Please use letters, numbers, spaces, hyphens and apostrophes, up to 60 characters.",
  },
  malformedEmail: /*i18n*/ { id: "accounts.malformed_email", message: "Please enter a valid email address." },
  agreementNeeded: /*i18n*/ {
    id: "accounts.agreement_needed",
    message: "Check this box to create your account.",
  },
  emailRequired: /*i18n*/ { id: "accounts.email_required", message: "Email is required." },
  passwordRequired: /*i18n*/ { id: "accounts.password_required", message: "Password is required." },
  weakPassword: /*i18n*/ {
    id: "accounts.weak_password",
    message: "Password must be at least 8 characters, including letters and numbers.",
  },
  longPassword: /*i18n*/ { id: "accounts.long_password", message: "Password must be 128 characters or fewer." },
  commonPassword: /*i18n*/ { id: "accounts.common_password", message: "This password is too common." },
  passwordsDiffer: /*i18n*/ { id: "accounts.passwords_differ", message: "Passwords do not match." },
  codeRequired: /*i18n*/ {
    id: "accounts.code_required",
    message: "Please enter the code your authenticator app shows.",
  },
  signedUp: /*i18n*/ { id: "accounts.signed_up", message: "User signed up successfully!" },
  checkEmail: /*i18n*/ { id: "accounts.check_email", message: "Check your e-mail to finish." },
  resetSent: /*i18n*/ {
    id: "accounts.reset_sent",
    message: "If an account uses this email, a link to set a new password is on its way.",
  },
  resetDone: /*i18n*/ {
    id: "accounts.reset_done",
    message: "Your password has been changed. Please log in with the new one.",
  },
  changeUndone: /*i18n*/ {
    id: "accounts.change_undone",
    message: "The change has been undone. Please log in with your new password.",
  },
  emailNeeded: /*i18n*/ {
    id: "accounts.email_needed",
    message: "Please confirm your email before you pay: open the link we sent to it. Nothing you prepared is lost.",
  },
  passwordNeeded: /*i18n*/ { id: "accounts.password_needed", message: "Choose a password to finish." },
  logInToConfirm: /*i18n*/ {
    id: "accounts.log_in_to_confirm",
    message: "Log in to your account to confirm its new email.",
  },
  badLink: /*i18n*/ {
    id: "accounts.bad_link",
    message: "This link is no longer valid. Please request a new one.",
  },
} as const satisfies Record<string, Message>;

/**
 * Characters rejected in an address: spaces, invisible characters, and those that let a mail header name several
 * mailboxes, or one mailbox in several ways. They would let one mailbox have many accounts.
 */
const NOT_IN_ADDRESS = String.raw`\s\p{Cc}\p{Cf}\p{Cs}<>()[\],;:"\\@`;
/** One label of a domain name. Mail servers read U+3002 as a dot. */
const LABEL = `[^.\u3002${NOT_IN_ADDRESS}]+`;
const EMAIL = new RegExp(`^[^${NOT_IN_ADDRESS}]+@${LABEL}(?:\\.${LABEL})+$`, "u");

/** Whether this is an e-mail address in the specified form: text, at sign, text, dot, text (product.md §8). */
export function isEmail(email: string): boolean {
  const key = toEmailKey(email);
  return key.length <= EMAIL_MAX && EMAIL.test(key) && toLine(key) === key;
}

/** The key shared by all spellings of one mailbox, so that it can have only one account: NFKC, lower case, trimmed. */
export function toEmailKey(email: string): string {
  return toEmail(email).toLowerCase();
}

/** An address as stored and used for sending: NFKC, trimmed. */
export function toEmail(email: string): string {
  return email.normalize("NFKC").trim();
}

/** A name as it is stored: readable, with single spaces inside. */
export function toName(name: string): string {
  return toLine(name).replace(/\s+/gu, " ");
}

/** The problem with a first or last name, or undefined. `required` is the message for an empty one (product.md §8). */
export function validateName(name: string, required: Message): Message | undefined {
  const kept = toName(name);
  if (kept === "") return required;
  // Others read names in e-mails and on pages: no control characters, nothing that could form a link or an address.
  return kept.length <= NAME_MAX && /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'’‘`´()-]*$/u.test(kept)
    ? undefined
    : ACCOUNT_MESSAGES.malformedName;
}

/** The problem with a new password, or undefined. Length is counted in Unicode characters, 8 to 128 (product.md §8). */
export function validatePassword(password: string): Message | undefined {
  const length = [...password].length;
  if (length < PASSWORD_MIN || !/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) {
    return ACCOUNT_MESSAGES.weakPassword;
  }
  return length > PASSWORD_MAX ? ACCOUNT_MESSAGES.longPassword : undefined;
}

/** The problems with a new password that is entered twice, by field (product.md §8). */
export function validateRepeatedPassword({ password, confirmation }: { password: string; confirmation: string }) {
  return {
    password: validatePassword(password),
    confirmation: confirmation === password ? undefined : ACCOUNT_MESSAGES.passwordsDiffer,
  };
}

/** The problem with an e-mail address, or undefined (product.md §8). */
export function validateEmail(email: string): Message | undefined {
  return isEmail(email) ? undefined : ACCOUNT_MESSAGES.malformedEmail;
}

export interface SignUpDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** The problems in the first step of the sign-up, by field, in the order in which they are shown (product.md §8). */
export function validateSignUp(
  details: SignUpDetails & { readonly confirmation?: string },
): Partial<Record<keyof SignUpDetails | "confirmation", Message>> {
  const { confirmation } = details;
  const found = {
    firstName: validateName(details.firstName, ACCOUNT_MESSAGES.firstNameRequired),
    lastName: validateName(details.lastName, ACCOUNT_MESSAGES.lastNameRequired),
    email: validateEmail(details.email),
    password: validatePassword(details.password),
    confirmation:
      confirmation === undefined || confirmation === details.password ? undefined : ACCOUNT_MESSAGES.passwordsDiffer,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}
