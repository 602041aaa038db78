import type { Message } from "../../shared/text.ts";
import { ORDER_STATUSES, type OrderStatus } from "./orders.rules.ts";

export const ORDER_KINDS = ["listing", "membership"] as const;

/** Upper bound of every order, in cents. */
export const CENTS_MAX = 10_000_000;

/**
 * Filters of the list of all orders. 'undelivered' orders were paid for, but their listing could not be published;
 * 'inquiry': the buyer's bank inquires about the payment; 'to_answer': a dispute or an inquiry needs a response, the
 * first deadline first; 'refund_failed': a refund failed and was not made again.
 */
export const LISTED_STATUSES = [...ORDER_STATUSES, "undelivered", "inquiry", "to_answer", "refund_failed"] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** The reason for a refund, as the payment provider and the buyer's bank receive it. */
export const REFUND_REASONS = ["requested_by_customer", "duplicate", "fraudulent"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const REFUND_MESSAGES = {
  notPaid: /*i18n*/ { id: "orders.refund_not_paid", message: "Only paid orders can be refunded." },
  tooMuch: /*i18n*/ { id: "orders.refund_too_much", message: "You can refund up to {amount}." },
  notInOrder: /*i18n*/ {
    id: "orders.refund_not_in_order",
    message: "This listing is not in the order, or was refunded already.",
  },
  underWay: /*i18n*/ {
    id: "orders.refund_under_way",
    message: "Another refund of this order is in progress. Please reload the order.",
  },
  changed: /*i18n*/ {
    id: "orders.refund_changed",
    message: "Part of this order has since been refunded. Please check what is left, then try again.",
  },
  refused: /*i18n*/ {
    id: "orders.refund_refused",
    message: "The payment provider rejected this refund. See its dashboard for the reason.",
  },
} as const satisfies Record<string, Message>;

interface RefundLimit {
  /** What was refunded of the order before. */
  readonly refundedCents: number;
  readonly cents: number;
  /** Up to how much one administrator decides alone; null means any amount. */
  readonly upToCents: number | null;
}

/**
 * Whether a refund takes a second administrator: if with it more of the order is refunded than one decides alone, so that
 * several small refunds are no way around it. In integer cents (product.md §8.12).
 */
export function needsApproval({ refundedCents, cents, upToCents }: RefundLimit): boolean {
  return upToCents !== null && refundedCents + cents > upToCents;
}

/** How much of an order can still be refunded, in integer cents; 0 if it is not paid or was charged back. */
export function refundableCents(order: { status: OrderStatus; totalCents: number; refundedCents: number }): number {
  return order.status === "paid" ? Math.max(0, order.totalCents - order.refundedCents) : 0;
}
