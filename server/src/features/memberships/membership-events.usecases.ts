import type Stripe from "stripe";
import type { PaymentEffect } from "../../platform/payments/payment-effects.ts";
import { toId } from "../../platform/payments/provider-answers.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { prepareNewCard } from "./portal.usecases.ts";
import { prepareRenewalFailure } from "./renewal-failures.usecases.ts";
import { prepareSubscription } from "./subscriptions.usecases.ts";

/**
 * What an event changes about a membership, after fetching the current state of its subscription from the provider.
 * Undefined for an event about anything else. The promise rejects with 503 if the provider does not respond: the event
 * then has to be sent again.
 */
export function prepareMembershipEvent(deps: MembershipDeps, event: Stripe.Event): Promise<PaymentEffect> | undefined {
  switch (event.type) {
    case "checkout.session.completed":
      return prepareReferenced(deps, event.data.object.subscription);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return prepareSubscription(deps, event.data.object.id);
    case "customer.updated":
      return prepareNewCard(deps, event.data.object.id);
    case "invoice.paid":
      return prepareReferenced(deps, event.data.object.parent?.subscription_details?.subscription);
    case "invoice.payment_failed":
    case "invoice.payment_action_required":
      return prepareFailure(deps, event.data.object);
    default:
      return undefined;
  }
}

function prepareReferenced(
  deps: MembershipDeps,
  reference: Parameters<typeof toId>[0],
): Promise<PaymentEffect> | undefined {
  const id = toId(reference);
  return id === undefined ? undefined : prepareSubscription(deps, id);
}

/** Only renewals: a failed first payment is shown on the checkout's own page. */
function prepareFailure(deps: MembershipDeps, invoice: Stripe.Invoice): Promise<PaymentEffect> | undefined {
  const id = toId(invoice.parent?.subscription_details?.subscription);
  if (id === undefined || invoice.id === undefined || invoice.billing_reason !== "subscription_cycle") return undefined;
  return prepareRenewalFailure(deps, { id, invoiceId: invoice.id });
}
