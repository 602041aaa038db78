import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";
import { UNDO_BUTTON, UNDO_TIME, UNDO_WHAT } from "./undoing.mails.ts";

/** E-mails about an account's address. Every `url` is absolute. */

export const confirmationMail = (url: string, firstName: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.confirm.subject", message: "Confirm your email" },
  paragraphs: [
    withValues(
      /*i18n*/ { id: "accounts.mail.confirm.hello", message: "Welcome to Vestpocket, {firstName}." },
      { firstName },
    ),
    /*i18n*/ {
      id: "accounts.mail.confirm.why",
      message:
        "Please confirm that this address is yours. We use it to write to you about your account, your messages and your listings.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.confirm.button", message: "Confirm email" }, url },
  notes: [
    /*i18n*/ { id: "accounts.mail.confirm.time", message: "The link is valid for three days." },
    /*i18n*/ {
      id: "accounts.mail.not_you",
      message: "If you didn’t ask for this, you can ignore this email.",
    },
  ],
});

export const alreadyHasAccountMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.exists.subject", message: "You already have an account" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.exists.what",
      message:
        "Someone, probably you, tried to sign up for Vestpocket with this address. It already has an account, so nothing was changed.",
    },
    /*i18n*/ {
      id: "accounts.mail.exists.do",
      message: "You can log in with it, or set a new password if you have forgotten yours.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.exists.button", message: "Log in" }, url },
  notes: [
    /*i18n*/ {
      id: "accounts.mail.exists.not_you",
      message: "If this wasn’t you, you can ignore this email.",
    },
  ],
});

export const newEmailMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.new_email.subject", message: "Confirm your new email" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.new_email.what",
      message:
        "This address was entered as the new address of a Vestpocket account. Until you confirm it, we keep using the old address.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.confirm.button", message: "Confirm email" }, url },
  notes: [
    /*i18n*/ { id: "accounts.mail.confirm.time", message: "The link is valid for three days." },
    /*i18n*/ {
      id: "accounts.mail.not_you",
      message: "If you didn’t ask for this, you can ignore this email.",
    },
  ],
});

export const emailChangeAskedMail = (url: string, newEmail: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.email_asked.subject", message: "Your email is about to change" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "accounts.mail.email_asked.what",
        message: "Your Vestpocket account will switch to {newEmail} once you confirm that address.",
      },
      { newEmail },
    ),
    /*i18n*/ {
      id: "accounts.mail.email_asked.do",
      message: "If you didn’t ask for this, someone else is signed in to your account. Reset your password right away.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const emailChangedMail = (url: string, newEmail: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.email_changed.subject", message: "Your email was changed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "accounts.mail.email_changed.what",
        message: "Your Vestpocket account now uses {newEmail}. We will no longer email this address.",
      },
      { newEmail },
    ),
    UNDO_WHAT,
  ],
  button: { label: UNDO_BUTTON, url },
  notes: [UNDO_TIME],
});
