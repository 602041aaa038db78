import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** To a person whose account an administrator disabled. `url`: where to write to us; `reason`: empty if none is given. */
export const disabledMail = ({ url, reason }: { url: string; reason: string }): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.disabled.subject", message: "Your account was disabled" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.disabled.what",
      message:
        "An administrator disabled your Vestpocket account. You cannot log in, and nobody else can find or open your listings. Nothing has been deleted.",
    },
    ...(reason === ""
      ? []
      : [withValues(/*i18n*/ { id: "accounts.mail.disabled.reason", message: "Reason: {reason}" }, { reason })]),
    /*i18n*/ {
      id: "accounts.mail.disabled.do",
      message: "If you think this is a mistake, write to us. A person will read it and answer you by email.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.disabled.button", message: "Write to us" }, url },
});

/** To a person who may use their account again. `url`: where to log in. */
export const enabledMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "accounts.mail.enabled.subject", message: "Your account is enabled again" },
  paragraphs: [
    /*i18n*/ {
      id: "accounts.mail.enabled.what",
      message:
        "You can log in to Vestpocket again. Listings that were hidden with your account are back, unless they have expired since.",
    },
  ],
  button: { label: /*i18n*/ { id: "accounts.mail.enabled.button", message: "Log in" }, url },
});
