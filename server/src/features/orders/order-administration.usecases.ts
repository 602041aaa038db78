import { REFUND_MESSAGES, refundableCents } from "@vestpocket/domain/orders/order-administration.rules";
import type {
  AdminOrderDetails,
  ListAdminOrdersRequest,
  RefundRequest,
} from "@vestpocket/domain/orders/order-administration.schema";
import type { Receipt } from "@vestpocket/domain/orders/orders.schema";
import { formatAmount } from "@vestpocket/domain/shared/amounts";
import { countPages } from "@vestpocket/domain/shared/paging";
import { type Language, withValues } from "@vestpocket/domain/shared/text";
import Stripe from "stripe";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import { toMoment } from "../../platform/moment.ts";
import { isRefusal, type Payments } from "../../platform/payments/payments.ts";
import type { Fulfilment } from "./fulfilment.usecases.ts";
import {
  findBoughtOrder,
  findCodeOfOrder,
  listAllOrders,
  listOrderEvents,
  listQuotes,
} from "./order-administration.queries.ts";
import { toAdminOrder, toPayment, toQuote } from "./order-administration.views.ts";
import { findOrder, lockOrder, type QuotedOrder } from "./orders.queries.ts";
import { orderNotFound } from "./orders.usecases.ts";

/** Refunds of one order that are shown. */
const REFUNDS_MAX = 100;

/** Who asks, and in which language they read amounts. */
interface Administrator {
  readonly uid: string;
  readonly language: Language;
}

export type OrderAdministration = ReturnType<typeof createOrderAdministration>;

/** Looking after the orders of others. */
export function createOrderAdministration(parts: {
  db: Database;
  payments: Payments;
  recordAudit: RecordAudit;
  sellerTaxNumbers: Receipt["sellerTaxNumbers"];
  fulfilment: Pick<Fulfilment, "refund">;
  /** Ends the subscriptions of an account at the provider. */
  endSubscriptions: (uid: string) => Promise<void>;
}) {
  const { db, payments, recordAudit } = parts;

  /** The order's payment at the provider; `isPaymentKnown` is false where that does not answer. */
  async function look(intentId: string | null): Promise<Pick<AdminOrderDetails, "payment" | "isPaymentKnown">> {
    if (intentId === null) return { payment: null, isPaymentKnown: true };
    try {
      const [intent, refunds] = await Promise.all([
        payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] })),
        payments.ask((stripe) => stripe.refunds.list({ payment_intent: intentId, limit: REFUNDS_MAX })),
      ]);
      return { payment: toPayment(intent, refunds.data), isPaymentKnown: true };
    } catch (error) {
      if (!(error instanceof Failure) && !isRefusal(error)) throw error;
      return { payment: null, isPaymentKnown: false };
    }
  }

  async function get(id: string): Promise<AdminOrderDetails> {
    const row = await findBoughtOrder(db, id);
    if (row === undefined) throw orderNotFound();
    const [payment, quotes, code, events] = await Promise.all([
      look(row.intentId),
      listQuotes(db, id),
      findCodeOfOrder(db, id),
      listOrderEvents(db, id),
    ]);
    return {
      ...toAdminOrder(row),
      ...payment,
      sellerTaxNumbers: parts.sellerTaxNumbers,
      intentId: row.intentId,
      invoiceId: row.invoiceId,
      updatedAt: toMoment(row.updatedAt),
      quotes: quotes.map((quote) => toQuote(quote, row.revision)),
      discountCode:
        code === undefined
          ? null
          : { issuedAt: toMoment(code.createdAt), usedAt: code.usedAt === null ? null : toMoment(code.usedAt) },
      events: events.map((event) => ({ ...event, at: toMoment(event.at) })),
    };
  }

  /** What is to be sent back, noted as asked for before anybody is asked for it. */
  async function ask(administrator: Administrator, id: string, { amountCents, reason }: RefundRequest) {
    return db.transaction(async (tx) => {
      const order = (await lockOrder(tx, id)) && (await findOrder(tx, id));
      if (order === undefined) throw orderNotFound();
      const { intentId } = order;
      const left = refundableOf(order);
      if (intentId === null || left === 0) throw notPaid();
      const cents = amountCents ?? left;
      if (cents > left) throw tooMuch(left, administrator.language);
      const subject = { kind: "order", id };
      await recordAudit(tx, {
        actorId: administrator.uid,
        action: "orders.refund",
        subject,
        details: { cents, reason },
      });
      return { order, intentId, cents };
    });
  }

  /** Takes over what the provider says went back. */
  async function takeOver({ kind, accountId }: QuotedOrder, intentId: string): Promise<void> {
    const intent = await payments.ask((stripe) =>
      stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
    );
    const charge = intent.latest_charge;
    if (charge === null || typeof charge === "string") return;
    if (charge.refunded && kind === "membership") await parts.endSubscriptions(accountId);
    await db.transaction((tx) => parts.fulfilment.refund(tx, charge));
  }

  return {
    async list(request: ListAdminOrdersRequest) {
      const { rows, total } = await listAllOrders(db, request);
      const { page, limit } = request;
      return { orders: rows.map(toAdminOrder), page, totalPages: countPages(total, limit), totalResults: total };
    },

    /** An order with all that is known of it. That it was looked at is noted. */
    async read(administrator: Administrator, id: string): Promise<AdminOrderDetails> {
      const order = await get(id);
      await recordAudit(db, { actorId: administrator.uid, action: "orders.read", subject: { kind: "order", id } });
      return order;
    },

    /**
     * Sends money back: what was paid, or a part of it. From one state of an order there is one refund: its idempotency key is made
     * of what went back before, so that neither a second press nor a second administrator sends more. Throws Failure: 400 for more
     * than is left, 404, 409 for an order that is not paid or while another refund is under way, 503 where the provider does not
     * answer; then the same call may be made again.
     */
    async refund(administrator: Administrator, id: string, request: RefundRequest): Promise<AdminOrderDetails> {
      const { order, intentId, cents } = await ask(administrator, id, request);
      try {
        await payments.ask((stripe) =>
          stripe.refunds.create(
            { payment_intent: intentId, amount: cents, reason: request.reason, metadata: { orderId: id } },
            { idempotencyKey: `refund-${id}-${order.refundedCents}` },
          ),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeIdempotencyError) throw underWay();
        if (!isRefusal(error)) throw error;
        // More went back than was known here: that is taken over first.
        await takeOver(order, intentId);
        const present = await findOrder(db, id);
        const left = present === undefined ? 0 : refundableOf(present);
        if (left === 0) throw notPaid();
        throw left < cents ? tooMuch(left, administrator.language) : providerRefuses();
      }
      await takeOver(order, intentId);
      return get(id);
    },
  };
}

function refundableOf({ status, refundedCents, quote: { totalCents } }: QuotedOrder): number {
  return refundableCents({ status, refundedCents, totalCents });
}

function tooMuch(leftCents: number, language: Language): Failure {
  const amount = formatAmount(leftCents / 100, language);
  return badFields({ amountCents: withValues(REFUND_MESSAGES.tooMuch, { amount }) });
}

function notPaid(): Failure {
  return new Failure({ status: 409, code: "orders.refund_not_paid", text: REFUND_MESSAGES.notPaid });
}

function underWay(): Failure {
  return new Failure({ status: 409, code: "orders.refund_under_way", text: REFUND_MESSAGES.underWay });
}

function providerRefuses(): Failure {
  return new Failure({ status: 409, code: "orders.refund_refused", text: REFUND_MESSAGES.refused });
}
