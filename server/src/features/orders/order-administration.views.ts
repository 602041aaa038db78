import type { AdminOrder, AdminOrderDetails } from "@vestpocket/domain/orders/order-administration.schema";
import type Stripe from "stripe";
import { toMoment } from "../../platform/moment.ts";
import type { BoughtOrder } from "./order-administration.queries.ts";
import type { QuoteRow } from "./orders.queries.ts";
import { toOrder } from "./orders.views.ts";

/** An order as administrators see it in the list. */
export function toAdminOrder(row: BoughtOrder): AdminOrder {
  return {
    ...toOrder(row),
    buyer: { uid: row.accountId, name: row.buyer?.name ?? null, email: row.buyer?.email ?? null },
    isUndelivered: row.undeliveredAt !== null && row.status === "paid",
  };
}

/** A choice that was put to payment. */
export function toQuote(quote: QuoteRow, current: number): AdminOrderDetails["quotes"][number] {
  const { revision, plan, addOns, discountCents, totalCents, createdAt } = quote;
  const isCurrent = revision === current;
  return { revision, isCurrent, plan, addOns, discountCents, totalCents, createdAt: toMoment(createdAt) };
}

/** A payment as the provider has it, with the refunds of it, oldest first. */
export function toPayment(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
): NonNullable<AdminOrderDetails["payment"]> {
  const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
  const card = charge?.payment_method_details?.card;
  return {
    status: intent.status,
    receivedCents: intent.amount_received,
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
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
