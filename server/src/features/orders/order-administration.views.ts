import type { AdminOrder, AdminOrderDetails } from "@vestpocket/domain/orders/order-administration.schema";
import type Stripe from "stripe";
import { toMoment } from "../../platform/moment.ts";
import type { BoughtOrder, CodeOfOrder, OrderEventRow } from "./order-administration.queries.ts";
import type { QuoteRow } from "./orders.queries.ts";
import { toOrder } from "./orders.views.ts";
import { toPaidWith } from "./paid-with.rules.ts";

/** An order in the administrators' list. */
export function toAdminOrder(row: BoughtOrder): AdminOrder {
  return {
    ...toOrder(row),
    buyer: { uid: row.accountId, name: row.buyer?.name ?? row.billedTo?.name ?? null, email: row.buyer?.email ?? null },
    billedTo: row.billedTo,
    hasFailedRefund: row.refundFailedAt !== null,
    dispute: row.dispute,
  };
}

interface OrderHistory {
  readonly quotes: readonly QuoteRow[];
  readonly code: CodeOfOrder | undefined;
  readonly events: readonly OrderEventRow[];
}

/** An order with what the database knows of its history. */
export function toAdminOrderDetails(row: BoughtOrder, { quotes, code, events }: OrderHistory) {
  return {
    ...toAdminOrder(row),
    intentId: row.intentId,
    invoiceId: row.invoiceId,
    updatedAt: toMoment(row.updatedAt),
    quotes: quotes.map((quote) => toQuote(quote, row.revision)),
    discountCode: code === undefined ? null : toDiscountCode(code),
    events: events.map((event) => ({ ...event, at: toMoment(event.at) })),
  };
}

function toQuote(quote: QuoteRow, current: number): AdminOrderDetails["quotes"][number] {
  const { revision, plan, addOns, discountCents, totalCents, createdAt } = quote;
  const isCurrent = revision === current;
  return { revision, isCurrent, plan, addOns, discountCents, totalCents, createdAt: toMoment(createdAt) };
}

function toDiscountCode({ createdAt, usedAt }: CodeOfOrder): AdminOrderDetails["discountCode"] {
  return { issuedAt: toMoment(createdAt), usedAt: usedAt === null ? null : toMoment(usedAt) };
}

/** A payment at the provider, with its refunds, oldest first. */
export function toPayment(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
): NonNullable<AdminOrderDetails["payment"]> {
  return {
    status: intent.status,
    receivedCents: intent.amount_received,
    paidWith: toPaidWith(intent.latest_charge),
    refunds: refunds
      .map(({ id, amount, status, reason, created }) => ({
        id,
        cents: amount,
        status: status ?? "",
        reason,
        createdAt: { seconds: created },
      }))
      .reverse(),
  };
}
