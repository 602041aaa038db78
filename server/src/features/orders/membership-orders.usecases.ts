import { isDeepStrictEqual } from "node:util";
import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import { MEMBERSHIP_YEAR_DAYS } from "@vestpocket/domain/memberships/memberships.rules";
import { type Billing, toBilledTo } from "@vestpocket/domain/orders/billing.rules";
import { statusAfter } from "@vestpocket/domain/orders/orders.rules";
import { computeTaxes, type TaxLine, type YearCharge } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { v7 as newId } from "uuid";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailDocument } from "../../platform/messages/messages.ts";
import { acceptTaxes } from "./membership-charges.rules.ts";
import type { OrderBookDeps } from "./orders.deps.ts";
import {
  findOrder,
  findOrderOfInvoice,
  findQuote,
  insertOrder,
  insertQuote,
  lockOrder,
  type QuoteRow,
  takeReceiptNumber,
  updateOrder,
} from "./orders.queries.ts";
import { toReceipt } from "./orders.views.ts";
import { toReceiptDocument } from "./papers.views.ts";

/** The price of a year of Agent Pro, in integer cents, CAD. */
interface YearQuote {
  readonly yearCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
}

/** Prices a year of Agent Pro for a buyer in this province: at today's price, or at the one that a member keeps. */
export function quoteYear(
  { salesTax }: Pick<OrderBookDeps, "salesTax">,
  { province, on, yearCents = AGENT_PRO_YEAR_CENTS }: { province: ProvinceName; on: Date; yearCents?: number },
): YearQuote {
  const taxes = salesTax === undefined ? [] : computeTaxes(yearCents, { salesTax, province, on });
  return { yearCents, taxes, totalCents: taxes.reduce((sum, { cents }) => sum + cents, yearCents) };
}

/** The quote that an order for a year of Agent Pro has; undefined if there is no such order. */
export async function findYearQuote(tx: Queryable, orderId: string): Promise<YearQuote | undefined> {
  const order = await findOrder(tx, orderId);
  if (order?.kind !== "membership") return undefined;
  const { planCents: yearCents, taxes, totalCents } = order.quote;
  return { yearCents, taxes, totalCents };
}

interface MembershipOrder {
  readonly accountId: string;
  readonly province: ProvinceName | null;
  readonly city: string | null;
  /** The price of the year before taxes. */
  readonly yearCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
  /** What the buyer entered for the receipt. */
  readonly billing: Billing | null;
  readonly now: Date;
}

/** Opens an order for a year of Agent Pro and returns its id. */
export async function openMembershipOrder(tx: Queryable, order: MembershipOrder): Promise<string> {
  const { accountId, province, city, yearCents, taxes, totalCents, billing, now } = order;
  const id = newId();
  await insertOrder(tx, {
    id,
    kind: "membership",
    accountId,
    status: "open",
    revision: 1,
    firstCents: totalCents,
    billing,
    createdAt: now,
    updatedAt: now,
  });
  await insertQuote(tx, {
    orderId: id,
    revision: 1,
    plan: null,
    addOns: [],
    days: MEMBERSHIP_YEAR_DAYS,
    boosts: [],
    planCents: yearCents,
    subtotalCents: yearCents,
    discountCents: 0,
    taxes: [...taxes],
    totalCents,
    province,
    city,
    createdAt: now,
  });
  return id;
}

/** Changes what an open order for a year will say about its buyer. */
export async function setBilling(
  tx: Queryable,
  { id, billing, now }: { id: string; billing: Billing; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order?.status === "open") await updateOrder(tx, id, { billing, updatedAt: now });
}

/** Cancels the open order of a checkout that was replaced or expired. */
export async function cancelMembershipOrder(
  { recordAudit }: OrderBookDeps,
  tx: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order?.status !== "open") return;
  await updateOrder(tx, id, { status: "cancelled", updatedAt: now });
  await recordAudit(tx, { action: "orders.cancel", subject: { kind: "order", id } });
}

interface PaidYear {
  readonly accountId: string;
  readonly orderId: string | undefined;
  readonly invoiceId: string;
  readonly intentId: string | null;
  readonly charge: YearCharge;
  readonly now: Date;
}

/**
 * Marks a checkout's order as paid, or records a renewal as another order; once per invoice. The order shows the taxes
 * that were charged. `mismatch`: the invoice's account or amounts are not the order's, and nothing is recorded.
 */
export async function payMembershipOrder(
  { recordAudit, findContact, seller }: OrderBookDeps,
  tx: Queryable,
  paid: PaidYear,
): Promise<"paid" | "known" | "mismatch"> {
  const { accountId, invoiceId, intentId, charge, now } = paid;
  if ((await findOrderOfInvoice(tx, invoiceId)) !== undefined) return "known";
  const first = paid.orderId === undefined ? undefined : await lockOrder(tx, paid.orderId);
  if (first?.accountId !== accountId || first.kind !== "membership") return "mismatch";
  const quote = await findQuote(tx, first.id, first.revision);
  const isRenewal = first.invoiceId !== null;
  const taxes = quote && acceptTaxes({ quote, charge, isRenewal });
  if (quote === undefined || taxes === undefined) return "mismatch";

  const { totalCents } = charge;
  // A renewal is charged at the price of the first year, which may no longer be today's.
  const yearCents = quote.subtotalCents;
  const { billing } = first;
  const id = isRenewal
    ? await openMembershipOrder(tx, {
        ...(charge.place ?? quote),
        accountId,
        yearCents,
        taxes,
        totalCents,
        billing,
        now,
      })
    : first.id;
  if (!isRenewal && !isDeepStrictEqual(taxes, quote.taxes)) await replaceTaxes(tx, { quote, taxes, totalCents, now });
  const number = await takeReceiptNumber(tx);
  const status = statusAfter(isRenewal ? "open" : first.status, "paid");
  const buyer = await findContact(tx, accountId);
  const billedTo = buyer === undefined ? null : toBilledTo(buyer, billing);
  await updateOrder(tx, id, { status, invoiceId, intentId, number, seller, billedTo, paidAt: now, updatedAt: now });
  await recordAudit(tx, {
    // Renewals are automatic, made by the server.
    actorId: isRenewal ? undefined : accountId,
    action: "orders.pay",
    subject: { kind: "order", id },
    details: { number, cents: totalCents, status },
  });
  return "paid";
}

/** The receipt of an invoice, as an attachment to an e-mail to its buyer; empty if nothing was paid with it. */
export async function listReceipts(
  { seller }: Pick<OrderBookDeps, "seller">,
  tx: Queryable,
  { invoiceId, contact }: { invoiceId: string; contact: Contact },
): Promise<MailDocument[]> {
  const paid = await findOrderOfInvoice(tx, invoiceId);
  const order = paid && (await findOrder(tx, paid.id));
  return order === undefined ? [] : [toReceiptDocument(toReceipt(order, { buyer: contact, seller }), contact.language)];
}

/** Replaces an order's quoted taxes with those that were charged. */
async function replaceTaxes(
  tx: Queryable,
  { quote, taxes, totalCents, now }: { quote: QuoteRow; taxes: TaxLine[]; totalCents: number; now: Date },
): Promise<void> {
  const revision = quote.revision + 1;
  await insertQuote(tx, { ...quote, revision, taxes, totalCents, createdAt: now });
  await updateOrder(tx, quote.orderId, { revision, updatedAt: now });
}
