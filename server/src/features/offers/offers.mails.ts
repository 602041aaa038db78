import type { OfferStep } from "@vestpocket/domain/offers/offers.terms";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** The offer mails. None contains an amount, a condition or a note: those are read after logging in. */

interface OfferNews {
  readonly step: OfferStep;
  /** The listing's title. */
  readonly title: string;
  readonly url: string;
  /** The hash of the event in the room's chain. */
  readonly hash: string;
  /** To the owner: who makes the offer; null once they have left. */
  readonly buyer?: string | null;
  /** To the owner: the listing. */
  readonly cards?: NonNullable<MailContent["cards"]>;
}

const SUBJECTS: Readonly<Record<OfferStep, Message>> = {
  make: /*i18n*/ { id: "offers.mail.make", message: "A new non-binding offer for “{title}”" },
  counter: /*i18n*/ { id: "offers.mail.counter", message: "A counteroffer on “{title}”" },
  accept: /*i18n*/ {
    id: "offers.mail.accept",
    message: "The other party agreed to negotiate the non-binding offer for “{title}”",
  },
  decline: /*i18n*/ { id: "offers.mail.decline", message: "The non-binding offer for “{title}” was declined" },
  withdraw: /*i18n*/ { id: "offers.mail.withdraw", message: "The non-binding offer for “{title}” was withdrawn" },
};

/** To the other party, with the event's hash, so that they have evidence that we cannot change. */
export const offerMail = ({ step, title, url, hash, buyer = null, cards = [] }: OfferNews): MailContent => ({
  subject: withValues(SUBJECTS[step], { title }),
  paragraphs: [
    /*i18n*/ { id: "offers.mail.read", message: "Log in to see the details. Only you and the other party can." },
    /*i18n*/ {
      id: "offers.mail.non_binding",
      message:
        "This is an expression of interest, not an offer that can be accepted to form a contract, and not an agreement of purchase and sale or a lease. No one is bound to buy, sell, lease, negotiate or stop talking to others until both have signed a separate written contract. The confidentiality agreement continues to apply.",
    },
  ],
  facts: buyer === null ? [] : [[/*i18n*/ { id: "offers.mail.from", message: "From" }, buyer]],
  cards,
  button: { label: /*i18n*/ { id: "offers.mail.open", message: "Read the offer" }, url },
  notes: [withValues(/*i18n*/ { id: "offers.mail.record", message: "SHA-256 hash of the record: {hash}" }, { hash })],
});
