import { paths } from "@vestpocket/domain/shared/paths";
import type Stripe from "stripe";
import { signInNeeded } from "../../platform/http/failure.ts";
import { ignoreMissing, ignoreRefusal } from "../../platform/payments/provider-answers.ts";
import type { OpenCheckout } from "./checkouts.rules.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { checkoutReplaced } from "./memberships.failures.ts";
import { toWantedRate } from "./tax-rates.rules.ts";
import { getTaxRates } from "./tax-rates.usecases.ts";
import { getYearPrice } from "./year-price.usecases.ts";

/** Gives the provider's pages and receipts the account's current name and e-mail. */
export async function nameCustomer(
  { db, payments, findContact }: MembershipDeps,
  { accountId, customerId }: OpenCheckout,
): Promise<void> {
  const contact = await findContact(db, accountId);
  if (contact === undefined) throw signInNeeded();
  const { email, firstName, lastName } = contact;
  await payments.ask((stripe) => stripe.customers.update(customerId, { email, name: `${firstName} ${lastName}` }));
}

/** Creates a checkout's session. Idempotent: at most one session exists. */
export async function createSession(deps: MembershipDeps, checkout: OpenCheckout): Promise<Stripe.Checkout.Session> {
  const params = await toSessionParams(deps, checkout);
  return deps.withKey(`checkout-${checkout.orderId}`, (idempotencyKey) =>
    deps.payments.ask((stripe) => stripe.checkout.sessions.create(params, { idempotencyKey })),
  );
}

/** Undefined if the provider does not know it: it was created with the keys of another account or mode. */
export function findSession({ payments }: MembershipDeps, id: string): Promise<Stripe.Checkout.Session | undefined> {
  return ignoreMissing(payments.ask((stripe) => stripe.checkout.sessions.retrieve(id)));
}

/**
 * Expires a session, unless it has just been completed or expired; returns its current state, undefined if it is gone.
 */
export async function expireSession(deps: MembershipDeps, id: string): Promise<Stripe.Checkout.Session | undefined> {
  const expired = await ignoreRefusal(deps.payments.ask((stripe) => stripe.checkout.sessions.expire(id)));
  return expired ?? findSession(deps, id);
}

async function toSessionParams(
  deps: MembershipDeps,
  checkout: OpenCheckout,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const { accountId, customerId, orderId, language, details } = checkout;
  const page = deps.pageUrl(language, paths.agentPro());
  const metadata = { orderId, accountId };
  const { province } = details;
  // What the order says is what its payment is compared with, whatever a year costs by now.
  const quote = await deps.findYearQuote(deps.db, orderId);
  if (quote === undefined) throw checkoutReplaced();
  const { yearCents, taxes } = quote;
  const price = await getYearPrice(deps, yearCents);
  const taxRates = await getTaxRates(
    deps,
    taxes.map((line) => toWantedRate(line, province)),
  );
  return {
    mode: "subscription",
    customer: customerId,
    line_items: [{ quantity: 1, price }],
    allowed_payment_method_types: ["card"],
    metadata,
    subscription_data: { metadata, ...(taxRates.length > 0 && { default_tax_rates: taxRates }) },
    success_url: `${page}?checkout=success`,
    cancel_url: `${page}?checkout=cancelled`,
    locale: language === "fr" ? "fr-CA" : "en",
  };
}
