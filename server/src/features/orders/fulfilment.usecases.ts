import { toBilledTo } from "@vestpocket/domain/orders/billing.rules";
import { type OrderStatus, statusAfter } from "@vestpocket/domain/orders/orders.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type Stripe from "stripe";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { logPaymentMismatch } from "../../platform/payments/mismatch.ts";
import { mailBuyer, mailDisputedBuyer } from "./buyers.usecases.ts";
import { creditRefund } from "./credit-notes.usecases.ts";
import { holdCode, useCodeOf } from "./discount-codes.queries.ts";
import { purchaseEndedMail } from "./disputes.mails.ts";
import { type BoughtLine, deliverLines, listLines, markBought, revokeLines } from "./lines.usecases.ts";
import type { FulfilmentDeps } from "./orders.deps.ts";
import { paidCartMail, paidMail, undeliveredMail } from "./orders.mails.ts";
import {
  findOrder,
  findQuote,
  lockOrderOfIntent,
  type OrderRow,
  type QuoteRow,
  takeReceiptNumber,
  updateOrder,
} from "./orders.queries.ts";
import { toReceipt } from "./orders.views.ts";
import { toPaidWith } from "./paid-with.rules.ts";
import { listReceiptFacts, toReceiptDocument } from "./papers.views.ts";

/**
 * A payment succeeded: marks its order as paid, publishes the listing and uses up the discount code. Together with
 * `reversals.usecases.ts`, the only place where payment facts (webhook or reconciliation) take effect; idempotent and
 * order-independent.
 */
export async function recordPayment(deps: FulfilmentDeps, tx: Queryable, intent: Stripe.PaymentIntent): Promise<void> {
  const { clock, log } = deps;
  const order = await lockOrderOfIntent(tx, intent.id);
  if (order === undefined && intent.metadata.orderId !== undefined) {
    logPaymentMismatch(log, { reason: "no order", intent: intent.id });
  }
  if (order?.kind !== "listing" || order.paidAt !== null) return;
  const quote = await findPaidQuote(deps, tx, { order, intent });
  if (quote === undefined) return;
  const now = clock.now();
  const { id: orderId } = order;
  const lines = await listLines(tx, order, quote);
  const { totalCents, revision } = quote;
  const undelivered = await deliverLines(deps, tx, { orderId, lines, now });
  const isPublished = undelivered.length === 0;
  const status = statusAfter(order.status, "paid");
  // A refund or dispute arrived before the payment did.
  if (status !== "paid") await revokeLines(deps, tx, { orderId, lines, now });
  const buyer = await deps.findContact(tx, order.accountId);
  const number = await takeReceiptNumber(tx);
  await updateOrder(tx, orderId, {
    status,
    revision,
    number,
    paidAt: now,
    // An event contains only its charge; how it was paid is looked up afterwards.
    paidWith: toPaidWith(intent.latest_charge),
    seller: deps.seller,
    billedTo: buyer === undefined ? null : toBilledTo(buyer, order.billing),
    updatedAt: now,
    checkAt: null,
    undeliveredAt: isPublished ? null : now,
  });
  await markBought(tx, { order: { ...order, revision }, lines: undelivered, marks: { undeliveredAt: now } });
  await auditPayment(deps, tx, { order, details: { number, cents: totalCents, status }, isPublished });
  await useOrReleaseCode(deps, tx, { order, quote, now });

  await mailPayment(deps, tx, { order, status, cents: totalCents, lines, undelivered });
  // Of a refund that arrived before the payment did.
  await creditRefund(deps, tx, orderId);
  if (!isPublished) log.error({ alarm: "payment", order: orderId }, "a paid listing could not be published");
}

interface RecordedPayment {
  readonly order: OrderRow;
  readonly status: OrderStatus;
  readonly cents: number;
  readonly lines: readonly BoughtLine[];
  readonly undelivered: readonly BoughtLine[];
}

/** Tells the buyer the result of a payment. If it was refunded first, the credit note says so. */
async function mailPayment(
  deps: FulfilmentDeps,
  tx: Queryable,
  { order, status, cents, lines, undelivered }: RecordedPayment,
): Promise<void> {
  const isPublished = undelivered.length < lines.length;
  if (isPublished && status === "disputed") {
    return mailDisputedBuyer(deps, tx, { order, cents, toContent: purchaseEndedMail });
  }
  const sold = await findOrder(tx, order.id);
  if (sold === undefined || (isPublished && status !== "paid")) return;
  const toPaper = (buyer: Contact) => toReceipt(sold, { buyer, seller: deps.seller });
  const toAttachments = (buyer: Contact) => [toReceiptDocument(toPaper(buyer), buyer.language)];
  if (undelivered.length > 0) {
    const title = undelivered.map((line) => line.title).join(", ");
    await mailBuyer(deps, tx, {
      order,
      cents: undelivered.reduce((sum, line) => sum + line.totalCents, 0),
      toContent: ({ amount, url }) => undeliveredMail({ title, amount, url }),
      ...(!isPublished && { toAttachments }),
    });
  }
  if (!isPublished) return;
  await mailBuyer(deps, tx, {
    order,
    cents,
    toContent: ({ buyer, amount, url, toUrl }) => {
      const facts = listReceiptFacts(toPaper(buyer), buyer.language);
      if (order.listingId === null) {
        const count = lines.length - undelivered.length;
        return paidCartMail({ count, amount, url, facts, listingsUrl: toUrl(paths.myListings()) });
      }
      const { purpose } = sold.quote;
      const title = order.listingTitle ?? "";
      return paidMail({ title, purpose, amount, url, facts, listingUrl: toUrl(paths.property(order.listingId)) });
    },
    toAttachments,
  });
}

/** The quote that an intent paid; undefined, with an alarm, if it differs from its order in any way. */
async function findPaidQuote(
  { log }: FulfilmentDeps,
  tx: Queryable,
  { order, intent }: { order: OrderRow; intent: Stripe.PaymentIntent },
): Promise<QuoteRow | undefined> {
  const { orderId, listingId, revision } = intent.metadata;
  const report = (reason: string) => {
    logPaymentMismatch(log, { reason, intent: intent.id, order: order.id });
    return undefined;
  };
  if (orderId !== order.id || (listingId ?? null) !== order.listingId) return report("another order or listing");
  const quote = await findQuote(tx, order.id, Number(revision));
  if (quote === undefined) return report("an unknown quote");
  if (intent.currency !== "cad") return report("another currency");
  if (intent.amount_received !== quote.totalCents) return report("another amount");
  // What was charged is delivered, but the buyer may have seen another price.
  if (quote.revision !== order.revision) report("not the quote that the order showed");
  return quote;
}

interface PaymentAudit {
  readonly order: OrderRow;
  readonly details: Readonly<Record<string, string | number>>;
  readonly isPublished: boolean;
}

async function auditPayment(
  { recordAudit }: FulfilmentDeps,
  tx: Queryable,
  { order, details, isPublished }: PaymentAudit,
): Promise<void> {
  const subject = { kind: "order" as const, id: order.id };
  await recordAudit(tx, { actorId: order.accountId, action: "orders.pay", subject, details });
  if (!isPublished) await recordAudit(tx, { action: "orders.undelivered", subject });
}

/** Uses up the discount code if the paid quote had a discount; otherwise releases it. */
async function useOrReleaseCode(
  { recordAudit }: FulfilmentDeps,
  tx: Queryable,
  { order, quote, now }: { order: OrderRow; quote: QuoteRow; now: Date },
): Promise<void> {
  if (quote.discountCents === 0) {
    await holdCode(tx, order.id, undefined);
    return;
  }
  // A member's discount may need no code.
  if (!(await useCodeOf(tx, order.id, now))) return;
  await recordAudit(tx, {
    actorId: order.accountId,
    action: "discount_codes.use",
    subject: { kind: "order", id: order.id },
    details: { cents: quote.discountCents },
  });
}
