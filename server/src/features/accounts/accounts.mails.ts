import type { MailContent } from "../../platform/messages/messages.ts";
import { UNDO_BUTTON, UNDO_TIME, UNDO_WHAT } from "./undoing.mails.ts";

/** E-mails about access to an account, and about its deletion. Every `url` is absolute. */

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
      message: "If you didn’t ask for this, you can ignore this email. Your password has not changed.",
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
      message: "If this wasn’t you, reset your password right away.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" }, url },
});

export const phoneChangedMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.phone_changed.subject", message: "Your phone number was changed" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.phone_changed.what",
      message: "A new phone number was confirmed for your Vestpocket account.",
    },
    UNDO_WHAT,
  ],
  button: { label: UNDO_BUTTON, url },
  notes: [UNDO_TIME],
});

export const tokenReusedMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.reused.subject", message: "A device was signed out" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.reused.what",
      message:
        "Your log-in on one of your devices was used in a way that can mean someone copied it. We signed that device out as a precaution.",
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
        "Your Vestpocket account, its listings and its photos have been deleted, as you asked. This is our last message to you.",
    },
  ],
});
