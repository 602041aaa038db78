import { findCheckoutOfCustomer } from "./checkouts.queries.ts";
import { findSubscriptionId, listSubscriptionIds } from "./leaving.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { syncSubscription } from "./subscriptions.usecases.ts";

/**
 * Records what a customer has paid for at the provider and we have not heard of yet. Does nothing for a customer who is
 * not ours. Throws Failure 503 if the provider does not respond.
 */
export async function recordUnheardYears(deps: MembershipDeps, customerId: string): Promise<void> {
  const checkout = await findCheckoutOfCustomer(deps.db, customerId);
  if (checkout === undefined) return;
  const { accountId, orderId } = checkout;
  const subscriptionId = await findSubscriptionId(deps.db, accountId);
  const ids = await listSubscriptionIds(deps, { customerId, subscriptionId, orderId });
  for (const id of ids) await syncSubscription(deps, id);
}
