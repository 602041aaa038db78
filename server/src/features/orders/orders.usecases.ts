import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import { statusAfter } from "@vestpocket/domain/orders/orders.rules";
import type { Receipt } from "@vestpocket/domain/orders/orders.schema";
import { computeTaxes, type SalesTax, type TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { countPages } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { Failure, tooMany } from "../../platform/http/failure.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";
import {
  findOrder,
  findOrderOfInvoice,
  findQuote,
  insertOrder,
  insertQuote,
  listOrders,
  lockOrder,
  type QuotedOrder,
  takeReceiptNumber,
  updateOrder,
} from "./orders.queries.ts";
import { toOrder, toReceipt } from "./orders.views.ts";
import type { Settlement } from "./reconciliation.usecases.ts";

/** Who pays, for receipts and mail. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
}

export type Orders = ReturnType<typeof createOrders>;

/** One's own orders, and those that a membership makes. */
export function createOrders(parts: {
  db: Database;
  payments: Payments;
  salesTax: SalesTax | undefined;
  sellerTaxNumbers: Receipt["sellerTaxNumbers"];
  settlement: Settlement;
  recordAudit: RecordAudit;
  /** How often an account may have the provider asked. */
  checks: Throttle;
  findBuyer: (db: Queryable, uid: string) => Promise<Buyer | undefined>;
}) {
  const { db } = parts;

  async function getOwn(viewer: Viewer, id: string): Promise<QuotedOrder> {
    const order = await findOrder(db, id);
    if (order?.accountId !== viewer.uid) throw orderNotFound();
    return order;
  }

  async function getReceipt(viewer: Viewer, id: string): Promise<Receipt> {
    const order = await getOwn(viewer, id);
    const buyer = await parts.findBuyer(db, viewer.uid);
    if (buyer === undefined) throw orderNotFound();
    return toReceipt(order, { buyer, sellerTaxNumbers: parts.sellerTaxNumbers });
  }

  return {
    config: {
      publishableKey: parts.payments.publishableKey,
      testMode: !parts.payments.isLive,
      salesTax: parts.salesTax === undefined ? null : { pst: [...parts.salesTax.pst] },
    },

    async list(viewer: Viewer, { page, limit }: PageRequest) {
      const { rows, total } = await listOrders(db, { accountId: viewer.uid, limit, offset: (page - 1) * limit });
      return { orders: rows.map(toOrder), page, totalPages: countPages(total, limit), totalResults: total };
    },

    getReceipt,

    /** The order after asking the provider where its payment stands: what the server learns so is as good as a notification. */
    async check(viewer: Viewer, id: string): Promise<Receipt> {
      const order = await getOwn(viewer, id);
      const refusal = await parts.checks.take(viewer.uid);
      if (refusal !== undefined) throw tooMany(refusal);
      if (order.status === "open" && order.kind === "listing") await parts.settlement.settle(order);
      return getReceipt(viewer, id);
    },

    /** What a year of Agent Pro costs in a province, in integer cents, CAD. */
    quoteYear(province: ProvinceName, on: Date): { yearCents: number; taxes: TaxLine[]; totalCents: number } {
      const { salesTax } = parts;
      const taxes = salesTax === undefined ? [] : computeTaxes(AGENT_PRO_YEAR_CENTS, { salesTax, province, on });
      const totalCents = taxes.reduce((sum, { cents }) => sum + cents, AGENT_PRO_YEAR_CENTS);
      return { yearCents: AGENT_PRO_YEAR_CENTS, taxes, totalCents };
    },

    /** A new open order of a year of Agent Pro; its id. */
    async openMembershipOrder(tx: Queryable, order: MembershipOrder): Promise<string> {
      const id = newId();
      await addMembershipOrder(tx, id, order);
      return id;
    },

    /** A checkout that was replaced or ran out takes its order with it. */
    async cancelMembershipOrder(tx: Queryable, id: string, now: Date): Promise<void> {
      const order = await lockOrder(tx, id);
      if (order?.status !== "open") return;
      await updateOrder(tx, id, { status: "cancelled", updatedAt: now });
      await parts.recordAudit(tx, { action: "orders.cancel", subject: { kind: "order", id } });
    },

    /**
     * Marks the order of a checkout as paid, or records a renewal, which repeats the last order's quote; once for each invoice.
     * `mismatch`: the invoice is of another amount or account than the order, and nothing is recorded.
     */
    async payMembershipOrder(
      tx: Queryable,
      paid: {
        accountId: string;
        orderId: string | undefined;
        invoiceId: string;
        intentId: string | null;
        totalCents: number;
        now: Date;
      },
    ): Promise<"paid" | "known" | "mismatch"> {
      const { accountId, invoiceId, intentId, totalCents, now } = paid;
      if ((await findOrderOfInvoice(tx, invoiceId)) !== undefined) return "known";
      const first = paid.orderId === undefined ? undefined : await lockOrder(tx, paid.orderId);
      if (first?.accountId !== accountId || first.kind !== "membership") return "mismatch";
      const quote = await findQuote(tx, first.id, first.revision);
      if (quote?.totalCents !== totalCents) return "mismatch";
      let id = first.id;
      // The order of the checkout is paid already: this is another year of it.
      if (first.invoiceId !== null) {
        id = newId();
        const { province, city, taxes } = quote;
        await addMembershipOrder(tx, id, { accountId, province, city, taxes, totalCents, now });
      }
      const number = await takeReceiptNumber(tx);
      const status = statusAfter(id === first.id ? first.status : "open", "paid");
      await updateOrder(tx, id, { status, invoiceId, intentId, number, paidAt: now, updatedAt: now });
      await parts.recordAudit(tx, {
        // A renewal is nobody's doing.
        actorId: id === first.id ? accountId : undefined,
        action: "orders.pay",
        subject: { kind: "order", id },
        details: { number, cents: totalCents, status },
      });
      return "paid";
    },
  };
}

interface MembershipOrder {
  readonly accountId: string;
  readonly province: ProvinceName | null;
  readonly city: string | null;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
  readonly now: Date;
}

async function addMembershipOrder(tx: Queryable, id: string, order: MembershipOrder): Promise<void> {
  const { accountId, province, city, taxes, totalCents, now } = order;
  await insertOrder(tx, {
    id,
    kind: "membership",
    accountId,
    status: "open",
    revision: 1,
    firstCents: totalCents,
    createdAt: now,
    updatedAt: now,
  });
  await insertQuote(tx, {
    orderId: id,
    revision: 1,
    plan: null,
    addOns: [],
    planCents: AGENT_PRO_YEAR_CENTS,
    subtotalCents: AGENT_PRO_YEAR_CENTS,
    discountCents: 0,
    taxes: [...taxes],
    totalCents,
    province,
    city,
    createdAt: now,
  });
}

export function orderNotFound(): Failure {
  return new Failure({
    status: 404,
    code: "orders.not_found",
    text: /*i18n*/ { id: "orders.not_found", message: "This order does not exist." },
  });
}
