import { ORDER_MESSAGES, type Quote, quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import type { PaymentIntentRequest, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import type { SalesTax } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { findCity, findProvince } from "@vestpocket/domain/places/places.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import type Stripe from "stripe";
import { v7 as newId } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { badFields, Failure, tooMany } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";
import { holdCode } from "./discount-codes.queries.ts";
import { type DiscountCodes, wrongCode } from "./discount-codes.usecases.ts";
import type { Fulfilment } from "./fulfilment.usecases.ts";
import {
  findOrder,
  findQuote,
  insertOrder,
  insertQuote,
  lockOpenOrder,
  type QuotedOrder,
  type QuoteRow,
  updateOrder,
} from "./orders.queries.ts";
import { toStartedPayment } from "./orders.views.ts";

const MINUTE = 60 * 1000;
/** How often a payment is brought to the newest choice where others change it at the same time. */
const ROUNDS_MAX = 4;

/** A payment that can still be made with another amount. */
const IS_CHANGEABLE: ReadonlySet<Stripe.PaymentIntent.Status> = new Set([
  "requires_payment_method",
  "requires_confirmation",
]);

/** What is chosen for a listing, with its price. */
interface Choice {
  readonly listing: { readonly id: string; readonly title: string };
  readonly accountId: string;
  readonly quote: Quote;
  readonly codeId: string | undefined;
  readonly province: ProvinceName | undefined;
  readonly city: string | undefined;
}

export type PaymentStart = ReturnType<typeof createPaymentStart>;

/**
 * Begins payments. A listing has one open order, and that one payment at the provider, however often and from wherever it is asked
 * for: each choice becomes a quote of the order, which the payment names together with its amount.
 */
export function createPaymentStart(parts: {
  db: Database;
  clock: Clock;
  payments: Payments;
  salesTax: SalesTax | undefined;
  discountCodes: Pick<DiscountCodes, "redeem">;
  fulfilment: Fulfilment;
  /** New payments of an account, and of a network; declines of an account. */
  limits: { readonly account: Throttle; readonly network: Throttle; readonly declines: Throttle };
  /** Throws Failure for who may not pay. */
  requirePayer: (viewer: Viewer) => Promise<void>;
  /** Throws Failure where the listing is not the viewer's, or is not to be paid for. */
  getPayable: (viewer: Viewer, listingId: string) => Promise<{ id: string; title: string }>;
}) {
  const { db, clock, payments } = parts;

  async function validateChoice(viewer: Viewer, request: PaymentIntentRequest): Promise<Choice> {
    if (new Set(request.features).size < request.features.length) {
      throw badFields({ features: ORDER_MESSAGES.unknownFeature });
    }
    const place = validatePlace(request, parts.salesTax !== undefined);
    const listing = await parts.getPayable(viewer, request.listingId);
    const code = request.code?.trim() ?? "";
    if (code !== "" && !request.token) throw badFields({ code: ORDER_MESSAGES.codeWithoutToken });
    const codeId =
      code === ""
        ? undefined
        : await parts.discountCodes.redeem(viewer, { listingId: listing.id, token: request.token ?? "", code });
    const { salesTax } = parts;
    const quote = quoteOrder({
      plan: request.planType,
      addOns: request.features,
      hasDiscount: codeId !== undefined,
      tax:
        salesTax === undefined || place.province === undefined
          ? undefined
          : { salesTax, province: place.province, on: clock.now() },
    });
    return { listing, accountId: viewer.uid, quote, codeId, ...place };
  }

  /** The listing's open order with this choice as its newest quote; undefined where another call opened one at the same time. */
  async function tryPlacing(choice: Choice): Promise<{ id: string; isNew: boolean } | undefined> {
    return db.transaction(async (tx) => {
      const now = clock.now();
      const standing = await lockOpenOrder(tx, choice.listing.id);
      const order = standing ?? {
        id: newId(),
        kind: "listing" as const,
        accountId: choice.accountId,
        listingId: choice.listing.id,
        listingTitle: choice.listing.title,
        status: "open" as const,
        revision: 1,
        firstCents: choice.quote.totalCents,
        createdAt: now,
        updatedAt: now,
      };
      const checkAt = new Date(now.getTime() + MINUTE);
      if (standing === undefined) {
        if (!(await insertOrder(tx, { ...order, checkAt }))) return undefined;
        await addQuote(tx, order.id, 1, choice);
      } else {
        const present = await findQuote(tx, standing.id, standing.revision);
        const isSame = present !== undefined && isSameChoice(present, choice);
        const revision = isSame ? standing.revision : standing.revision + 1;
        if (!isSame) await addQuote(tx, standing.id, revision, choice);
        await updateOrder(tx, standing.id, { revision, updatedAt: now, checkAt });
      }
      if (!(await holdCode(tx, order.id, choice.codeId))) throw wrongCode();
      return { id: order.id, isNew: standing === undefined };
    });
  }

  async function addQuote(tx: Queryable, orderId: string, revision: number, choice: Choice): Promise<void> {
    const { plan, addOns, taxes, ...amounts } = choice.quote;
    const { province = null, city = null } = choice;
    const createdAt = clock.now();
    await insertQuote(tx, {
      ...amounts,
      plan,
      addOns: [...addOns],
      taxes: [...taxes],
      orderId,
      revision,
      province,
      city,
      createdAt,
    });
  }

  /** The order with this choice. One that is new counts: each makes a payment that a stolen card could be tried on. */
  async function place(choice: Choice, network: string): Promise<QuotedOrder> {
    const { account, network: ofNetwork } = parts.limits;
    await requireCalm(account.peek(choice.accountId));
    await requireCalm(ofNetwork.peek(network));
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const placed = await tryPlacing(choice);
      const order = placed && (await findOrder(db, placed.id));
      if (placed?.isNew) await Promise.all([account.take(choice.accountId), ofNetwork.take(network)]);
      if (order) return order;
    }
    throw inProgress();
  }

  /** The order's payment at the provider: made by the same words however often, so that there is one. */
  async function getIntent(order: QuotedOrder): Promise<Stripe.PaymentIntent> {
    const { id, intentId, listingId, listingTitle, firstCents } = order;
    if (intentId !== null) return payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId));
    const intent = await payments.ask((stripe) =>
      stripe.paymentIntents.create(
        {
          amount: firstCents,
          currency: "cad",
          allowed_payment_method_types: ["card"],
          description: `Vestpocket: ${listingTitle}`.slice(0, 500),
          metadata: { orderId: id, listingId, revision: "1" },
        },
        { idempotencyKey: `order-${id}` },
      ),
    );
    await updateOrder(db, id, { intentId: intent.id, updatedAt: clock.now() });
    return intent;
  }

  /** Brings the payment to the order's newest choice; whoever comes last sees to it that it has the newest one. */
  async function bringUpToDate(order: QuotedOrder, intent: Stripe.PaymentIntent): Promise<[QuotedOrder, string]> {
    let [present, payment] = [order, intent];
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const { totalCents: amount, revision } = present.quote;
      if (payment.metadata.revision !== String(revision) || payment.amount !== amount) {
        payment = await payments.ask((stripe) =>
          stripe.paymentIntents.update(payment.id, { amount, metadata: { revision: String(revision) } }),
        );
      }
      const after = await findOrder(db, order.id);
      if (after?.status !== "open") break;
      if (after.revision === revision && payment.client_secret !== null) return [after, payment.client_secret];
      present = after;
    }
    throw inProgress();
  }

  return {
    /**
     * What the browser pays with. Throws Failure: 400 naming the field, 403 for who may not pay, 404 for another's listing, 409 for
     * one that is not to be paid for or is being paid, 429 beyond the limits, 503 where the provider does not answer; then the same
     * call may be made again.
     */
    async startPayment(
      viewer: Viewer,
      request: PaymentIntentRequest,
      origin: { address: string },
    ): Promise<StartedPayment> {
      await parts.requirePayer(viewer);
      await requireCalm(parts.limits.declines.peek(viewer.uid));
      const choice = await validateChoice(viewer, request);
      for (let round = 0; round < 2; round += 1) {
        const order = await place(choice, toNetwork(origin.address));
        const intent = await getIntent(order);
        if (IS_CHANGEABLE.has(intent.status)) {
          const [present, clientSecret] = await bringUpToDate(order, intent);
          return toStartedPayment(present.id, present.quote, clientSecret);
        }
        if (intent.status !== "canceled") {
          if (intent.status !== "succeeded") throw inProgress();
          await db.transaction((tx) => parts.fulfilment.pay(tx, intent));
          throw alreadyPaid();
        }
        await db.transaction((tx) => parts.fulfilment.cancel(tx, intent.id));
      }
      throw inProgress();
    },
  };
}

async function requireCalm(taken: ReturnType<Throttle["take"]>): Promise<void> {
  const refusal = await taken;
  if (refusal !== undefined) throw tooMany(refusal);
}

/** The buyer's billing place in the domain's spelling. */
function validatePlace(
  request: PaymentIntentRequest,
  isNeeded: boolean,
): { province: ProvinceName | undefined; city: string | undefined } {
  const province = request.province === undefined ? undefined : findProvince(request.province);
  if (province === undefined && isNeeded) throw badFields({ province: ORDER_MESSAGES.provinceNeeded });
  const given = request.city?.trim() ?? "";
  const city = province && given !== "" ? findCity(province, given) : undefined;
  if (given !== "" && city === undefined) throw badFields({ city: ORDER_MESSAGES.unknownCity });
  return { province: province?.name, city: city?.name };
}

function isSameChoice(present: QuoteRow, { quote, province, city }: Choice): boolean {
  return (
    present.plan === quote.plan &&
    present.addOns.join() === quote.addOns.join() &&
    present.discountCents === quote.discountCents &&
    present.totalCents === quote.totalCents &&
    JSON.stringify(present.taxes.map(({ tax, rate, cents }) => [tax, rate, cents])) ===
      JSON.stringify(quote.taxes.map(({ tax, rate, cents }) => [tax, rate, cents])) &&
    present.province === (province ?? null) &&
    present.city === (city ?? null)
  );
}

const IN_PROGRESS: Message = /*i18n*/ {
  id: "orders.payment_in_progress",
  message: "A payment for this listing is in progress. Please finish it, or try again in a few minutes.",
};

function inProgress(): Failure {
  return new Failure({ status: 409, code: "orders.payment_in_progress", text: IN_PROGRESS });
}

function alreadyPaid(): Failure {
  return new Failure({
    status: 409,
    code: "orders.already_paid",
    text: /*i18n*/ { id: "orders.already_paid", message: "This listing is already paid for." },
  });
}

export function phoneNeededToPay(): Failure {
  return new Failure({
    status: 403,
    code: "orders.phone_needed",
    text: /*i18n*/ {
      id: "orders.phone_needed",
      message: "Please confirm your phone number on your profile page before you pay.",
    },
  });
}
