import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import { statusAfter } from "@vestpocket/domain/orders/orders.rules";
import { formatAmount } from "@vestpocket/domain/shared/amounts";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Logger } from "pino";
import type Stripe from "stripe";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent, Outbox } from "../../platform/messages/messages.ts";
import { holdCode, useCodeOf } from "./discount-codes.queries.ts";
import { paidMail, refundedMail, undeliveredMail } from "./orders.mails.ts";
import {
  findQuote,
  lockOrderOfIntent,
  type OrderRow,
  type QuoteRow,
  takeReceiptNumber,
  updateOrder,
} from "./orders.queries.ts";
import type { Buyer } from "./orders.usecases.ts";
import { toReceiptNumber } from "./orders.views.ts";

export type Fulfilment = ReturnType<typeof createFulfilment>;

/**
 * What is learnt of payments, by a notification or by asking, takes effect here and nowhere else. Each effect may come again and in
 * any order: it depends on which facts there were.
 */
export function createFulfilment(parts: {
  clock: Clock;
  log: Logger;
  publicUrl: string;
  outbox: Outbox;
  recordAudit: RecordAudit;
  findBuyer: (db: Queryable, uid: string) => Promise<Buyer | undefined>;
  /** Begins the run of the listing; false where it cannot be published. */
  publish: (
    tx: Queryable,
    paid: { listingId: string; orderId: string; plan: Plan; addOns: readonly AddOn[]; now: Date },
  ) => Promise<boolean>;
  /** Ends the run that an order paid for. */
  revoke: (tx: Queryable, order: { listingId: string; orderId: string; now: Date }) => Promise<void>;
  /** Ends the membership of an account. */
  revokeMembership: (tx: Queryable, uid: string) => Promise<void>;
}) {
  const { clock, log, recordAudit } = parts;

  /** What was bought with an order ends. */
  async function takeBack(tx: Queryable, { id, kind, accountId, listingId }: OrderRow, now: Date): Promise<void> {
    if (kind === "membership") await parts.revokeMembership(tx, accountId);
    else if (listingId !== null) await parts.revoke(tx, { listingId, orderId: id, now });
  }

  /** Somebody has to look: money came or went in a way that no order explains. Nothing is granted for it. */
  function alarm(reason: string, about: object): void {
    log.error({ alarm: "payment", ...about }, `a payment does not match: ${reason}`);
  }

  async function mail(
    tx: Queryable,
    order: OrderRow,
    cents: number,
    toMail: (amount: string, url: string) => MailContent,
  ): Promise<void> {
    const buyer = await parts.findBuyer(tx, order.accountId);
    if (buyer === undefined) return;
    const { email: to, language } = buyer;
    const url = `${parts.publicUrl}${localPath(language, paths.receipt(order.id))}`;
    await parts.outbox.sendMail(tx, { to, language, content: toMail(formatAmount(cents / 100, language), url) });
  }

  /** The quote an intent paid, where it matches its order in everything; alarms otherwise. */
  async function findPaidQuote(
    tx: Queryable,
    order: OrderRow,
    intent: Stripe.PaymentIntent,
  ): Promise<QuoteRow | undefined> {
    const { orderId, listingId, revision } = intent.metadata;
    const about = { intent: intent.id, order: order.id };
    if (orderId !== order.id || listingId !== order.listingId) {
      alarm("another order or listing", about);
      return undefined;
    }
    const quote = await findQuote(tx, order.id, Number(revision));
    if (quote === undefined) alarm("an unknown choice", about);
    else if (intent.currency !== "cad") alarm("another currency", about);
    else if (intent.amount_received !== quote.totalCents) alarm("another amount", about);
    else return quote;
    return undefined;
  }

  return {
    /** A payment went through: the order is paid, its listing published, its code used up. */
    async pay(tx: Queryable, intent: Stripe.PaymentIntent): Promise<void> {
      const order = await lockOrderOfIntent(tx, intent.id);
      if (order?.kind !== "listing" || order.listingId === null) {
        if (order === undefined && intent.metadata.orderId !== undefined) alarm("no order", { intent: intent.id });
        return;
      }
      if (order.paidAt !== null) return;
      const quote = await findPaidQuote(tx, order, intent);
      if (quote?.plan == null) return;
      const now = clock.now();
      const { id: orderId, listingId } = order;
      const status = statusAfter(order.status, "paid");
      const isPublished = await parts.publish(tx, { listingId, orderId, plan: quote.plan, addOns: quote.addOns, now });
      // It was taken back before it was known to be paid.
      if (status !== "paid") await parts.revoke(tx, { listingId, orderId, now });
      const number = await takeReceiptNumber(tx);
      await updateOrder(tx, orderId, {
        status,
        revision: quote.revision,
        number,
        paidAt: now,
        updatedAt: now,
        checkAt: null,
        undeliveredAt: isPublished ? null : now,
      });
      const told = { actorId: order.accountId, subject: { kind: "order", id: orderId } };
      await recordAudit(tx, { ...told, action: "orders.pay", details: { number, cents: quote.totalCents, status } });
      if (!isPublished) await recordAudit(tx, { action: "orders.undelivered", subject: told.subject });
      if (quote.discountCents > 0) {
        await useCodeOf(tx, orderId, now);
        await recordAudit(tx, { ...told, action: "discount_codes.use", details: { cents: quote.discountCents } });
      } else await holdCode(tx, orderId, undefined);
      const title = order.listingTitle ?? "";
      await mail(tx, order, quote.totalCents, (amount, url) =>
        isPublished
          ? paidMail({ title, amount, number: toReceiptNumber(number), url })
          : undeliveredMail({ title, amount, url }),
      );
      if (!isPublished) log.error({ alarm: "payment", order: orderId }, "a paid listing could not be published");
    },

    /** A payment was given up: its order too, and the code it held is free. */
    async cancel(tx: Queryable, intentId: string): Promise<void> {
      const order = await lockOrderOfIntent(tx, intentId);
      if (order?.kind !== "listing") return;
      const status = statusAfter(order.status, "cancelled");
      if (status !== "cancelled" || order.status === status) return;
      await updateOrder(tx, order.id, { status, updatedAt: clock.now(), checkAt: null });
      await recordAudit(tx, { action: "orders.cancel", subject: { kind: "order", id: order.id } });
      await holdCode(tx, order.id, undefined);
    },

    /** Money went back: in whole, and what was bought with it ends. */
    async refund(tx: Queryable, charge: Stripe.Charge): Promise<void> {
      const order = await lockOrderOfIntent(tx, toId(charge.payment_intent) ?? "");
      if (order === undefined) {
        if (charge.metadata.orderId !== undefined) alarm("a refund of no order", { charge: charge.id });
        return;
      }
      const cents = charge.amount_refunded;
      if (cents <= order.refundedCents) return;
      const now = clock.now();
      const status = charge.refunded ? statusAfter(order.status, "refunded") : order.status;
      await updateOrder(tx, order.id, { status, refundedCents: cents, updatedAt: now, checkAt: null });
      await recordAudit(tx, {
        action: "orders.refunded",
        subject: { kind: "order", id: order.id },
        details: { cents: cents - order.refundedCents, isWhole: charge.refunded },
      });
      if (charge.refunded) await takeBack(tx, order, now);
      await mail(tx, order, cents - order.refundedCents, (amount, url) => refundedMail({ amount, url }));
    },

    /** The buyer's bank takes the money back: what was bought with it ends. */
    async dispute(tx: Queryable, dispute: Stripe.Dispute): Promise<void> {
      const order = await lockOrderOfIntent(tx, toId(dispute.payment_intent) ?? "");
      if (order === undefined || order.status === "disputed") return;
      const now = clock.now();
      await updateOrder(tx, order.id, { status: statusAfter(order.status, "disputed"), updatedAt: now, checkAt: null });
      await recordAudit(tx, { action: "orders.disputed", subject: { kind: "order", id: order.id } });
      await takeBack(tx, order, now);
      log.error({ alarm: "payment", order: order.id, dispute: dispute.id }, "a payment is disputed");
    },
  };
}

/** The id of what the provider names by its id or shows in whole. */
function toId(reference: string | { id: string } | null): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}
