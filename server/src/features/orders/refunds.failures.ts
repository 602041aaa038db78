import { REFUND_MESSAGES } from "@vestpocket/domain/orders/order-administration.rules";
import { formatPayment } from "@vestpocket/domain/shared/amounts";
import { type Language, withValues } from "@vestpocket/domain/shared/text";
import { badFields, Failure } from "../../platform/http/failure.ts";

/** Why a refund is rejected. */

/** More than what can still be refunded, in cents. */
export function refundTooMuch({ cents, language }: { cents: number; language: Language }): Failure {
  const amount = formatPayment(cents / 100, language);
  return badFields({ amountCents: withValues(REFUND_MESSAGES.tooMuch, { amount }) });
}

export const refundNotPaid = (): Failure =>
  new Failure({ status: 409, code: "orders.refund_not_paid", text: REFUND_MESSAGES.notPaid });

/** The refunded amount of the order differs from what the administrator saw. */
export const refundChanged = (): Failure =>
  new Failure({ status: 409, code: "orders.refund_changed", text: REFUND_MESSAGES.changed });

export const refundInProgress = (): Failure =>
  new Failure({ status: 409, code: "orders.refund_under_way", text: REFUND_MESSAGES.underWay });

export const refundRefused = (): Failure =>
  new Failure({ status: 409, code: "orders.refund_refused", text: REFUND_MESSAGES.refused });
