import { NO_EFFECT, type PaymentEffect } from "../../platform/payments/payment-effects.ts";
import { ignoreRefusal } from "../../platform/payments/provider-answers.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { isChangedMeanwhile } from "./memberships.failures.ts";
import { updateMembership } from "./memberships.queries.ts";
import { toAuditEntry } from "./memberships.views.ts";
import { updateRenewalTaxes } from "./renewal-taxes.usecases.ts";
import { applySubscription } from "./subscription-changes.usecases.ts";
import { lookUpSubscription } from "./subscription-lookup.usecases.ts";
import { findGrace, isEnding, isRunning } from "./subscriptions.rules.ts";

/** Looks a subscription up and returns what it changes here. Throws Failure 503 if the provider does not respond. */
export async function prepareSubscription(deps: MembershipDeps, id: string): Promise<PaymentEffect> {
  const found = await lookUpSubscription(deps, id);
  if (found === undefined) return NO_EFFECT;
  await updateRenewalTaxes(deps, found);
  return (tx) => applySubscription(deps, tx, found);
}

/** How often a subscription is looked up before the caller is told that the membership keeps changing. */
const MOST_LOOKUPS = 3;

/**
 * Syncs a membership with its subscription at the provider. A webhook event may change the membership between the
 * lookup and the transaction; the subscription is then looked up again. Throws Failure 503 if the provider does not
 * respond.
 */
export async function syncSubscription(deps: MembershipDeps, id: string): Promise<void> {
  for (let lookups = 1; ; lookups += 1) {
    const effect = await prepareSubscription(deps, id);
    try {
      return await deps.db.transaction(effect);
    } catch (error) {
      if (!isChangedMeanwhile(error) || lookups === MOST_LOOKUPS) throw error;
    }
  }
}

/** Ends a subscription at once. */
export async function endSubscription(deps: MembershipDeps, id: string): Promise<void> {
  // The provider rejects this if it has already ended.
  await ignoreRefusal(deps.payments.ask((stripe) => stripe.subscriptions.cancel(id)));
  await syncSubscription(deps, id);
}

interface RenewalChange {
  readonly uid: string;
  readonly id: string;
  readonly paidThrough: Date;
  /** Whether the subscription is to end with its period. */
  readonly isToEnd: boolean;
  /** Whether the member asked for it, rather than the server. */
  readonly isByMember: boolean;
}

/**
 * Lets a subscription end with its period or renew; false if it has ended. It ends at once if a renewal is under way,
 * which would otherwise still be charged.
 */
export async function changeRenewal(
  deps: MembershipDeps,
  { uid, id, paidThrough, isToEnd, isByMember }: RenewalChange,
): Promise<boolean> {
  const { db, clock, payments, recordAudit } = deps;
  if (isToEnd && paidThrough <= clock.now()) {
    await endSubscription(deps, id);
    return false;
  }
  const changed = await ignoreRefusal(
    payments.ask((stripe) =>
      stripe.subscriptions.update(id, { cancel_at_period_end: isToEnd, expand: ["latest_invoice"] }),
    ),
  );
  if (changed === undefined || !isRunning(changed)) {
    await syncSubscription(deps, id);
    return false;
  }
  await db.transaction(async (tx) => {
    const askedAt = clock.now();
    const graceUntil = findGrace(changed, askedAt);
    await updateMembership(tx, uid, { endsAtPeriodEnd: isEnding(changed), graceUntil, askedAt });
    await recordAudit(tx, toAuditEntry({ uid, what: isToEnd ? "cancel" : "resume", isByMember }));
  });
  return true;
}
