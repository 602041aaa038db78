import { TAX_NAMES } from "@vestpocket/domain/orders/orders.taxes";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import { paths } from "@vestpocket/domain/shared/paths";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type Stripe from "stripe";
import { signInNeeded } from "../../platform/http/failure.ts";
import { say } from "../../platform/language.ts";
import { ignoreRefusal } from "../../platform/payments/provider-answers.ts";
import type { OpenCheckout } from "./checkouts.rules.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { noCheckout } from "./memberships.failures.ts";

/** Besides this site, the only origin that people are sent to to pay. */
const PROVIDERS_ORIGIN = "https://checkout.stripe.com";

const YEAR: Message = /*i18n*/ { id: "memberships.year", message: "Agent Pro, one year" };
const TAX: Message = /*i18n*/ { id: "memberships.tax", message: "{tax} {percent}%" };

/** Creates the account's customer at the provider. Idempotent: at most one customer exists. */
export function createCustomer({ payments }: MembershipDeps, accountId: string): Promise<Stripe.Customer> {
  return payments.ask((stripe) =>
    stripe.customers.create({ metadata: { accountId } }, { idempotencyKey: `customer-${accountId}` }),
  );
}

/** Gives the provider's pages and receipts the account's present name and e-mail. */
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
export function createSession(deps: MembershipDeps, checkout: OpenCheckout): Promise<Stripe.Checkout.Session> {
  const idempotencyKey = `checkout-${checkout.orderId}`;
  return deps.payments.ask((stripe) =>
    stripe.checkout.sessions.create(toSessionParams(deps, checkout), { idempotencyKey }),
  );
}

export function retrieveSession({ payments }: MembershipDeps, id: string): Promise<Stripe.Checkout.Session> {
  return payments.ask((stripe) => stripe.checkout.sessions.retrieve(id));
}

/** Expires a session, unless it was completed or expired at that moment; returns its present state. */
export async function expireSession(deps: MembershipDeps, id: string): Promise<Stripe.Checkout.Session> {
  const expired = await ignoreRefusal(deps.payments.ask((stripe) => stripe.checkout.sessions.expire(id)));
  return expired ?? retrieveSession(deps, id);
}

/** The address of a session's page. Throws Failure 502 unless it is the provider's or this site's. */
export function toCheckoutUrl({ siteOrigin, log }: MembershipDeps, { id, url }: Stripe.Checkout.Session): string {
  const origin = url !== null && URL.canParse(url) ? new URL(url).origin : undefined;
  if (url !== null && (origin === PROVIDERS_ORIGIN || origin === siteOrigin)) return url;
  log.error({ alarm: "payment", session: id, origin }, "a checkout is on a foreign origin");
  throw noCheckout();
}

function toSessionParams(deps: MembershipDeps, checkout: OpenCheckout): Stripe.Checkout.SessionCreateParams {
  const { accountId, customerId, orderId, language } = checkout;
  const page = deps.pageUrl(language, paths.agentPro());
  const metadata = { orderId, accountId };
  return {
    mode: "subscription",
    customer: customerId,
    line_items: toLines(deps, checkout).map(({ name, cents }) => ({
      quantity: 1,
      price_data: {
        currency: "cad",
        unit_amount: cents,
        recurring: { interval: "year" },
        product_data: { name },
      },
    })),
    allowed_payment_method_types: ["card"],
    metadata,
    subscription_data: { metadata },
    success_url: `${page}?checkout=success`,
    cancel_url: `${page}?checkout=cancelled`,
    locale: language === "fr" ? "fr-CA" : "en",
  };
}

/** The year and each of its taxes, as the provider's page and receipts name them. */
function toLines(
  { quoteYear }: MembershipDeps,
  { language, details, begunAt }: OpenCheckout,
): { name: string; cents: number }[] {
  const { yearCents, taxes } = quoteYear({ province: details.province, on: begunAt });
  return [
    { name: say(language, YEAR), cents: yearCents },
    ...taxes.map(({ tax, rate, cents }) => ({
      name: say(
        language,
        withValues(TAX, { tax: say(language, TAX_NAMES[tax]), percent: formatNumber(rate / 1000, language) }),
      ),
      cents,
    })),
  ];
}
