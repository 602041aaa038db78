import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The texts of membership e-mails. Every `url` is absolute. */

const BUTTON = /*i18n*/ { id: "memberships.mail.button", message: "See my membership" };

export const welcomeMail = (url: string, firstName: string): MailContent => ({
  subject: /*i18n*/ { id: "memberships.mail.welcome.subject", message: "Welcome to Agent Pro" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "memberships.mail.welcome.what",
        message: "Thank you, {firstName}. You are an Agent Pro member for one year from today.",
      },
      { firstName },
    ),
    /*i18n*/ {
      id: "memberships.mail.welcome.benefits",
      message:
        "Your profile appears in the agent directory with the Agent Pro badge, you can add a profile picture, and every listing you post comes with a code for 25% off.",
    },
  ],
  button: { label: BUTTON, url },
  notes: [
    /*i18n*/ {
      id: "memberships.mail.welcome.renewal",
      message: "It renews every year until you cancel, which you can do at any time on that page.",
    },
  ],
});

export const renewedMail = (url: string, amount: string): MailContent => ({
  subject: /*i18n*/ { id: "memberships.mail.renewed.subject", message: "Your Agent Pro membership was renewed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "memberships.mail.renewed.what",
        message: "We charged {amount} for another year of Agent Pro.",
      },
      { amount },
    ),
  ],
  button: { label: BUTTON, url },
});

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
