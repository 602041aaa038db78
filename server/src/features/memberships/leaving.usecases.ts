import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { ignoreRefusal } from "../../platform/payments/provider-answers.ts";
import { findCheckout, lockCheckout } from "./checkouts.queries.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { findMembership, hasLaterYear, type PaidYear } from "./memberships.queries.ts";
import { retrieveSubscription } from "./subscription-lookup.usecases.ts";
import { isRunning } from "./subscriptions.rules.ts";
import { voidUnpaidInvoice } from "./unpaid-invoices.usecases.ts";

/**
 * Cancels all subscriptions of an account whose year was refunded or disputed, so that nothing more is charged, unless it
 * has paid for a later year. Idempotent. Throws Failure 503 if the provider does not respond.
 */
export async function endSubscriptions(deps: MembershipDeps, year: PaidYear): Promise<void> {
  const { uid } = year;
  if (await hasLaterYear(deps.db, year)) return;
  const customerId = (await findCheckout(deps.db, uid))?.customerId ?? null;
  const subscriptionId = await findSubscriptionId(deps.db, uid);
  await cancelSubscriptions(deps, { customerId, subscriptionId });
}

/** What the provider has for a deleted account. */
export interface Departure {
  readonly customerId: string | null;
  readonly sessionId: string | null;
  readonly subscriptionId: string | null;
}

/** Cancels the open order of an account that is being deleted. Returns what remains at the provider, if anything. */
export async function leaveMembership(
  deps: MembershipDeps,
  tx: Queryable,
  uid: string,
): Promise<Departure | undefined> {
  const checkout = await lockCheckout(tx, uid);
  if (checkout?.orderId != null) await deps.cancelMembershipOrder(tx, { id: checkout.orderId, now: deps.clock.now() });
  return findDeparture(tx, uid);
}

/** What the provider has for an account, if anything. */
export async function findDeparture(tx: Queryable, uid: string): Promise<Departure | undefined> {
  const checkout = await lockCheckout(tx, uid);
  if (checkout === undefined) return undefined;
  const { customerId, sessionId } = checkout;
  return { customerId, sessionId, subscriptionId: await findSubscriptionId(tx, uid) };
}

/**
 * Removes everything the provider has for a deleted account. Idempotent. Throws Failure 503 if the provider does not
 * respond.
 */
export async function endDeparture(deps: MembershipDeps, departure: Departure): Promise<void> {
  const { payments } = deps;
  const { customerId, sessionId } = departure;
  if (sessionId !== null) {
    await ignoreRefusal(payments.ask((stripe) => stripe.checkout.sessions.expire(sessionId)));
  }
  await cancelSubscriptions(deps, departure);
  if (customerId !== null) await ignoreRefusal(payments.ask((stripe) => stripe.customers.del(customerId)));
}

type Customer = Pick<Departure, "customerId" | "subscriptionId">;

async function cancelSubscriptions(deps: MembershipDeps, customer: Customer): Promise<void> {
  for (const id of await listSubscriptionIds(deps, customer)) {
    await ignoreRefusal(deps.payments.ask((stripe) => stripe.subscriptions.cancel(id)));
    const ended = await retrieveSubscription(deps, id);
    if (ended !== undefined) await voidUnpaidInvoice(deps, ended);
  }
}

/**
 * The known subscription and all active ones at the provider, such as one paid for just now; with an order's id, also the
 * one that was begun for it, even if it has ended.
 */
export async function listSubscriptionIds(
  { payments }: MembershipDeps,
  { customerId, subscriptionId: known, orderId }: Customer & { orderId?: string | null },
): Promise<ReadonlySet<string>> {
  const listed =
    customerId === null
      ? undefined
      : await ignoreRefusal(
          payments.ask((stripe) =>
            stripe.subscriptions.list({
              customer: customerId,
              limit: 100,
              ...(orderId != null && { status: "all" as const }),
            }),
          ),
        );
  const isBegunFor = ({ metadata }: Stripe.Subscription) => orderId != null && metadata.orderId === orderId;
  const wanted = (listed?.data ?? []).filter((each) => isRunning(each) || isBegunFor(each)).map(({ id }) => id);
  return new Set(known === null ? wanted : [known, ...wanted]);
}

/** An account's subscription at the provider, as far as we know. */
export async function findSubscriptionId(db: Queryable, uid: string): Promise<string | null> {
  return (await findMembership(db, uid))?.subscriptionId ?? null;
}
