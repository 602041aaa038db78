import { MEMBERSHIP_YEAR_DAYS } from "@vestpocket/domain/memberships/memberships.rules";
import type { Membership } from "@vestpocket/domain/memberships/memberships.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { requireOwnAccount } from "../../platform/session/own-account.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { findCheckout } from "./checkouts.queries.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { notAMember, subscriptionOver } from "./memberships.failures.ts";
import {
  extendMembership,
  findMembership,
  hasLaterYear,
  lockMembership,
  type PaidYear,
  updateMembership,
} from "./memberships.queries.ts";
import { toAuditEntry, toMembership } from "./memberships.views.ts";
import { changeRenewal } from "./subscriptions.usecases.ts";

/** The viewer's own membership. */
export async function readMembership(deps: MembershipDeps, viewer: Viewer): Promise<Membership> {
  const { db, clock } = deps;
  const [membership, agent, checkout] = await Promise.all([
    findMembership(db, viewer.uid),
    deps.findAgent(viewer.uid),
    findCheckout(db, viewer.uid),
  ]);
  const hasCustomer = checkout?.customerId != null;
  return toMembership({ membership, details: agent ?? checkout?.agentDetails, hasCustomer, now: clock.now() });
}

interface RenewalRequest {
  readonly viewer: Viewer;
  readonly uid: string | undefined;
}

/** Cancels the membership at the end of its paid period. Idempotent. */
export async function cancelMembership(deps: MembershipDeps, { viewer, uid }: RenewalRequest): Promise<void> {
  requireOwnAccount(viewer, uid);
  await changeMembership(deps, { viewer, isToEnd: true });
}

/** Undoes a cancellation. Throws Failure 409 if the subscription has already ended. */
export async function resumeMembership(deps: MembershipDeps, { viewer, uid }: RenewalRequest): Promise<void> {
  requireOwnAccount(viewer, uid);
  await changeMembership(deps, { viewer, isToEnd: false });
}

/** Ends a membership at once, because its year was refunded or disputed; false if it was over, or is in a later year. */
export async function revokeMembership(
  { clock, recordAudit }: MembershipDeps,
  tx: Queryable,
  year: PaidYear,
): Promise<boolean> {
  const { uid } = year;
  const membership = await lockMembership(tx, uid);
  const now = clock.now();
  if (membership === undefined || membership.memberUntil <= now || (await hasLaterYear(tx, year))) return false;
  await updateMembership(tx, uid, { paidThrough: now, graceUntil: null });
  await recordAudit(tx, toAuditEntry({ uid, what: "revoke", isByMember: false }));
  return true;
}

/** Restores the rest of a year after its dispute failed; false if it would be over, or if a later year was paid for. */
export async function restoreMembership(
  { clock, recordAudit }: MembershipDeps,
  tx: Queryable,
  { spentMs, ...year }: PaidYear & { spentMs: number },
): Promise<boolean> {
  const { uid } = year;
  const paidThrough = new Date(clock.now().getTime() + MEMBERSHIP_YEAR_DAYS * DAY_MS - spentMs);
  if (paidThrough <= clock.now() || (await lockMembership(tx, uid)) === undefined) return false;
  if (await hasLaterYear(tx, year)) return false;
  await extendMembership(tx, uid, paidThrough);
  await recordAudit(tx, toAuditEntry({ uid, what: "restore", isByMember: false }));
  return true;
}

async function changeMembership(
  deps: MembershipDeps,
  { viewer: { uid }, isToEnd }: { viewer: Viewer; isToEnd: boolean },
): Promise<void> {
  const { db, clock, recordAudit } = deps;
  const membership = await findMembership(db, uid);
  if (membership === undefined || membership.memberUntil <= clock.now()) throw notAMember();
  const { subscriptionId, endsAtPeriodEnd } = membership;
  if (subscriptionId !== null) {
    const { paidThrough } = membership;
    const isRunning = await changeRenewal(deps, { uid, id: subscriptionId, paidThrough, isToEnd, isByMember: true });
    if (!isRunning && !isToEnd) throw subscriptionOver();
    return;
  }
  // A granted membership has no subscription; a bought one without a subscription has ended at the provider.
  if (!isToEnd && endsAtPeriodEnd && (await wasBought(deps, uid))) throw subscriptionOver();
  await db.transaction(async (tx) => {
    await updateMembership(tx, uid, { endsAtPeriodEnd: isToEnd });
    await recordAudit(tx, toAuditEntry({ uid, what: isToEnd ? "cancel" : "resume", isByMember: true }));
  });
}

async function wasBought({ db }: MembershipDeps, uid: string): Promise<boolean> {
  return (await findCheckout(db, uid))?.customerId != null;
}
