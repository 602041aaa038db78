import type Stripe from "stripe";
import { isRefusal } from "../../platform/payments/payments.ts";
import { findCheckout, lockCheckout, NO_CHECKOUT, updateCheckout } from "./checkouts.queries.ts";
import type { MembershipParts } from "./memberships.deps.ts";
import { findMembership } from "./memberships.queries.ts";
import { isRunning } from "./subscriptions.rules.ts";

/** What the provider has of who deletes their account is ended. It may be asked again after a failure: what is gone stays gone. */
export function createLeaving({ db, clock, payments, cancelOrder }: MembershipParts) {
  /** Undefined where the provider says no: what is gone already need not be ended. */
  async function ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T | undefined> {
    try {
      return await payments.ask(question);
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  /** The subscription that is known, and one that was paid for a moment ago. */
  async function listSubscriptions(uid: string, customerId: string | null): Promise<Set<string>> {
    const known = (await findMembership(db, uid))?.subscriptionId ?? null;
    const listed =
      customerId === null
        ? undefined
        : await ask((stripe) => stripe.subscriptions.list({ customer: customerId, limit: 100 }));
    const running = (listed?.data ?? []).filter(isRunning).map(({ id }) => id);
    return new Set(known === null ? running : [known, ...running]);
  }

  return {
    /** Nothing more is charged for a membership whose year was paid back. Throws Failure 503 where the provider does not answer. */
    async endSubscriptions(uid: string): Promise<void> {
      const customerId = (await findCheckout(db, uid))?.customerId ?? null;
      for (const id of await listSubscriptions(uid, customerId)) await ask((stripe) => stripe.subscriptions.cancel(id));
    },

    /** Nothing more is charged to who leaves, and the provider forgets them. Throws Failure 503 where it does not answer. */
    async endForLeaving(uid: string): Promise<void> {
      const checkout = await findCheckout(db, uid);
      if (checkout === undefined) return;
      const { customerId, sessionId } = checkout;
      if (sessionId !== null) await ask((stripe) => stripe.checkout.sessions.expire(sessionId));
      for (const id of await listSubscriptions(uid, customerId)) await ask((stripe) => stripe.subscriptions.cancel(id));
      if (customerId !== null) await ask((stripe) => stripe.customers.del(customerId));
      await db.transaction(async (tx) => {
        const present = await lockCheckout(tx, uid);
        if (present === undefined || present.orderId === null) return;
        await cancelOrder(tx, present.orderId, clock.now());
        await updateCheckout(tx, uid, NO_CHECKOUT);
      });
    },
  };
}
