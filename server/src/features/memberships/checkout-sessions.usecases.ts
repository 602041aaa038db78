import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { TAX_NAMES } from "@vestpocket/domain/orders/orders.taxes";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import type Stripe from "stripe";
import { signInNeeded } from "../../platform/http/failure.ts";
import { say } from "../../platform/language.ts";
import { isRefusal } from "../../platform/payments/payments.ts";
import type { MembershipParts } from "./memberships.deps.ts";
import { noCheckout } from "./memberships.failures.ts";

/** Beside the site itself the only place where people are sent to pay. */
const PROVIDERS_ORIGIN = "https://checkout.stripe.com";

const YEAR: Message = /*i18n*/ { id: "memberships.year", message: "Agent Pro, one year" };
const TAX: Message = /*i18n*/ { id: "memberships.tax", message: "{tax} {percent}%" };

/** What a checkout is asked for with. */
export interface Choice {
  readonly details: AgentProfile;
  readonly language: Language;
}

/** An open checkout: all that its session is made from. */
export interface Standing extends Choice {
  readonly accountId: string;
  readonly customerId: string;
  readonly orderId: string;
  readonly begunAt: Date;
  /** Null until the provider has made it. */
  readonly sessionId: string | null;
}

/** What the provider is asked about checkouts. */
export function createCheckoutSessions(parts: MembershipParts) {
  const { payments } = parts;

  function toSession(standing: Standing): Stripe.Checkout.SessionCreateParams {
    const { accountId, customerId, orderId, language, details, begunAt } = standing;
    const { yearCents, taxes } = parts.quoteYear(details.province, begunAt);
    const lines = [
      { name: say(language, YEAR), cents: yearCents },
      ...taxes.map(({ tax, rate, cents }) => ({
        name: say(
          language,
          withValues(TAX, { tax: say(language, TAX_NAMES[tax]), percent: formatNumber(rate / 1000, language) }),
        ),
        cents,
      })),
    ];
    const page = `${parts.publicUrl}${localPath(language, paths.agentPro())}`;
    const metadata = { orderId, accountId };
    return {
      mode: "subscription",
      customer: customerId,
      line_items: lines.map(({ name, cents }) => ({
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

  async function retrieve(id: string): Promise<Stripe.Checkout.Session> {
    return payments.ask((stripe) => stripe.checkout.sessions.retrieve(id));
  }

  return {
    retrieve,

    /** The account's customer: by the same words however often, so that there is one. */
    createCustomer(accountId: string): Promise<Stripe.Customer> {
      return payments.ask((stripe) =>
        stripe.customers.create({ metadata: { accountId } }, { idempotencyKey: `customer-${accountId}` }),
      );
    },

    /** How the provider's page and receipts call the customer: as the account is called now. */
    async nameCustomer({ accountId, customerId }: Standing): Promise<void> {
      const contact = await parts.findContact(parts.db, accountId);
      if (contact === undefined) throw signInNeeded();
      const { email, firstName, lastName } = contact;
      await payments.ask((stripe) => stripe.customers.update(customerId, { email, name: `${firstName} ${lastName}` }));
    },

    /** Makes the session of a checkout: by the same words however often, so that there is one. */
    create(standing: Standing): Promise<Stripe.Checkout.Session> {
      const idempotencyKey = `checkout-${standing.orderId}`;
      return payments.ask((stripe) => stripe.checkout.sessions.create(toSession(standing), { idempotencyKey }));
    },

    async expire(id: string): Promise<Stripe.Checkout.Session> {
      try {
        return await payments.ask((stripe) => stripe.checkout.sessions.expire(id));
      } catch (error) {
        // It was finished or ran out at the same moment.
        if (isRefusal(error)) return retrieve(id);
        throw error;
      }
    },

    /** People are sent to pay to the provider's own page only, or to the site's. */
    toUrl({ id, url }: Stripe.Checkout.Session): string {
      const origin = url !== null && URL.canParse(url) ? new URL(url).origin : undefined;
      if (url !== null && (origin === PROVIDERS_ORIGIN || origin === new URL(parts.publicUrl).origin)) return url;
      parts.log.error({ alarm: "payment", session: id, origin }, "a checkout lies on a foreign host");
      throw noCheckout();
    },
  };
}
