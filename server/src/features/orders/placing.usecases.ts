import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { firstCheckAt } from "../../platform/payments/reconciliation.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { areSameLines, type Choice, isSameChoice } from "./choices.usecases.ts";
import { wrongCode } from "./discount-codes.failures.ts";
import { holdCode } from "./discount-codes.queries.ts";
import { findLines, insertLines } from "./lines.queries.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { MANY_FROM_NETWORK, manyPayments, paymentInProgress } from "./orders.failures.ts";
import { paymentsAnHour } from "./orders.limits.ts";
import {
  countPaidListings,
  findLatestQuote,
  findOrder,
  findQuote,
  insertOrder,
  insertQuote,
  lockOpenCart,
  lockOpenOrder,
  type OrderRow,
  type QuotedOrder,
  type QuoteRow,
  updateOrder,
} from "./orders.queries.ts";

/** Attempts to open an order while other calls open one for the same listing. */
const ATTEMPTS_MAX = 4;

/** An open order, with the quote that its payment should get. */
export interface PlacedOrder {
  readonly order: QuotedOrder;
  readonly wanted: QuoteRow;
}

/**
 * The listing's open order with this choice as its latest quote. The order still shows the quote that its payment was
 * last accepted with; `acceptQuote` moves it. Only a new order counts against the limits, because only a new one
 * creates a payment on which a stolen card could be tested.
 */
export async function placeOrder(
  deps: OrderDeps,
  { choice, network }: { choice: Choice; network: string },
): Promise<PlacedOrder> {
  const { db, limits } = deps;
  const most = paymentsAnHour(await countPaidListings(db, choice.accountId));
  await requireWithinLimit(limits.account.peek(choice.accountId, most), manyPayments(most));
  await requireWithinLimit(limits.network.peek(network), MANY_FROM_NETWORK);
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const placed = await tryPlacing(deps, choice);
    const order = placed && (await findOrder(db, placed.id));
    const wanted = placed && (await findQuote(db, placed.id, placed.revision));
    if (placed?.isNew) await Promise.all([limits.account.take(choice.accountId), limits.network.take(network)]);
    if (order && wanted) return { order, wanted };
  }
  throw paymentInProgress();
}

/** Undefined if a concurrent call has just opened an order for the listing. */
async function tryPlacing(
  { db, clock }: OrderDeps,
  choice: Choice,
): Promise<{ id: string; revision: number; isNew: boolean } | undefined> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const open = await lockOpen(tx, choice);
    const id = open === undefined ? await openOrder(tx, { choice, now }) : open.id;
    if (id === undefined) return undefined;
    const revision = open === undefined ? 1 : await changeOrder(tx, { order: open, choice, now });
    // A code that the accepted quote needs is released only when another quote replaces it.
    if (choice.codeId !== undefined && !(await holdCode(tx, id, choice.codeId))) throw wrongCode();
    return { id, revision, isNew: open === undefined };
  });
}

/** The open order that this choice changes: that of its listing, or the account's for several listings. */
function lockOpen(tx: Queryable, { listing, accountId }: Choice): Promise<OrderRow | undefined> {
  return listing.id === null ? lockOpenCart(tx, accountId) : lockOpenOrder(tx, listing.id);
}

/** Opens an order for a choice; undefined if there is an open one for its listing. */
export async function openOrder(
  tx: Queryable,
  { choice, now }: { choice: Choice; now: Date },
): Promise<string | undefined> {
  const id = newId();
  const isOpened = await insertOrder(tx, {
    id,
    kind: "listing",
    accountId: choice.accountId,
    listingId: choice.listing.id,
    listingTitle: choice.listing.title,
    status: "open",
    revision: 1,
    firstCents: choice.quote.totalCents,
    billing: choice.billing ?? null,
    createdAt: now,
    updatedAt: now,
    checkAt: firstCheckAt(now),
  });
  if (!isOpened) return undefined;
  await saveQuote(tx, { orderId: id, revision: 1, choice, now });
  return id;
}

/** The revision of an open order's quote for this choice: the latest one, or a new one. */
async function changeOrder(
  tx: Queryable,
  { order, choice, now }: { order: OrderRow; choice: Choice; now: Date },
): Promise<number> {
  const latest = await findLatestQuote(tx, order.id);
  const last = latest?.revision ?? order.revision;
  const lines = latest === undefined ? [] : await findLines(tx, order.id, latest.revision);
  const isSame = latest !== undefined && isSameChoice(latest, choice) && areSameLines(lines, choice);
  const revision = isSame ? last : last + 1;
  if (!isSame) await saveQuote(tx, { orderId: order.id, revision, choice, now });
  const { billing, listing } = choice;
  const entered = { ...(billing && { billing }), ...(listing.id === null && { listingTitle: listing.title }) };
  await updateOrder(tx, order.id, { ...entered, updatedAt: now, checkAt: firstCheckAt(now) });
  return revision;
}

async function saveQuote(
  tx: Queryable,
  { orderId, revision, choice, now }: { orderId: string; revision: number; choice: Choice; now: Date },
): Promise<void> {
  const { plan, addOns, boosts, taxes, ...amounts } = choice.quote;
  const { province = null, city = null } = choice;
  await insertQuote(tx, {
    ...amounts,
    plan,
    purpose: choice.purpose,
    addOns: [...addOns],
    boosts: [...boosts],
    taxes: [...taxes],
    orderId,
    revision,
    province,
    city,
    createdAt: now,
  });
  const lines = choice.lines.map(({ addOns, boosts, ...line }, at) => ({
    ...{ ...line, addOns: [...addOns], boosts: [...boosts] },
    ...{ orderId, revision, position: at + 1 },
  }));
  await insertLines(tx, lines);
}
