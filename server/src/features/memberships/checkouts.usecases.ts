import type { Billing } from "@vestpocket/domain/orders/billing.rules";
import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { signInNeeded } from "../../platform/http/failure.ts";
import { toId } from "../../platform/payments/provider-answers.ts";
import { firstCheckAt } from "../../platform/payments/reconciliation.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { createSession, expireSession, findSession, nameCustomer } from "./checkout-sessions.usecases.ts";
import {
  type CheckoutRow,
  findCheckout,
  lockCheckout,
  NO_CHECKOUT,
  saveSession,
  updateCheckout,
} from "./checkouts.queries.ts";
import { CHECKOUT_MS, type Choice, isReusable, type OpenCheckout, toOpenCheckout } from "./checkouts.rules.ts";
import { getCustomer } from "./customers.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { alreadyMember, checkoutReplaced, paymentInProgress } from "./memberships.failures.ts";
import { isMember } from "./memberships.queries.ts";
import { toProviderUrl } from "./provider-pages.usecases.ts";
import { syncSubscription } from "./subscriptions.usecases.ts";

/** Attempts to open a checkout while other calls change it. */
const ATTEMPTS_MAX = 3;

interface AccountChoice {
  readonly uid: string;
  readonly choice: Choice;
  /** What the receipt should say about the buyer; undefined leaves what an open order has. */
  readonly billing?: Billing | undefined;
}

/**
 * Returns the URL where the account pays for this choice. However often it asks, an account has one customer, one open
 * order and one session at the provider.
 */
export async function openCheckout(deps: MembershipDeps, { uid, choice, billing }: AccountChoice): Promise<string> {
  const { db, checkoutLimit } = deps;
  await getCustomer(deps, uid);
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const open = toOpenCheckout(await findCheckout(db, uid));
    if (open === undefined || !(await mayReuse(deps, db, { checkout: open, choice }))) {
      await requireWithinLimit(checkoutLimit.peek(uid));
    }
    const { checkout, isNew } = await placeCheckout(deps, { uid, choice, billing });
    if (isNew) {
      await checkoutLimit.take(uid);
      await nameCustomer(deps, checkout);
    }
    const { sessionId } = checkout;
    if (sessionId === null) return startSession(deps, checkout);
    const url = await reuseSession(deps, { checkout, sessionId, choice });
    if (url !== undefined) return url;
  }
  throw checkoutReplaced();
}

/** Asks the provider whether an open checkout was completed or expired. */
export async function reconcileCheckout(deps: MembershipDeps, row: CheckoutRow): Promise<void> {
  const { accountId, orderId, sessionId, begunAt } = row;
  if (orderId === null) return;
  const checkout = { accountId, orderId };
  if (sessionId !== null) await applySession(deps, { checkout, session: await findSession(deps, sessionId) });
  else if (deps.clock.now().getTime() - begunAt.getTime() >= CHECKOUT_MS) await closeCheckout(deps, checkout);
}

/**
 * Closes an account's open checkout, so that it can no longer be paid. One that was paid a moment ago is applied.
 */
export async function closeOpenCheckout(deps: MembershipDeps, uid: string): Promise<void> {
  const checkout = toOpenCheckout(await findCheckout(deps.db, uid));
  if (checkout === undefined) return;
  const { sessionId } = checkout;
  if (sessionId === null) await closeCheckout(deps, checkout);
  else await applySession(deps, { checkout, session: await expireSession(deps, sessionId) });
}

/**
 * The account's open checkout. Replaces one for another choice only if it has no session: a session has to be expired
 * at the provider first.
 */
async function placeCheckout(
  deps: MembershipDeps,
  { uid, choice, billing }: AccountChoice,
): Promise<{ checkout: OpenCheckout; isNew: boolean }> {
  return deps.db.transaction(async (tx) => {
    const row = await lockCheckout(tx, uid);
    const now = deps.clock.now();
    const open = toOpenCheckout(row);
    if (open && (open.sessionId !== null || (await mayReuse(deps, tx, { checkout: open, choice })))) {
      if (billing !== undefined) await deps.setBilling(tx, { id: open.orderId, billing, now });
      return { checkout: open, isNew: false };
    }
    const customerId = row?.customerId ?? null;
    if (customerId === null) throw signInNeeded();
    if (open !== undefined) await deps.cancelMembershipOrder(tx, { id: open.orderId, now });
    const { details, language } = choice;
    const { province, city } = details;
    const year = deps.quoteYear({ province, on: now });
    const order = { ...year, accountId: uid, province, city, billing: billing ?? null, now };
    const orderId = await deps.openMembershipOrder(tx, order);
    const begun = { orderId, language, begunAt: now, sessionId: null };
    await updateCheckout(tx, uid, { ...begun, agentDetails: details, checkAt: firstCheckAt(now) });
    return { checkout: { ...begun, accountId: uid, customerId, details }, isNew: true };
  });
}

/** Whether an open checkout can be completed for this choice. */
async function mayReuse(
  { clock, findYearQuote, quoteYear }: MembershipDeps,
  tx: Queryable,
  { checkout, choice }: { checkout: OpenCheckout; choice: Choice },
): Promise<boolean> {
  const now = clock.now();
  const ordered = await findYearQuote(tx, checkout.orderId);
  return isReusable({
    checkout,
    choice,
    ordered,
    current: quoteYear({ province: choice.details.province, on: now }),
    now,
  });
}

async function startSession(deps: MembershipDeps, checkout: OpenCheckout): Promise<string> {
  const { accountId, orderId } = checkout;
  const session = await createSession(deps, checkout);
  if (await saveSession(deps.db, { accountId, orderId, sessionId: session.id })) return toProviderUrl(deps, session);
  await expireSession(deps, session.id);
  throw checkoutReplaced();
}

/** The URL of the open session if it is for the same choice; otherwise expires it and returns undefined. */
async function reuseSession(
  deps: MembershipDeps,
  { checkout, sessionId, choice }: { checkout: OpenCheckout; sessionId: string; choice: Choice },
): Promise<string | undefined> {
  let session = await findSession(deps, sessionId);
  if (session?.status === "open") {
    if (await mayReuse(deps, deps.db, { checkout, choice })) return toProviderUrl(deps, session);
    session = await expireSession(deps, sessionId);
  }
  await applySession(deps, { checkout, session });
  if (session === undefined || session.status === "expired") return undefined;
  if (await isMember(deps.db, checkout.accountId, deps.clock.now())) throw alreadyMember({ isEnding: false });
  throw paymentInProgress();
}

type CheckoutId = Pick<OpenCheckout, "accountId" | "orderId">;

/** Applies the state of a checkout's session at the provider; undefined means it is gone. */
async function applySession(
  deps: MembershipDeps,
  { checkout, session }: { checkout: CheckoutId; session: Stripe.Checkout.Session | undefined },
): Promise<void> {
  const subscriptionId = toId(session?.subscription);
  if (session === undefined || session.status === "expired") await closeCheckout(deps, checkout);
  if (session?.status === "complete" && subscriptionId !== undefined) await syncSubscription(deps, subscriptionId);
}

/** Closes a checkout that can no longer be paid, and cancels its order. */
async function closeCheckout(deps: MembershipDeps, { accountId, orderId }: CheckoutId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const present = await lockCheckout(tx, accountId);
    if (present?.orderId !== orderId) return;
    await deps.cancelMembershipOrder(tx, { id: orderId, now: deps.clock.now() });
    await updateCheckout(tx, accountId, NO_CHECKOUT);
  });
}
