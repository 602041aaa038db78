import { ignoreRefusal } from "../../platform/payments/provider-answers.ts";
import { findCheckout, lockCheckout, NO_CHECKOUT, updateCheckout } from "./checkouts.queries.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { findMembership } from "./memberships.queries.ts";
import { isRunning } from "./subscriptions.rules.ts";

/**
 * Cancels all subscriptions of an account at the provider, so that nothing more is charged. Idempotent. Throws Failure 503 if the
 * provider does not answer.
 */
export async function endSubscriptions(deps: MembershipDeps, uid: string): Promise<void> {
  const customerId = (await findCheckout(deps.db, uid))?.customerId ?? null;
  await cancelSubscriptions(deps, { uid, customerId });
}

/**
 * Ends everything that the provider has of an account that is being deleted. Idempotent. Throws Failure 503 if the provider does
 * not answer.
 */
export async function leaveMembership(deps: MembershipDeps, uid: string): Promise<void> {
  const { db, clock, payments } = deps;
  const checkout = await findCheckout(db, uid);
  if (checkout === undefined) return;
  const { customerId, sessionId } = checkout;
  if (sessionId !== null) {
    await ignoreRefusal(payments.ask((stripe) => stripe.checkout.sessions.expire(sessionId)));
  }
  await cancelSubscriptions(deps, { uid, customerId });
  if (customerId !== null) await ignoreRefusal(payments.ask((stripe) => stripe.customers.del(customerId)));
  await db.transaction(async (tx) => {
    const present = await lockCheckout(tx, uid);
    if (present === undefined || present.orderId === null) return;
    await deps.cancelMembershipOrder(tx, { id: present.orderId, now: clock.now() });
    await updateCheckout(tx, uid, NO_CHECKOUT);
  });
}

interface Customer {
  readonly uid: string;
  readonly customerId: string | null;
}

async function cancelSubscriptions(deps: MembershipDeps, customer: Customer): Promise<void> {
  for (const id of await listSubscriptionIds(deps, customer)) {
    await ignoreRefusal(deps.payments.ask((stripe) => stripe.subscriptions.cancel(id)));
  }
}

/** The known subscription and all running ones at the provider, such as one that was paid for a moment ago. */
async function listSubscriptionIds(
  { db, payments }: MembershipDeps,
  { uid, customerId }: Customer,
): Promise<ReadonlySet<string>> {
  const known = (await findMembership(db, uid))?.subscriptionId ?? null;
  const listed =
    customerId === null
      ? undefined
      : await ignoreRefusal(payments.ask((stripe) => stripe.subscriptions.list({ customer: customerId, limit: 100 })));
  const running = (listed?.data ?? []).filter(isRunning).map(({ id }) => id);
  return new Set(known === null ? running : [known, ...running]);
}
