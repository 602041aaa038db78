import type Stripe from "stripe";
import { toId } from "./subscriptions.rules.ts";
import type { Effect, Subscriptions } from "./subscriptions.usecases.ts";

/**
 * What a notification does to a membership, after the provider was asked where its subscription stands; undefined for one of
 * something else. The promise fails with 503 where the provider does not answer: then the notification has to come again.
 */
export function prepareMembershipEvent(subscriptions: Subscriptions, event: Stripe.Event): Promise<Effect> | undefined {
  switch (event.type) {
    case "checkout.session.completed":
      return ofSubscription(event.data.object.subscription);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return subscriptions.prepare(event.data.object.id);
    case "invoice.paid":
      return ofSubscription(event.data.object.parent?.subscription_details?.subscription);
    case "invoice.payment_failed":
      return ofFailure(event.data.object);
    default:
      return undefined;
  }

  function ofSubscription(reference: Parameters<typeof toId>[0]): Promise<Effect> | undefined {
    const id = toId(reference);
    return id === undefined ? undefined : subscriptions.prepare(id);
  }

  /** The first payment fails on the checkout's own page. */
  function ofFailure(invoice: Stripe.Invoice): Promise<Effect> | undefined {
    const id = toId(invoice.parent?.subscription_details?.subscription);
    if (id === undefined || invoice.id === undefined || invoice.billing_reason !== "subscription_cycle")
      return undefined;
    return subscriptions.prepareFailure(id, invoice.id);
  }
}
