import type { ApprovalKind, ApprovalOutcome } from "@vestpocket/domain/approvals/approvals.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { MailContent } from "../../platform/messages/messages.ts";

const ASKED: Readonly<Record<ApprovalKind, Message>> = {
  refund: /*i18n*/ { id: "approvals.mail.asked.refund", message: "A refund waits for your approval" },
  inspection: /*i18n*/ {
    id: "approvals.mail.asked.inspection",
    message: "A look at confidential details waits for your approval",
  },
};

/** To the other administrators: that something waits, and nothing of what it is about. */
export const toAskedMail =
  (kind: ApprovalKind) =>
  (url: string): MailContent => ({
    subject: ASKED[kind],
    paragraphs: [
      /*i18n*/ {
        id: "approvals.mail.asked.what",
        message:
          "Another administrator asked for it. It expires after 24 hours. Who asked and why is in the administration.",
      },
    ],
    button: { label: /*i18n*/ { id: "approvals.mail.asked.button", message: "Open the administration" }, url },
  });

type Told = Exclude<ApprovalOutcome, "withdrawn">;

const DECIDED: Readonly<Record<ApprovalKind, Readonly<Record<Told, Message>>>> = {
  refund: {
    approved: /*i18n*/ { id: "approvals.mail.refund.approved", message: "Your refund was approved and made" },
    declined: /*i18n*/ { id: "approvals.mail.refund.declined", message: "Your refund was declined" },
    expired: /*i18n*/ { id: "approvals.mail.refund.expired", message: "Nobody approved your refund within 24 hours" },
    overtaken: /*i18n*/ {
      id: "approvals.mail.refund.overtaken",
      message: "Your refund is no longer possible as you asked for it",
    },
  },
  inspection: {
    approved: /*i18n*/ {
      id: "approvals.mail.inspection.approved",
      message: "You can view the confidential details that you asked for, for 30 minutes",
    },
    declined: /*i18n*/ {
      id: "approvals.mail.inspection.declined",
      message: "Your look at confidential details was declined",
    },
    expired: /*i18n*/ {
      id: "approvals.mail.inspection.expired",
      message: "Nobody approved your look at confidential details within 24 hours",
    },
    overtaken: /*i18n*/ {
      id: "approvals.mail.inspection.overtaken",
      message: "Your look at confidential details is no longer possible as you asked for it",
    },
  },
};

/** To the administrator who asked. */
export const toDecidedMail =
  (kind: ApprovalKind, outcome: Told) =>
  (url: string): MailContent => ({
    subject: DECIDED[kind][outcome],
    paragraphs: [
      /*i18n*/ { id: "approvals.mail.decided.what", message: "The audit log has the request and the decision." },
    ],
    button: {
      label:
        kind === "refund"
          ? /*i18n*/ { id: "approvals.mail.decided.order", message: "Open the order" }
          : /*i18n*/ { id: "approvals.mail.decided.listing", message: "Open the listing" },
      url,
    },
  });
