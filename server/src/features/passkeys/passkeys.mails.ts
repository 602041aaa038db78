import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/**
 * E-mails about passkeys. `url` is the absolute URL of the page that sets a new password, which also removes all
 * passkeys.
 */

const NOT_YOU = /*i18n*/ {
  id: "passkeys.mail.not_you",
  message: "If this wasn’t you, reset your password right away. That also removes all passkeys from your account.",
};
const toButton = (url: string) => ({
  label: /*i18n*/ { id: "accounts.mail.reset.button", message: "Set a new password" },
  url,
});

export const passkeyAddedMail = (url: string, name: string): MailContent => ({
  subject: /*i18n*/ { id: "passkeys.mail.added.subject", message: "A passkey was added" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "passkeys.mail.added.what",
        message:
          "The passkey “{name}” was added to your Vestpocket account. It logs you in without your password and without a code.",
      },
      { name },
    ),
    NOT_YOU,
  ],
  button: toButton(url),
});

export const passkeyRemovedMail = (url: string, name: string): MailContent => ({
  subject: /*i18n*/ { id: "passkeys.mail.removed.subject", message: "A passkey was removed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "passkeys.mail.removed.what",
        message: "The passkey “{name}” was removed from your Vestpocket account. It no longer logs you in.",
      },
      { name },
    ),
    NOT_YOU,
  ],
  button: toButton(url),
});
