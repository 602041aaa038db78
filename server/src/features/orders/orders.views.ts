import { listBoosts } from "@vestpocket/domain/orders/orders.rules";
import type { Order, Receipt, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { toMoment } from "../../platform/moment.ts";
import type { QuotedOrder, QuoteRow } from "./orders.queries.ts";

/** An order as its owner sees it in the list. */
export function toOrder(row: QuotedOrder): Order {
  const { quote } = row;
  return {
    id: row.id,
    number: row.number === null ? null : toReceiptNumber(row.number),
    kind: row.kind,
    status: row.status,
    listing: row.listingId === null ? null : { id: row.listingId, title: row.listingTitle ?? "" },
    plan: quote.plan,
    addOns: quote.addOns,
    planCents: quote.planCents,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    taxes: quote.taxes,
    totalCents: quote.totalCents,
    refundedCents: row.refundedCents,
    province: quote.province,
    city: quote.city,
    createdAt: toMoment(row.createdAt),
    paidAt: row.paidAt === null ? null : toMoment(row.paidAt),
  };
}

/** An order with what its receipt says besides. */
export function toReceipt(
  row: QuotedOrder,
  besides: {
    buyer: { firstName: string; lastName: string; email: string };
    sellerTaxNumbers: Receipt["sellerTaxNumbers"];
  },
): Receipt {
  const { firstName, lastName, email } = besides.buyer;
  return {
    ...toOrder(row),
    buyer: { name: `${firstName} ${lastName}`, email },
    sellerTaxNumbers: besides.sellerTaxNumbers,
  };
}

/** What the browser is told of a payment that was begun. */
export function toStartedPayment(orderId: string, quote: QuoteRow, clientSecret: string): StartedPayment {
  if (quote.plan === null) throw new Error(`order ${orderId} has no plan`);
  return {
    clientSecret,
    planType: quote.plan,
    featureTags: [...listBoosts(quote.plan, quote.addOns)],
    discountApplied: quote.discountCents > 0,
    orderId,
  };
}

/** 'VP-000123'. */
export function toReceiptNumber(number: number): string {
  return `VP-${String(number).padStart(6, "0")}`;
}
