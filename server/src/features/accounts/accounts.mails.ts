import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The mails of accounts: what each says. Every `url` is absolute and made from the settings. */

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
        "Please confirm that this address is yours. We use it to write to you about your account and your listings.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.confirm.button", message: "Confirm email" }, url },
  notes: [
    /*i18n*/ { id: "accounts.mail.confirm.time", message: "The link is valid for three days." },
    /*i18n*/ {
      id: "accounts.mail.not_you",
      message: "If you didn't ask for this, you can ignore this email.",
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
      message: "If this wasn't you, don't worry: we did not reveal that you have an account.",
    },
  ],
});

export const resetMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.reset.subject", message: "Set a new password" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.reset.what",
      message:
        "We received a request to reset the password of your Vestpocket account. Use this link to set a new one.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
  notes: [
    /*i18n*/ { id: "accounts.mail.reset.time", message: "The link can be used once and expires in one hour." },
    /*i18n*/ {
      id: "accounts.mail.reset.not_you",
      message: "If you didn't ask for this, you can ignore this email. Your password has not changed.",
    },
  ],
});

export const passwordChangedMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.password_changed.subject", message: "Your password was changed" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.password_changed.what",
      message: "The password of your Vestpocket account was changed. All your other devices were signed out.",
    },
    /*i18n*/ {
      id: "accounts.mail.password_changed.do",
      message: "If this wasn't you, reset your password right away.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
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
      message: "If you didn't ask for this, you can ignore this email.",
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
      message: "If you didn't ask for this, someone else is signed in to your account. Reset your password right away.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const emailChangedMail = (newEmail: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.email_changed.subject", message: "Your email was changed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "accounts.mail.email_changed.what",
        message: "Your Vestpocket account now uses {newEmail}. We will no longer email this address.",
      },
      { newEmail },
    ),
  ],
});

export const phoneChangedMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.phone_changed.subject", message: "Your phone number was changed" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.phone_changed.what",
      message: "A new phone number was confirmed for your Vestpocket account.",
    },
    /*i18n*/ {
      id: "accounts.mail.password_changed.do",
      message: "If this wasn't you, reset your password right away.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const tokenReusedMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.reused.subject", message: "A device was signed out" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.reused.what",
      message:
        "Someone reused an old sign-in token from one of your devices. We signed that device out as a precaution.",
    },
    /*i18n*/ {
      id: "accounts.mail.reused.do",
      message: "Please log in again. If this happens again, change your password.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const farewellMail = (): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.farewell.subject", message: "Your account has been deleted" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.farewell.what",
      message:
        "Your Vestpocket account, its listings and its pictures have been deleted, as you asked. This is our last message to you.",
    },
  ],
});
