import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The texts of membership e-mails. Every `url` is absolute. */

export const MEMBERSHIP_BUTTON = /*i18n*/ { id: "memberships.mail.button", message: "See my membership" };

export const renewalFailedMail = (url: string, invoiceUrl: string | null): MailContent => ({
  subject: /*i18n*/ { id: "memberships.mail.failed.subject", message: "Your membership could not be renewed" },
  paragraphs: [
    /*i18n*/ {
      id: "memberships.mail.failed.what",
      message:
        "Your card was declined when we tried to renew Agent Pro. Your benefits end with the current paid period unless a later attempt succeeds.",
    },
    /*i18n*/ {
      id: "memberships.mail.failed.card",
      message:
        "You can replace your card under Billing & Payment. The next attempt, in a few days, will charge the new one.",
    },
    ...(invoiceUrl === null
      ? []
      : [
          withValues(
            /*i18n*/ {
              id: "memberships.mail.failed.invoice",
              message: "You can also pay the invoice now, with any card: {invoiceUrl}",
            },
            { invoiceUrl },
          ),
        ]),
  ],
  button: { label: /*i18n*/ { id: "memberships.mail.failed.button", message: "Replace your card" }, url },
});

/** `url`: the page where the payment can be confirmed. */
export const confirmRenewalMail = (url: string): MailContent => ({
  subject: /*i18n*/ { id: "memberships.mail.confirm.subject", message: "Please confirm your Agent Pro renewal" },
  paragraphs: [
    /*i18n*/ {
      id: "memberships.mail.confirm.what",
      message:
        "Your bank needs you to confirm the payment that renews Agent Pro. Your benefits end with the current paid period unless you confirm it.",
    },
  ],
  button: { label: /*i18n*/ { id: "memberships.mail.confirm.button", message: "Confirm the payment" }, url },
  notes: [
    /*i18n*/ {
      id: "memberships.mail.confirm.where",
      message: "The same link is under Billing & Payment in your account.",
    },
  ],
});
