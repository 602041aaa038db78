import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/memberships/memberships.prices";
import type { Purpose } from "@vestpocket/domain/orders/extending.rules";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { Fact, MailContent } from "../../platform/messages/messages.ts";

/** The texts of order e-mails. Every `url` is absolute. */

export const discountCodeMail = ({ code, title }: { code: string; title: string }): MailContent => ({
  subject: /*i18n*/ { id: "orders.mail.code.subject", message: "Your discount code" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "orders.mail.code.what",
        message:
          "The code {code} gives you {percent}% off the plan and add-ons for your listing “{title}”. Enter it when you choose your plan.",
      },
      { code, title, percent: AGENT_DISCOUNT_PERCENT },
    ),
  ],
  notes: [
    /*i18n*/ {
      id: "orders.mail.code.time",
      message: "The code can be used once, within 24 hours, for this listing only. A newer code replaces it.",
    },
  ],
});

const RECEIPT_BUTTON = /*i18n*/ { id: "orders.mail.receipt_button", message: "See the receipt" };

interface Paid {
  readonly title: string;
  readonly purpose: Purpose;
  readonly amount: string;
  /** What the receipt says. */
  readonly facts: readonly Fact[];
  /** The receipt. */
  readonly url: string;
  readonly listingUrl: string;
}

const PAID: Readonly<Record<Purpose, { subject: Message; what: Message }>> = {
  publish: {
    subject: /*i18n*/ { id: "orders.mail.paid.subject", message: "Your listing is live" },
    what: /*i18n*/ {
      id: "orders.mail.paid.what",
      message: "Thank you. We received {amount} for “{title}”; your listing is now live and appears in search.",
    },
  },
  renew: {
    subject: /*i18n*/ { id: "orders.mail.renewed.subject", message: "Your listing is renewed" },
    what: /*i18n*/ {
      id: "orders.mail.renewed.what",
      message:
        "Thank you. We received {amount} for “{title}”; the days of the plan were added to the time it had left.",
    },
  },
  upgrade: {
    subject: /*i18n*/ { id: "orders.mail.upgraded.subject", message: "Your listing is upgraded" },
    what: /*i18n*/ {
      id: "orders.mail.upgraded.what",
      message: "Thank you. We received {amount} for “{title}”; what you added applies from now until the listing ends.",
    },
  },
};

export const paidMail = (paid: Paid): MailContent => ({
  subject: PAID[paid.purpose].subject,
  paragraphs: [withValues(PAID[paid.purpose].what, { amount: paid.amount, title: paid.title })],
  facts: paid.facts,
  button: { label: /*i18n*/ { id: "orders.mail.listing_button", message: "See your listing" }, url: paid.listingUrl },
  links: [{ label: RECEIPT_BUTTON, url: paid.url }],
});

interface PaidCart extends Omit<Paid, "title" | "purpose" | "listingUrl"> {
  readonly count: number;
  readonly listingsUrl: string;
}

/** Several listings are live. */
export const paidCartMail = (paid: PaidCart): MailContent => ({
  subject: withValues(
    /*i18n*/ {
      id: "orders.mail.paid_cart.subject",
      message: "{count, plural, one {Your listing is live} other {Your # listings are live}}",
    },
    { count: paid.count },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "orders.mail.paid_cart.what",
        message: "Thank you. We received {amount}. The receipt lists what each listing cost.",
      },
      { amount: paid.amount },
    ),
  ],
  facts: paid.facts,
  button: {
    label: /*i18n*/ { id: "orders.mail.listings_button", message: "See your listings" },
    url: paid.listingsUrl,
  },
  links: [{ label: RECEIPT_BUTTON, url: paid.url }],
});

export const undeliveredMail = (paid: { title: string; amount: string; url: string }): MailContent => ({
  subject: /*i18n*/ { id: "orders.mail.undelivered.subject", message: "Your payment will be refunded" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "orders.mail.undelivered.what",
        message:
          "We received {amount} for your listing “{title}”, but it could no longer be published. We are refunding this amount to your card.",
      },
      { amount: paid.amount, title: paid.title },
    ),
  ],
  button: { label: RECEIPT_BUTTON, url: paid.url },
});

/** `facts`: what the credit note says. */
export const refundedMail = (refund: { amount: string; url: string; facts: readonly Fact[] }): MailContent => ({
  subject: /*i18n*/ { id: "orders.mail.refunded.subject", message: "Your payment was refunded" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "orders.mail.refunded.what",
        message: "We refunded {amount} to your card. It may take a few days to appear on your statement.",
      },
      { amount: refund.amount },
    ),
  ],
  facts: refund.facts,
  button: { label: RECEIPT_BUTTON, url: refund.url },
});
