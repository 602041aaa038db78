import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The mails of accounts: what each says. Every `url` is absolute and made from the settings. */

export const confirmationMail = (url: string, firstName: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.confirm.subject", message: "Confirm your e-mail" },
  paragraphs: [
    withValues(
      /*i18n*/ { id: "accounts.mail.confirm.hello", message: "Welcome to Vestpocket, {firstName}." },
      { firstName },
    ),
    /*i18n*/ {
      id: "accounts.mail.confirm.why",
      message: "Please confirm that this address is yours. We write to you here about your account and your listings.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.confirm.button", message: "Confirm e-mail" }, url },
  notes: [
    /*i18n*/ { id: "accounts.mail.confirm.time", message: "The link works for three days." },
    /*i18n*/ {
      id: "accounts.mail.not_you",
      message: "If you did not ask for this, you need not do anything.",
    },
  ],
});

export const alreadyHasAccountMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.exists.subject", message: "You already have an account" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.exists.what",
      message:
        "Somebody, probably you, tried to make a Vestpocket account with this address. It has one already, so nothing was changed.",
    },
    /*i18n*/ {
      id: "accounts.mail.exists.do",
      message: "You can log in with it, or set a new password if you no longer know yours.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.exists.button", message: "Log in" }, url },
  notes: [
    /*i18n*/ {
      id: "accounts.mail.exists.not_you",
      message: "If it was not you: nobody learned that you have an account.",
    },
  ],
});

export const resetMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.reset.subject", message: "Set a new password" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.reset.what",
      message:
        "Somebody asked for a link to set a new password for your Vestpocket account. If it was you, this is the link.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
  notes: [
    /*i18n*/ { id: "accounts.mail.reset.time", message: "The link works once, within an hour." },
    /*i18n*/ {
      id: "accounts.mail.reset.not_you",
      message: "If you did not ask for it, your password stays as it is.",
    },
  ],
});

export const passwordChangedMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.password_changed.subject", message: "Your password was changed" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.password_changed.what",
      message: "The password of your Vestpocket account was changed. Every other device was signed out.",
    },
    /*i18n*/ {
      id: "accounts.mail.password_changed.do",
      message: "If it was not you, set a new password at once.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const newEmailMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.new_email.subject", message: "Confirm your new e-mail" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.new_email.what",
      message:
        "This address was given as the new one of a Vestpocket account. Until it is confirmed, the old one counts.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.confirm.button", message: "Confirm e-mail" }, url },
  notes: [
    /*i18n*/ { id: "accounts.mail.confirm.time", message: "The link works for three days." },
    /*i18n*/ {
      id: "accounts.mail.not_you",
      message: "If you did not ask for this, you need not do anything.",
    },
  ],
});

export const emailChangeAskedMail = (url: string, newEmail: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.email_asked.subject", message: "Your e-mail is about to change" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "accounts.mail.email_asked.what",
        message: "Your Vestpocket account is to use {newEmail} instead of this address once that one is confirmed.",
      },
      { newEmail },
    ),
    /*i18n*/ {
      id: "accounts.mail.email_asked.do",
      message: "If you did not ask for it, somebody else is signed in to your account: set a new password at once.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const emailChangedMail = (newEmail: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.email_changed.subject", message: "Your e-mail was changed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "accounts.mail.email_changed.what",
        message: "Your Vestpocket account now uses {newEmail}. This address is no longer written to.",
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
      message: "If it was not you, set a new password at once.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const sessionReusedMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.reused.subject", message: "A device was signed out" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.reused.what",
      message:
        "A copy of the key with which one of your devices stays signed in was used. We signed that device out, in case the copy is in other hands.",
    },
    /*i18n*/ {
      id: "accounts.mail.reused.do",
      message: "Please log in again. If this comes back, set a new password.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const farewellMail = (): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.farewell.subject", message: "Your account is deleted" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.farewell.what",
      message:
        "Your Vestpocket account, its listings and its pictures are deleted, as you asked. This is our last message to you.",
    },
  ],
});
