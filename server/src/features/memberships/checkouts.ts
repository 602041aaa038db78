import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { TAX_NAMES, type TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.schema";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Logger } from "pino";
import type Stripe from "stripe";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { say } from "../../platform/language.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import {
  type CheckoutRow,
  findCheckout,
  listDueCheckouts,
  lockCheckout,
  updateCheckout,
} from "./memberships.queries.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** How often a checkout is looked at anew where it changes meanwhile. */
const ROUNDS_MAX = 3;
const PASS = 20;

/** What a year costs, in integer cents, CAD. */
interface YearQuote {
  readonly yearCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
}

export interface CheckoutParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly payments: Payments;
  readonly publicUrl: string;
  readonly quoteYear: (province: ProvinceName, on: Date) => YearQuote;
  /** A new open order of a year; its id. */
  readonly openOrder: (
    tx: Queryable,
    order: {
      accountId: string;
      province: ProvinceName;
      city: string;
      taxes: readonly TaxLine[];
      totalCents: number;
      now: Date;
    },
  ) => Promise<string>;
  readonly cancelOrder: (tx: Queryable, orderId: string, now: Date) => Promise<void>;
  readonly findEmail: (uid: string) => Promise<string | undefined>;
  /** Brings the membership to where the subscription stands. */
  readonly syncSubscription: (subscriptionId: string) => Promise<void>;
}

interface Wish {
  readonly uid: string;
  readonly details: AgentProfile;
  readonly language: Language;
}

/** An account has one open checkout at the provider, however often it is asked for; another wish takes its place. */
export function createCheckouts(parts: CheckoutParts) {
  const { db, clock, payments } = parts;

  /** The account's checkout for this wish, with its order. */
  async function place(wish: Wish): Promise<CheckoutRow & { orderId: string }> {
    return db.transaction(async (tx) => {
      const now = clock.now();
      const standing = await lockCheckout(tx, wish.uid, now);
      if (standing.orderId !== null && isSame(standing, wish)) return { ...standing, orderId: standing.orderId };
      if (standing.orderId !== null) await parts.cancelOrder(tx, standing.orderId, now);
      const { details, language } = wish;
      const { taxes, totalCents } = parts.quoteYear(details.province, now);
      const { province, city } = details;
      const orderId = await parts.openOrder(tx, { accountId: wish.uid, province, city, taxes, totalCents, now });
      const begun = {
        orderId,
        sessionId: null,
        agentDetails: details,
        language,
        begunAt: now,
        checkAt: new Date(now.getTime() + MINUTE),
      };
      await updateCheckout(tx, wish.uid, begun);
      return { ...standing, ...begun };
    });
  }

  async function getCustomer(checkout: CheckoutRow): Promise<string> {
    const { accountId, customerId } = checkout;
    if (customerId !== null) return customerId;
    const email = await parts.findEmail(accountId);
    const customer = await payments.ask((stripe) =>
      stripe.customers.create(
        { ...(email === undefined ? {} : { email }), metadata: { accountId } },
        { idempotencyKey: `customer-${accountId}` },
      ),
    );
    await updateCheckout(db, accountId, { customerId: customer.id });
    return customer.id;
  }

  async function createSession(
    checkout: CheckoutRow & { orderId: string },
    wish: Wish,
  ): Promise<Stripe.Checkout.Session> {
    const customer = await getCustomer(checkout);
    const { orderId, accountId, begunAt } = checkout;
    const { yearCents, taxes } = parts.quoteYear(wish.details.province, begunAt);
    const page = `${parts.publicUrl}${localPath(wish.language, paths.agentPro())}`;
    const metadata = { orderId, accountId };
    const line = (name: string, cents: number) => ({
      price_data: {
        currency: "cad",
        unit_amount: cents,
        recurring: { interval: "year" as const },
        product_data: { name },
      },
      quantity: 1,
    });
    const session = await payments.ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: "subscription",
          customer,
          line_items: [
            line(say(wish.language, YEAR), yearCents),
            ...taxes.map(({ tax, rate, cents }) =>
              line(`${say(wish.language, TAX_NAMES[tax])} ${rate / 1000} %`, cents),
            ),
          ],
          locale: wish.language,
          metadata,
          subscription_data: { metadata },
          success_url: `${page}?checkout=success`,
          cancel_url: `${page}?checkout=cancelled`,
        },
        { idempotencyKey: `checkout-${orderId}` },
      ),
    );
    await updateCheckout(db, accountId, { sessionId: session.id });
    return session;
  }

  /** Ends what another wish began. Where it was paid meanwhile, the membership is there. */
  async function endSession(sessionId: string): Promise<void> {
    const session = await payments.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId));
    if (session.status === "complete") {
      await settle(session);
      throw alreadyMember();
    }
    if (session.status === "open") await payments.ask((stripe) => stripe.checkout.sessions.expire(sessionId));
  }

  async function settle(session: Stripe.Checkout.Session): Promise<void> {
    const { subscription } = session;
    if (session.status === "complete" && subscription !== null) {
      await parts.syncSubscription(typeof subscription === "string" ? subscription : subscription.id);
    }
  }

  /** Nothing came of it: its order is cancelled. */
  async function close(accountId: string, sessionId: string | null): Promise<void> {
    await db.transaction(async (tx) => {
      const now = clock.now();
      const checkout = await lockCheckout(tx, accountId, now);
      if (checkout.orderId === null || checkout.sessionId !== sessionId) return;
      await parts.cancelOrder(tx, checkout.orderId, now);
      await updateCheckout(tx, accountId, { orderId: null, sessionId: null, checkAt: null });
    });
  }

  /** An address that only the provider or its stand-in can have. */
  function requireOwnHost(url: string | null): string {
    const host = url === null ? undefined : new URL(url).host;
    if (url !== null && (host === new URL(parts.publicUrl).host || host === "checkout.stripe.com")) return url;
    parts.log.error({ alarm: "payment", host }, "the checkout stands at a foreign address");
    throw new Failure({
      status: 502,
      code: "memberships.no_checkout",
      text: /*i18n*/ { id: "memberships.no_checkout", message: "An error occurred. Please try again." },
    });
  }

  return {
    /** Where the checkout of this wish is. Throws Failure 409 where an earlier one was paid, 503 where the provider does not answer. */
    async open(wish: Wish): Promise<string> {
      for (let round = 0; round < ROUNDS_MAX; round += 1) {
        const standing = await findCheckout(db, wish.uid);
        if (standing?.sessionId != null && !isSame(standing, wish)) await endSession(standing.sessionId);
        const checkout = await place(wish);
        const { sessionId } = checkout;
        const session =
          sessionId === null
            ? await createSession(checkout, wish)
            : await payments.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId));
        if (session.status === "open") return requireOwnHost(session.url);
        if (session.status === "complete") {
          await settle(session);
          throw alreadyMember();
        }
        await close(wish.uid, session.id);
      }
      throw alreadyMember();
    },

    /** Asks about checkouts of which nothing was heard; what ran out is closed. */
    async lookAfter(): Promise<void> {
      const now = clock.now();
      for (const { accountId, sessionId, begunAt } of await listDueCheckouts(db, now, PASS)) {
        const age = now.getTime() - begunAt.getTime();
        await updateCheckout(db, accountId, {
          checkAt: new Date(now.getTime() + Math.min(Math.max(age, MINUTE), HOUR)),
        });
        try {
          const session =
            sessionId === null
              ? undefined
              : await payments.ask((stripe) => stripe.checkout.sessions.retrieve(sessionId));
          if (session?.status === "complete") await settle(session);
          else if (session?.status === "expired" || (session === undefined && age > 24 * HOUR)) {
            await close(accountId, sessionId);
          }
        } catch (error) {
          parts.log.warn(
            { err: error, account: accountId },
            "the state of a checkout is not known; it is asked for again",
          );
        }
      }
    },
  };
}

const YEAR = /*i18n*/ { id: "memberships.year", message: "Agent Pro, one year" };

function isSame({ agentDetails, language }: CheckoutRow, wish: Wish): boolean {
  const toText = (details: AgentProfile | null) =>
    details === null
      ? ""
      : JSON.stringify([
          details.brokerageName,
          details.province,
          details.city,
          details.isRealEstateMember,
          details.realEstateBoard,
        ]);
  return language === wish.language && toText(agentDetails) === toText(wish.details);
}

export function alreadyMember(): Failure {
  return new Failure({
    status: 409,
    code: "memberships.already_member",
    text: /*i18n*/ { id: "memberships.already_member", message: "You are a member of Agent Pro already." },
  });
}
