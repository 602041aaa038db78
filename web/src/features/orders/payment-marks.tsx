import { Trans } from "@lingui/react/macro";
import { type DisputeStatus, isInquiry, needsAnswer } from "@vestpocket/domain/orders/disputes.rules";
import type { AdminOrder } from "@vestpocket/domain/orders/order-administration.schema";
import { TriangleAlert } from "lucide-react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { usePaymentReasons } from "./payment-reasons.ts";

const ICON = { size: 16, "aria-hidden": true } as const;

/**
 * The bank's actions on a payment, and whether a refund failed. A dispute that holds the money is the order's status.
 */
export function PaymentMarks({ order: { dispute, hasFailedRefund } }: { order: AdminOrder }) {
  return (
    <>
      {dispute !== null && <DisputeMark dispute={dispute} />}
      {hasFailedRefund && (
        <Badge tone="danger" icon={<TriangleAlert {...ICON} />}>
          <Trans>Refund failed</Trans>
        </Badge>
      )}
    </>
  );
}

function DisputeMark({ dispute: { status } }: { dispute: NonNullable<AdminOrder["dispute"]> }) {
  const isOpenInquiry = isInquiry(status) && status !== "warning_closed";
  return (
    <Badge tone={isOpenInquiry ? "warning" : "neutral"} icon={<TriangleAlert {...ICON} />}>
      <DisputeWords status={status} />
    </Badge>
  );
}

/** The outcome of a dispute or inquiry. */
export function DisputeWords({ status }: { status: DisputeStatus }) {
  switch (status) {
    case "warning_closed":
      return <Trans>Bank inquiry closed</Trans>;
    case "won":
      return <Trans>Dispute won</Trans>;
    case "lost":
      return <Trans>Dispute lost</Trans>;
    case "prevented":
      return <Trans>Dispute prevented</Trans>;
    default:
      return isInquiry(status) ? <Trans>Bank inquiry</Trans> : <Trans>Dispute to answer</Trans>;
  }
}

/** The deadline of a dispute or inquiry in a list. */
export function AnswerBy({ order: { dispute } }: { order: AdminOrder }) {
  const language = useLanguage();
  if (dispute?.dueBy == null || !needsAnswer(dispute.status)) return null;
  const date = formatDate(dispute.dueBy.seconds, language);
  return (
    <span className="block text-13 font-medium text-danger">
      <Trans>Respond by {date}</Trans>
    </span>
  );
}

/** The deadline for responding to a dispute or inquiry. */
export function DisputeDeadline({ order: { dispute } }: { order: AdminOrder }) {
  const language = useLanguage();
  const reasons = usePaymentReasons();
  if (dispute?.dueBy == null || !needsAnswer(dispute.status)) return null;
  const reason = reasons[dispute.reason ?? ""] ?? dispute.reason;
  const date = formatDate(dispute.dueBy.seconds, language);
  return (
    <p className="mt-4 text-14">
      <Trans>
        The buyer’s bank gave this reason: {reason}. Respond in the payment provider’s dashboard by {date}.
      </Trans>
    </p>
  );
}
