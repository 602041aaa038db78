import { RECONCILIATION_BATCH, reconcileDue } from "../../platform/payments/reconciliation.ts";
import { listDueCheckouts, updateCheckout } from "./checkouts.queries.ts";
import { reconcileCheckout } from "./checkouts.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { listDueMemberships, updateMembership } from "./memberships.queries.ts";
import { syncSubscription } from "./subscriptions.usecases.ts";

/** Reconciles open checkouts that are due, and memberships whose renewal we have not heard about. */
export async function reconcileMemberships(deps: MembershipDeps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  await reconcileDue({
    items: await listDueCheckouts(db, now, RECONCILIATION_BATCH),
    now,
    log,
    waitingSince: ({ begunAt }) => begunAt,
    setCheckAt: ({ accountId }, checkAt) => updateCheckout(db, accountId, { checkAt }),
    reconcile: (checkout) => reconcileCheckout(deps, checkout),
    describe: ({ accountId }) => ({ account: accountId }),
  });
  await reconcileDue({
    items: await listDueMemberships(db, now, RECONCILIATION_BATCH),
    now,
    log,
    waitingSince: ({ paidThrough }) => paidThrough,
    setCheckAt: ({ accountId }, checkAt) => updateMembership(db, accountId, { checkAt }),
    reconcile: async ({ subscriptionId }) => {
      if (subscriptionId !== null) await syncSubscription(deps, subscriptionId);
    },
    describe: ({ accountId }) => ({ account: accountId }),
  });
}
