import type { YearCharge } from "@vestpocket/domain/orders/orders.taxes";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import type Stripe from "stripe";
import { logPaymentMismatch } from "../../platform/payments/mismatch.ts";
import { ignoreRefusal, toId } from "../../platform/payments/provider-answers.ts";
import { findCheckoutOfCustomer } from "./checkouts.queries.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { findMembership } from "./memberships.queries.ts";
import { isRunning, toSubscriptionIds } from "./subscriptions.rules.ts";
import { reportUnknownPayment, voidUnpaidInvoice } from "./unpaid-invoices.usecases.ts";

/** A subscription at the provider, with what we knew about it before the transaction. */
export interface FoundSubscription {
  readonly subscription: Stripe.Subscription;
  readonly accountId: string;
  /** The membership's subscription at that time. */
  readonly knownId: string | null;
  /** Where the member lives, which determines renewal taxes; undefined if unknown. */
  readonly place: YearCharge["place"];
  readonly askedAt: Date;
}

/**
 * Fetches a subscription from the provider and finds the account it belongs to. Undefined if the customer is unknown,
 * with an alarm if it can still be charged; an account's second subscription is cancelled. Once one
 * has ended, its unpaid invoice is voided, and an invoice that was paid without an order raises an alarm.
 */
export async function lookUpSubscription(deps: MembershipDeps, id: string): Promise<FoundSubscription | undefined> {
  const { db, clock, log } = deps;
  const askedAt = clock.now();
  const subscription = await retrieveSubscription(deps, id);
  if (subscription === undefined) {
    logPaymentMismatch(log, { reason: "no such subscription", subscription: id });
    return undefined;
  }
  await voidUnpaidInvoice(deps, subscription);
  const checkout = await findCheckoutOfCustomer(db, toId(subscription.customer) ?? "");
  if (checkout === undefined) {
    if (isRunning(subscription)) {
      logPaymentMismatch(log, { reason: "an unknown customer", ...toSubscriptionIds(subscription) });
    }
    await reportUnknownPayment(deps, db, subscription);
    return undefined;
  }
  const { accountId } = checkout;
  const knownId = (await findMembership(db, accountId))?.subscriptionId ?? null;
  if (knownId !== null && knownId !== id && isRunning(await retrieveSubscription(deps, knownId))) {
    if (isRunning(subscription)) await cancelSecond(deps, subscription);
    await reportUnknownPayment(deps, db, subscription);
    return undefined;
  }
  return { subscription, accountId, knownId, place: await findPlace(deps, accountId), askedAt };
}

/** Where a member lives now, which determines the taxes of the next renewal; undefined if unknown. */
export async function findPlace(
  { findAgent }: Pick<MembershipDeps, "findAgent">,
  accountId: string,
): Promise<YearCharge["place"]> {
  const agent = await findAgent(accountId);
  const province = findProvince(agent?.province ?? "")?.name;
  return agent === undefined || province === undefined ? undefined : { province, city: agent.city };
}

/** The subscription with its latest invoice; undefined if the provider does not know it. */
export function retrieveSubscription(
  { payments }: Pick<MembershipDeps, "payments">,
  id: string,
): Promise<Stripe.Subscription | undefined> {
  return ignoreRefusal(
    payments.ask((stripe) => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] })),
  );
}

async function cancelSecond(deps: MembershipDeps, subscription: Stripe.Subscription): Promise<void> {
  const reason = "a second subscription, which is now cancelled";
  logPaymentMismatch(deps.log, { reason, ...toSubscriptionIds(subscription) });
  const { id } = subscription;
  const ended = await deps.payments.ask((stripe) => stripe.subscriptions.cancel(id, { expand: ["latest_invoice"] }));
  await voidUnpaidInvoice(deps, ended);
}
