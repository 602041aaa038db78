import { closeOpenCheckout } from "./checkouts.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { findMembership, isDisabled } from "./memberships.queries.ts";
import { changeRenewal, endSubscription } from "./subscriptions.usecases.ts";

/**
 * Lets the membership of a disabled account end with its paid period: nobody is charged for an account that they cannot
 * use. Does nothing if the account has been enabled again. Idempotent. Throws Failure 503 if the provider does not
 * respond.
 */
export async function stopRenewalOfDisabled(deps: MembershipDeps, uid: string): Promise<void> {
  const { db, clock } = deps;
  if (!(await isDisabled(db, uid))) return;
  await closeOpenCheckout(deps, uid);
  const membership = await findMembership(db, uid);
  if (membership?.subscriptionId == null || membership.endsAtPeriodEnd) return;
  const { subscriptionId: id, paidThrough } = membership;
  // A renewal that is under way would still be charged at the end of its own period.
  if (paidThrough <= clock.now()) await endSubscription(deps, id);
  else await changeRenewal(deps, { uid, id, isToEnd: true, isByMember: false });
}
