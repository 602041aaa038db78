import { closeOpenCheckout } from "./checkouts.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { findMembership, isDisabled } from "./memberships.queries.ts";
import { changeRenewal } from "./subscriptions.usecases.ts";

/**
 * Lets the membership of a disabled account end with its paid period: nobody is charged for an account that they cannot
 * use. Does nothing if the account has been enabled again. Idempotent. Throws Failure 503 if the provider does not
 * respond.
 */
export async function stopRenewalOfDisabled(deps: MembershipDeps, uid: string): Promise<void> {
  const { db } = deps;
  if (!(await isDisabled(db, uid))) return;
  await closeOpenCheckout(deps, uid);
  const membership = await findMembership(db, uid);
  if (membership?.subscriptionId == null || membership.endsAtPeriodEnd) return;
  const { subscriptionId: id, paidThrough } = membership;
  await changeRenewal(deps, { uid, id, paidThrough, isToEnd: true, isByMember: false });
}
