import type { DisputeStatus } from "@vestpocket/domain/orders/disputes.rules";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

/** What administrators are told about payments. `url` is absolute, `number` names the order. */
export interface Alert {
  readonly amount: string;
  readonly number: string;
  /** Until when a response is due; null if none is, or the bank names no day. */
  readonly deadline: string | null;
  readonly url: string;
}

const BUTTON = /*i18n*/ { id: "orders.alert.button", message: "See the order" };
const toAnswer = (deadline: string | null): Message =>
  deadline === null
    ? /*i18n*/ {
        id: "orders.alert.answer",
        message: "Respond with evidence in the payment provider’s dashboard before the deadline.",
      }
    : withValues(
        /*i18n*/ {
          id: "orders.alert.answer_by",
          message: "Respond with evidence in the payment provider’s dashboard by {deadline}.",
        },
        { deadline },
      );

export const inquiryMail = ({ amount, number, deadline, url }: Alert): MailContent => ({
  subject: /*i18n*/ { id: "orders.alert.inquiry.subject", message: "A buyer’s bank is asking about a payment" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "orders.alert.inquiry.what",
        message:
          "A bank is inquiring about {amount} of order {number}. No money was taken back, and the listing or membership is not affected.",
      },
      { amount, number },
    ),
    toAnswer(deadline),
  ],
  button: { label: BUTTON, url },
});

export const disputeMail = ({ amount, number, deadline, url }: Alert): MailContent => ({
  subject: /*i18n*/ { id: "orders.alert.dispute.subject", message: "A payment is disputed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "orders.alert.dispute.what",
        message: "A bank took back {amount} of order {number}. The listing or membership it paid for has ended.",
      },
      { amount, number },
    ),
    toAnswer(deadline),
  ],
  button: { label: BUTTON, url },
});

const LOST: Message = /*i18n*/ {
  id: "orders.alert.lost",
  message: "The dispute about {amount} of order {number} was lost. The buyer keeps the money.",
};
const WON_OVER: Message = /*i18n*/ {
  id: "orders.alert.won_over",
  message:
    "The dispute about {amount} of order {number} was won. Nothing resumes: the listing or membership is over or was paid for again.",
};
const OUTCOMES: Readonly<Partial<Record<DisputeStatus, Message>>> = {
  won: /*i18n*/ {
    id: "orders.alert.won",
    message:
      "The dispute about {amount} of order {number} was won. The listing or membership resumes for its remaining time.",
  },
  warning_closed: /*i18n*/ {
    id: "orders.alert.warning_closed",
    message: "The inquiry about {amount} of order {number} was closed. Nothing changes.",
  },
  prevented: /*i18n*/ {
    id: "orders.alert.prevented",
    message: "The dispute about {amount} of order {number} was prevented by a refund.",
  },
};

interface Outcome extends Alert {
  readonly status: DisputeStatus;
  /** Whether what was bought is in effect after a dispute that was won. */
  readonly resumes: boolean;
}

export const disputeClosedMail = ({ amount, number, url, status, resumes }: Outcome): MailContent => ({
  subject: /*i18n*/ { id: "orders.alert.closed.subject", message: "A dispute was closed" },
  paragraphs: [withValues(status === "won" && !resumes ? WON_OVER : (OUTCOMES[status] ?? LOST), { amount, number })],
  button: { label: BUTTON, url },
});

export const refundFailedMail = ({ amount, number, url }: Alert): MailContent => ({
  subject: /*i18n*/ { id: "orders.alert.refund_failed.subject", message: "A refund failed" },
  paragraphs: [
    withValues(
      /*i18n*/ {
        id: "orders.alert.refund_failed.what",
        message: "The refund of {amount} for order {number} was returned: the buyer did not receive the money.",
      },
      { amount, number },
    ),
    /*i18n*/ {
      id: "orders.alert.refund_failed.do",
      message: "Refund it again, or return the money another way. The listing or membership stays ended.",
    },
  ],
  button: { label: BUTTON, url },
});
