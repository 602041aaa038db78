import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import { NO_EFFECT, type PaymentEffect } from "../../platform/payments/payment-effects.ts";
import { ignoreRefusal, toId } from "../../platform/payments/provider-answers.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { findCheckout, findCheckoutOfCustomer } from "./checkouts.queries.ts";
import { getCustomer } from "./customers.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { noPortal } from "./memberships.failures.ts";
import { findMembership } from "./memberships.queries.ts";
import { toProviderUrl } from "./provider-pages.usecases.ts";

interface OpenPortal {
  readonly uid: string;
  readonly start: "card" | undefined;
  readonly language: Language;
}

/**
 * The URL of the provider's portal, where an account sees its invoices and replaces its card. It is valid only briefly.
 * Throws Failure: 404 if the account never was a member, 429 over the limit, 503 if the provider does not respond.
 */
export async function openPortal(deps: MembershipDeps, { uid, start, language }: OpenPortal): Promise<string> {
  const { db, payments, pageUrl, portalLimit } = deps;
  const [checkout, membership] = await Promise.all([findCheckout(db, uid), findMembership(db, uid)]);
  if (checkout?.customerId == null || membership === undefined) throw noPortal();
  await requireWithinLimit(portalLimit.take(uid));
  const customer = await getCustomer(deps, uid);
  const session = await payments.ask((stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url: pageUrl(language, paths.billing()),
      locale: language === "fr" ? "fr-CA" : "en",
      ...(start === "card" && { flow_data: { type: "payment_method_update" } }),
    }),
  );
  return toProviderUrl(deps, session);
}

/**
 * A card replaced there is also charged for renewals: a checkout's subscription has its own card, which takes
 * precedence over the customer's.
 */
export async function prepareNewCard(deps: MembershipDeps, customerId: string): Promise<PaymentEffect> {
  const { db, payments } = deps;
  const checkout = await findCheckoutOfCustomer(db, customerId);
  const id = checkout && (await findMembership(db, checkout.accountId))?.subscriptionId;
  if (id == null) return NO_EFFECT;
  const customer = await ignoreRefusal(payments.ask((stripe) => stripe.customers.retrieve(customerId)));
  const method = customer?.deleted ? undefined : toId(customer?.invoice_settings.default_payment_method);
  if (method === undefined) return NO_EFFECT;
  // The provider rejects this if the subscription has ended.
  await ignoreRefusal(payments.ask((stripe) => stripe.subscriptions.update(id, { default_payment_method: method })));
  return NO_EFFECT;
}
