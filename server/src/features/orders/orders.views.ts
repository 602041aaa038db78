import { toBilledTo } from "@vestpocket/domain/orders/billing.rules";
import { toNoteNumber } from "@vestpocket/domain/orders/credit-notes.rules";
import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import type { Order, Receipt, ResumedPayment, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import type Stripe from "stripe";
import { toMoment } from "../../platform/moment.ts";
import type { QuotedOrder } from "./orders.queries.ts";

/** An order as its owner sees it in the list. */
export function toOrder(row: QuotedOrder): Order {
  const { quote } = row;
  return {
    id: row.id,
    number: row.number === null ? null : toReceiptNumber(row.number),
    kind: row.kind,
    status: row.status,
    isUndelivered: row.undeliveredAt !== null && row.status === "paid",
    listing: row.listingId === null ? null : { id: row.listingId, title: row.listingTitle ?? "" },
    lines: row.lines,
    plan: quote.plan,
    purpose: quote.purpose,
    addOns: quote.addOns,
    days: quote.days,
    boosts: quote.boosts,
    planCents: quote.planCents,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    taxes: quote.taxes,
    totalCents: quote.totalCents,
    refundedCents: row.refundedCents,
    notes: row.notes.map((note) => ({ ...note, number: toNoteNumber(note.kind, note.number) })),
    province: quote.province,
    city: quote.city,
    createdAt: toMoment(row.createdAt),
    paidAt: row.paidAt === null ? null : toMoment(row.paidAt),
    paidWith: row.paidWith === "none" ? null : row.paidWith,
  };
}

/** The seller on an order's receipt: the one it was paid to, or today's if that was not saved. */
export function sellerOf(row: QuotedOrder, current: Receipt["seller"]): Receipt["seller"] {
  return row.seller ?? current;
}

/** An order with the rest of its receipt. */
export function toReceipt(
  row: QuotedOrder,
  rest: {
    buyer: { firstName: string; lastName: string; email: string };
    seller: Receipt["seller"];
  },
): Receipt {
  return {
    ...toOrder(row),
    buyer: { ...(row.billedTo ?? toBilledTo(rest.buyer, row.billing)), email: rest.buyer.email },
    seller: sellerOf(row, rest.seller),
  };
}

/** What the browser needs to make a started payment. */
export function toStartedPayment({ id, quote }: QuotedOrder, clientSecret: string): StartedPayment {
  if (quote.plan === null) throw new Error(`order ${id} has no plan`);
  return {
    clientSecret,
    planType: quote.plan,
    featureTags: quote.boosts,
    discountApplied: quote.discountCents > 0,
    orderId: id,
  };
}

const STAGES: Readonly<Partial<Record<Stripe.PaymentIntent.Status, ResumedPayment["stage"]>>> = {
  requires_action: "authenticating",
  processing: "processing",
};

/** What a browser needs to continue a payment. */
export function toResumedPayment(
  intent: Pick<Stripe.PaymentIntent, "client_secret" | "next_action" | "status">,
): ResumedPayment | null {
  const { client_secret: clientSecret, next_action: next, status } = intent;
  if (clientSecret === null) return null;
  return {
    clientSecret,
    stage: STAGES[status] ?? "ready",
    authenticationUrl: next?.redirect_to_url?.url ?? null,
  };
}
