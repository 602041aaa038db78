import { DISPUTE_STATUSES, type DisputeStatus, laterDisputeStatus } from "@vestpocket/domain/orders/disputes.rules";
import type Stripe from "stripe";
import type { DisputeRow } from "./disputes.queries.ts";

export type DisputeEvent =
  | Stripe.ChargeDisputeCreatedEvent
  | Stripe.ChargeDisputeUpdatedEvent
  | Stripe.ChargeDisputeClosedEvent
  | Stripe.ChargeDisputeFundsWithdrawnEvent
  | Stripe.ChargeDisputeFundsReinstatedEvent;

/**
 * What an event says about a dispute's money. Its balance transactions add up to a negative amount while the bank has
 * some of it. After a partial refund, a dispute about all of the payment that is lost returns the refunded amount.
 */
function readMoney({ type, data: { object: dispute } }: DisputeEvent): { isWithdrawn: boolean; isReinstated: boolean } {
  const balance = (dispute.balance_transactions ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    isWithdrawn: type === "charge.dispute.funds_withdrawn" || balance < 0,
    isReinstated: dispute.status === "won" || (type === "charge.dispute.funds_reinstated" && balance >= 0),
  };
}

/** The dispute after an event. Facts are only added, so that their order does not matter. */
export function addDisputeEvent(
  event: DisputeEvent,
  { before, orderId, now }: { before: DisputeRow | undefined; orderId: string; now: Date },
): DisputeRow {
  const dispute = event.data.object;
  const { isWithdrawn, isReinstated } = readMoney(event);
  const status = toStatus(dispute.status);
  const dueBy = dispute.evidence_details?.due_by ?? null;
  return {
    id: dispute.id,
    orderId,
    status: before === undefined ? status : laterDisputeStatus(before.status, status),
    cents: dispute.amount,
    reason: dispute.reason,
    dueBy: dueBy === null ? null : new Date(dueBy * 1000),
    withdrawnAt: before?.withdrawnAt ?? (isWithdrawn ? now : null),
    reinstatedAt: before?.reinstatedAt ?? (isReinstated ? now : null),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
}

/** A status that the provider adds later counts as one that needs a response. */
function toStatus(status: string): DisputeStatus {
  return DISPUTE_STATUSES.find((known) => known === status) ?? "needs_response";
}

/** Whether the bank has the money. */
export function isWithheld(dispute: Pick<DisputeRow, "withdrawnAt" | "reinstatedAt"> | undefined): boolean {
  return dispute !== undefined && dispute.withdrawnAt !== null && dispute.reinstatedAt === null;
}

/**
 * When what was bought with a payment last ended because of its disputes, and how much of it had been used by then, in
 * milliseconds: the time since the payment without the times when the bank had the money. Disputes can follow each other
 * and overlap.
 */
export function findEnd(
  disputes: readonly Pick<DisputeRow, "withdrawnAt" | "reinstatedAt">[],
  paidAt: Date,
): { endedAt: Date; spentMs: number } {
  const outages = disputes
    .flatMap(({ withdrawnAt, reinstatedAt }) =>
      withdrawnAt === null
        ? []
        : [{ from: withdrawnAt.getTime(), until: reinstatedAt?.getTime() ?? Number.POSITIVE_INFINITY }],
    )
    .toSorted((one, other) => one.from - other.from);
  let endedAt = paidAt.getTime();
  let liveSince = endedAt;
  let spentMs = 0;
  for (const { from, until } of outages) {
    if (from > liveSince) {
      spentMs += from - liveSince;
      endedAt = from;
    }
    liveSince = Math.max(liveSince, from, until);
  }
  return { endedAt: new Date(endedAt), spentMs };
}
