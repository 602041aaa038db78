import { withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** What buyers are told when a dispute, or its outcome, changes what they bought. */
export interface DisputedPurchase {
  readonly kind: "listing" | "membership";
  /** The listing's title. */
  readonly title: string;
  readonly amount: string;
  /** The receipt's page, absolute. */
  readonly url: string;
}

const BUTTON = /*i18n*/ { id: "orders.dispute_mail.button", message: "See the receipt" };

const ENDED = {
  listing: /*i18n*/ {
    id: "orders.dispute_mail.ended.listing",
    message:
      "The bank took back the {amount} you paid for “{title}” because the payment is disputed. The listing is a draft again and no longer appears in search. You can publish it with a new payment.",
  },
  membership: /*i18n*/ {
    id: "orders.dispute_mail.ended.membership",
    message:
      "The bank took back the {amount} you paid for Agent Pro because the payment is disputed. Your membership has ended, and nothing more will be charged for it.",
  },
} as const;

export const purchaseEndedMail = ({ kind, title, amount, url }: DisputedPurchase): MailContent => ({
  subject: /*i18n*/ { id: "orders.dispute_mail.ended.subject", message: "Your payment is disputed" },
  paragraphs: [withValues(ENDED[kind], { amount, title })],
  button: { label: BUTTON, url },
  notes: [
    /*i18n*/ {
      id: "orders.dispute_mail.ended.note",
      message:
        "If you did not dispute this payment, please call your bank. If the money comes back to us, we will restore what you paid for, for the remaining time.",
    },
  ],
});

const RESTORED = {
  listing: {
    subject: /*i18n*/ { id: "orders.dispute_mail.restored.listing.subject", message: "Your listing is live again" },
    what: /*i18n*/ {
      id: "orders.dispute_mail.restored.listing",
      message:
        "The dispute about {amount} is settled. “{title}” is live again and appears in search for its remaining time.",
    },
  },
  membership: {
    subject: /*i18n*/ {
      id: "orders.dispute_mail.restored.membership.subject",
      message: "Your Agent Pro membership is restored",
    },
    what: /*i18n*/ {
      id: "orders.dispute_mail.restored.membership",
      message:
        "The dispute about {amount} is settled. You are an Agent Pro member again for the remaining time. The membership will not renew automatically.",
    },
  },
} as const;

export const purchaseRestoredMail = ({ kind, title, amount, url }: DisputedPurchase): MailContent => ({
  subject: RESTORED[kind].subject,
  paragraphs: [withValues(RESTORED[kind].what, { amount, title })],
  button: { label: BUTTON, url },
});
