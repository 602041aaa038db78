import { findExtensionProblem } from "@vestpocket/domain/orders/extending.rules";
import { findCardProblem, RENEWAL_ATTEMPTS_MAX, toRetryTime } from "@vestpocket/domain/orders/renewals.rules";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { paths } from "@vestpocket/domain/shared/paths";
import Stripe from "stripe";
import { Failure } from "../../platform/http/failure.ts";
import { isRefusal } from "../../platform/payments/provider-answers.ts";
import { ProviderFailure } from "../../platform/payments/provider-failure.ts";
import { cancelOrder, endOpenOrders } from "./cancelling.usecases.ts";
import { getIntent, isChangeable } from "./intents.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { findLatestQuote, findOrder, type QuotedOrder } from "./orders.queries.ts";
import { openOrder } from "./placing.usecases.ts";
import { applyOutcome, reconcileOrder } from "./reconciliation.usecases.ts";
import { describeRenewal } from "./renewal-notices.usecases.ts";
import { renewalDeclinedMail } from "./renewals.mails.ts";
import {
  findRenewal,
  type LiveEnd,
  listDueRenewals,
  lockRenewal,
  type RenewalRow,
  updateRenewal,
} from "./renewals.queries.ts";
import { findSavedCard } from "./saved-cards.queries.ts";

/** How many renewals one run charges. */
const BATCH = 50;

/**
 * Charges the renewals that are due, each once, however many processes do this and wherever one of them stops: an attempt
 * is one order, kept with the renewal before anything is asked of the provider, and confirmed with one idempotency key
 * (product.md §10.9).
 */
export async function chargeRenewals(deps: OrderDeps, signal?: AbortSignal): Promise<void> {
  for (const live of await listDueRenewals(deps.db, deps.clock.now(), BATCH)) {
    if (signal?.aborted) return;
    await chargeOne(deps, live).catch((error: unknown) => {
      // A payment by the owner is in progress, or the provider does not respond: the next run tries again.
      const isExpected = error instanceof Failure && (error.status === 409 || error.status === 503);
      deps.log[isExpected ? "warn" : "error"]({ err: error, listing: live.listingId }, "could not charge a renewal");
    });
  }
}

async function chargeOne(deps: OrderDeps, live: LiveEnd): Promise<void> {
  const renewal = await findRenewal(deps.db, live.listingId);
  if (renewal === undefined) return;
  const orderId = renewal.orderId ?? (await begin(deps, { live, renewal }));
  if (orderId === undefined) return;
  const order = await findOrder(deps.db, orderId);
  if (order !== undefined && (await pay(deps, order)) === "waits") return;
  await settle(deps, { live, orderId });
}

/** Begins an attempt: opens its order at the announced price. Undefined if there is nothing to charge now. */
async function begin(
  deps: OrderDeps,
  { live: { listingId, accountId, endsAt }, renewal }: { live: LiveEnd; renewal: RenewalRow },
): Promise<string | undefined> {
  const { db, clock } = deps;
  const { quote, attempt } = renewal;
  const [payable] = await deps.listPayable({ uid: accountId }, [{ listingId, purpose: "renew" }]);
  if (quote === null || payable === undefined || payable instanceof Failure || payable.run === undefined) {
    await updateRenewal(db, listingId, { dueAt: null });
    return undefined;
  }
  // It was upgraded since: what it has now is announced anew.
  if (findExtensionProblem({ ...quote, purpose: "renew", run: payable.run }) !== undefined) {
    await updateRenewal(db, listingId, { noticedOf: null, dueAt: null });
    return undefined;
  }
  if (findCardProblem(await findSavedCard(db, accountId), clock.now()) !== undefined) {
    await decline(deps, { live: { listingId, accountId, endsAt }, orderId: null, attempt });
    return undefined;
  }
  await endOpenOrders(deps, { listingIds: [listingId] });
  return db.transaction(async (tx) => {
    const latest = await lockRenewal(tx, listingId);
    if (latest === undefined || latest.dueAt === null) return undefined;
    // Another process was faster.
    if (latest.orderId !== null || latest.attempt !== attempt) return latest.orderId ?? undefined;
    const { province, city, billing, ...priced } = quote;
    const orderId = await openOrder(tx, {
      choice: {
        ...{ listing: { id: listingId, title: payable.title }, lines: [], accountId, purpose: "renew", quote: priced },
        ...{ codeId: undefined, billing: billing ?? undefined },
        ...{ province: province ?? undefined, city: city ?? undefined },
      },
      now: clock.now(),
    });
    if (orderId !== undefined) await updateRenewal(tx, listingId, { orderId, attempt: attempt + 1 });
    return orderId;
  });
}

/** Charges an attempt's order to the saved card. `waits` if the provider has not decided yet. */
async function pay(deps: OrderDeps, order: QuotedOrder): Promise<"waits" | "over"> {
  const { db, payments } = deps;
  if (order.status !== "open") return "over";
  // The owner has opened it on the plan page meanwhile, and pays for it themself.
  const latest = await findLatestQuote(db, order.id);
  if (latest?.revision !== 1) return "over";
  const intent = await getIntent(deps, order);
  const card = await findSavedCard(db, order.accountId);
  if (intent.last_payment_error === null && isChangeable(intent) && card !== undefined) {
    try {
      const confirmed = await payments.ask((stripe) =>
        stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: card.paymentMethodId, off_session: true },
          { idempotencyKey: `renewal-${order.id}` },
        ),
      );
      if (confirmed.status === "processing") return "waits";
    } catch (error) {
      if (!isDeclined(error) && !isRefusal(error)) throw error;
    }
  }
  // Whatever happened is applied from what the provider has, which counts.
  const known = await reconcileOrder(deps, (await findOrder(db, order.id)) ?? order);
  if (known?.status === "processing") return "waits";
  if (known !== undefined) await applyOutcome(deps, known);
  const present = await findOrder(db, order.id);
  if (present?.status === "open") await cancelOrder(deps, present);
  return "over";
}

/** Whether the bank declined the card, or wants to ask its owner, who is not there. */
const isDeclined = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.error instanceof Stripe.errors.StripeCardError;

/** Ends an attempt, whose order is paid or cancelled, or became the owner's own. */
async function settle(deps: OrderDeps, { live, orderId }: { live: LiveEnd; orderId: string }): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  const renewal = await findRenewal(deps.db, live.listingId);
  if (renewal === undefined || renewal.orderId !== orderId) return;
  if (order?.status === "cancelled") return decline(deps, { live, orderId, attempt: renewal.attempt - 1 });
  await deps.db.transaction(async (tx) => {
    const latest = await lockRenewal(tx, live.listingId);
    if (latest?.orderId !== orderId) return;
    // Paid: the run has a new end, whose renewal is announced in time.
    const isPaid = order !== undefined && order.paidAt !== null;
    await updateRenewal(tx, live.listingId, { orderId: null, dueAt: isPaid ? null : toRetryTime(deps.clock.now()) });
  });
}

/** The card was declined, or there is none: tells the owner, and tries once more a day later. */
async function decline(
  deps: OrderDeps,
  { live, orderId, attempt }: { live: LiveEnd; orderId: string | null; attempt: number },
): Promise<void> {
  const { db, clock, findContact, tell } = deps;
  const { listingId, accountId, endsAt } = live;
  const now = clock.now();
  const [payable] = await deps.listPayable({ uid: accountId }, [{ listingId, purpose: "renew" }]);
  await db.transaction(async (tx) => {
    const latest = await lockRenewal(tx, listingId);
    if (latest === undefined || latest.orderId !== orderId || latest.quote === null) return;
    if (orderId === null && latest.attempt !== attempt) return;
    const done = attempt + 1;
    const retryAt = toRetryTime(now);
    const dueAt = done < RENEWAL_ATTEMPTS_MAX && retryAt < endsAt ? retryAt : null;
    await updateRenewal(tx, listingId, { orderId: null, attempt: done, dueAt, declinedOf: endsAt });
    const owner = await findContact(tx, accountId);
    if (owner === undefined || payable === undefined || payable instanceof Failure) return;
    const about = describeRenewal(owner, { quote: latest.quote, title: payable.title, dueAt: now, endsAt });
    const retry = dueAt === null ? undefined : formatDate(dueAt.getTime() / 1000, owner.language);
    await tell(tx, owner, {
      event: "purchase_changed",
      path: `${paths.choosePlan(listingId)}&purpose=renew`,
      listingId,
      mail: { toContent: (url) => renewalDeclinedMail({ ...about, retry, url }) },
    });
  });
}
