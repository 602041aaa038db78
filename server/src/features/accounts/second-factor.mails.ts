import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** E-mails about two-step log-in. `url` is the absolute URL of the page that sets a new password. */

const NOT_YOU = /*i18n*/ {
  id: "accounts.mail.password_changed.do",
  message: "If this wasn’t you, reset your password right away.",
};
const toButton = (url: string) => ({
  label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" },
  url,
});

export const twoStepOnMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.two_step_on.subject", message: "Two-step log-in is on" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.two_step_on.what",
      message:
        "Two-step log-in was turned on for your Vestpocket account. From now on, logging in takes your password and a code from your authenticator app, or a passkey.",
    },
    /*i18n*/ {
      id: "accounts.mail.two_step_on.codes",
      message: "Keep your recovery codes somewhere safe. Each one lets you log in once without the app.",
    },
    NOT_YOU,
  ],
  button: toButton(url),
});

export const twoStepOffMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.two_step_off.subject", message: "Two-step log-in is off" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.two_step_off.what",
      message:
        "Two-step log-in was turned off for your Vestpocket account. From now on, your password alone is enough to log in.",
    },
    NOT_YOU,
  ],
  button: toButton(url),
});

export const newRecoveryCodesMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.recovery_codes.subject", message: "You have new recovery codes" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.recovery_codes.what",
      message: "New recovery codes were created for your Vestpocket account. The old ones no longer work.",
    },
    NOT_YOU,
  ],
  button: toButton(url),
});

/** `left`: how many codes are left. */
export const recoveryCodeUsedMail = (url: string, left: number): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.recovery_used.subject", message: "A recovery code was used" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "accounts.mail.recovery_used.what",
        message:
          "A recovery code for your Vestpocket account was used instead of a code from your authenticator app. {left, plural, =0 {You have none left: create new ones on your profile page.} one {You have # left.} other {You have # left.}}",
      },
      { left },
    ),
    NOT_YOU,
  ],
  button: toButton(url),
});
