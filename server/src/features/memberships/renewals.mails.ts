import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/memberships/memberships.prices";
import { RENEWAL_REMINDER_DAYS } from "@vestpocket/domain/memberships/memberships.rules";
import { nameTax, type TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { formatPayment, formatPaymentCents } from "@vestpocket/domain/shared/amounts";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";
import { MEMBERSHIP_BUTTON as BUTTON } from "./memberships.mails.ts";

/** The texts of e-mails about a year that was or will be charged. Every `url` is absolute. */

/** A year of Agent Pro as an e-mail describes it. */
export interface DescribedYear {
  /** The page where the membership can be cancelled. */
  readonly url: string;
  readonly language: Language;
  /** With taxes, in integer cents, CAD. */
  readonly totalCents: number;
  readonly taxes: readonly TaxLine[];
  /** Where the member lives; undefined if unknown. */
  readonly province: ProvinceName | undefined;
  /** When the next renewal is charged, unless it is cancelled. */
  readonly renewsAt: Date;
}

/** Which taxes an amount includes. */
function toAmount({ totalCents, taxes, province, language }: DescribedYear): string | Message {
  const amount = formatPaymentCents(totalCents / 100, language);
  const [first, second] = taxes.map(({ tax }) => nameTax(tax, province));
  if (first === undefined) return amount;
  return second === undefined
    ? withValues(
        /*i18n*/ { id: "memberships.mail.amount_with_tax", message: "{amount} ({tax} included)" },
        { amount, tax: first },
      )
    : withValues(
        /*i18n*/ { id: "memberships.mail.amount_with_taxes", message: "{amount} ({first} and {second} included)" },
        { amount, first, second },
      );
}

const toDate = ({ renewsAt, language }: DescribedYear): string => formatDate(renewsAt.getTime() / 1000, language);

const HOW_TO_CANCEL = withValues(
  /*i18n*/ {
    id: "memberships.mail.how_to_cancel",
    message:
      "To cancel, open the page below and press “Cancel membership”. You keep the benefits until the end of the year that you paid for. We remind you {days} days before each renewal.",
  },
  { days: RENEWAL_REMINDER_DAYS },
);

/** Confirms the terms of a membership that has begun. */
export const welcomeMail = (year: DescribedYear, firstName: string): MailContent => ({
  subject: /*i18n*/ { id: "memberships.mail.welcome.subject", message: "Welcome to Agent Pro" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "memberships.mail.welcome.what",
        message: "Thank you, {firstName}. You are an Agent Pro member for one year from today.",
      },
      { firstName },
    ),
    withValues(
      /*i18n*/ {
        id: "memberships.mail.welcome.benefits",
        message:
          "Your profile appears in the agent directory with the Agent Pro badge, you can add a profile picture, and every listing you post comes with a code for {percent}% off.",
      },
      { percent: AGENT_DISCOUNT_PERCENT },
    ),
    withValues(
      /*i18n*/ {
        id: "memberships.mail.welcome.terms",
        message:
          "We charged {amount} for the first year. Agent Pro renews on {date}, and then every year, at the same price before taxes and with the sales taxes of that day, until you cancel.",
      },
      { amount: toAmount(year), date: toDate(year) },
    ),
    HOW_TO_CANCEL,
  ],
  button: { label: BUTTON, url: year.url },
});

export const renewedMail = (year: DescribedYear): MailContent => ({
  subject: /*i18n*/ { id: "memberships.mail.renewed.subject", message: "Your Agent Pro membership was renewed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "memberships.mail.renewed.year",
        message: "We charged {amount} for another year of Agent Pro. It renews again on {date}.",
      },
      { amount: toAmount(year), date: toDate(year) },
    ),
    HOW_TO_CANCEL,
  ],
  button: { label: BUTTON, url: year.url },
});

const YOUR_CARD: Message = /*i18n*/ { id: "memberships.mail.your_card", message: "your card" };

/** `last4`: the card's last four digits; undefined if the provider does not tell. */
export const renewalReminderMail = (year: DescribedYear, last4: string | undefined): MailContent => ({
  subject: withValues(
    /*i18n*/ { id: "memberships.mail.reminder.subject", message: "Agent Pro renews on {date} for {amount}" },
    { date: toDate(year), amount: formatPayment(year.totalCents / 100, year.language) },
  ),
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "memberships.mail.reminder.what",
        message: "On {date}, we will charge {amount} to {card} for another year of Agent Pro.",
      },
      {
        date: toDate(year),
        amount: toAmount(year),
        card:
          last4 === undefined
            ? YOUR_CARD
            : withValues(/*i18n*/ { id: "memberships.mail.card", message: "the card ending in {last4}" }, { last4 }),
      },
    ),
    withValues(
      /*i18n*/ {
        id: "memberships.mail.reminder.cancel",
        message:
          "To stop it, open the page below and press “Cancel membership” before {date}: nothing is charged, and you keep the benefits until then.",
      },
      { date: toDate(year) },
    ),
  ],
  button: { label: BUTTON, url: year.url },
});
