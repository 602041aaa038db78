import type Stripe from "stripe";
import { toSession } from "./checkout-session-object.ts";
import { readLines, SESSION_PARAMETERS } from "./checkout-session-parameters.ts";
import { lockCustomer } from "./customers.ts";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { listObjects, PAGING, toList } from "./lists.ts";
import { findObject, getObject, insertObject, lockObject, readNotes, saveScheduled } from "./objects.ts";
import { changeMetadata, choice, integer, readParameters, required, text } from "./parameters.ts";
import { cancelIntent } from "./payment-intents.ts";
import { totalOf } from "./prices.ts";
import { readTaxRates, taxOn } from "./tax-rates.ts";
import { DAY, MINUTE } from "./time.ts";
import type { Work } from "./work.ts";

async function create(call: Call): Promise<object> {
  const { now, pagesUrl } = call;
  const given = readParameters(call.params, SESSION_PARAMETERS);
  required(given.mode, "mode");
  const lines = await readLines(call, required(given.line_items, "line_items"));
  const param = "subscription_data[default_tax_rates]";
  const taxRates = await readTaxRates(call, given.subscription_data?.default_tax_rates ?? [], param);
  if (totalOf(lines) < 50) throw invalidRequest("The Checkout Session's total amount must be at least $0.50.");
  const customer = given.customer === undefined ? undefined : await lockCustomer(call, { id: given.customer });
  const expiresAt = given.expires_at ?? now + DAY;
  if (expiresAt < now + 30 * MINUTE || expiresAt > now + DAY) {
    throw invalidRequest("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", {
      param: "expires_at",
    });
  }
  for (const { price } of lines) {
    if ((await findObject(call, { kind: "price", id: price.id })) === undefined)
      await insertObject(call, { kind: "price", object: price });
  }
  const object = toSession({ given, lines, taxRates, customer, expiresAt, now, pagesUrl });
  const subscription = {
    description: given.subscription_data?.description ?? null,
    metadata: changeMetadata(null, given.subscription_data?.metadata),
    default_tax_rates: taxRates,
  };
  return insertObject(call, { kind: "checkout.session", object, notes: { lines, subscription }, dueAt: expiresAt });
}

/** Locks a session, and expires it first if its time is up. */
export async function lockSession(work: Work, id: string): Promise<Stripe.Checkout.Session> {
  const session = await lockObject(work, { kind: "checkout.session", id, param: "session" });
  return session.status === "open" && session.expires_at <= work.now ? expireSession(work, session) : session;
}

export async function expireSession(work: Work, session: Stripe.Checkout.Session): Promise<Stripe.Checkout.Session> {
  const { payment_intent: open } = await readNotes(work, session.id);
  if (open) {
    const intent = await lockObject(work, { kind: "payment_intent", id: open });
    await cancelIntent(work, { intent, reason: "automatic" });
  }
  const expired = await saveScheduled<Stripe.Checkout.Session>(work, {
    object: { ...session, status: "expired", url: null },
    dueAt: null,
  });
  await recordEvent(work, { type: "checkout.session.expired", object: expired });
  return expired;
}

async function expire(call: Call): Promise<object> {
  readParameters(call.params, {});
  const session = await lockSession(call, call.id);
  if (session.status === "open") return expireSession(call, session);
  throw invalidRequest(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
  );
}

/** The line items of a session, in the shape of Stripe's list. */
export async function listLineItems(work: Work, id: string): Promise<Stripe.ApiList<Stripe.LineItem>> {
  const { lines = [], subscription } = await readNotes(work, id);
  const items = lines.map(({ price, quantity, description }): Stripe.LineItem => {
    const amount = (price.unit_amount ?? 0) * quantity;
    const tax = (subscription?.default_tax_rates ?? []).reduce((sum, rate) => sum + taxOn(amount, rate), 0);
    return {
      id: `li_${price.id.slice("price_".length)}`,
      object: "item",
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: tax,
      amount_total: amount + tax,
      currency: price.currency,
      description,
      metadata: {},
      price,
      quantity,
    };
  });
  return toList(items, { url: `/v1/checkout/sessions/${id}/line_items` });
}

export const checkoutSessionEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/checkout/sessions", run: create },
  {
    method: "GET",
    path: "/v1/checkout/sessions",
    run: async (call) => {
      const { customer, status, subscription, ...page } = readParameters(call.params, {
        ...PAGING,
        customer: text(255),
        status: choice("complete", "expired", "open"),
        subscription: text(255),
      });
      const where = { customer, status, subscription };
      return listObjects(call, { kind: "checkout.session", url: "/v1/checkout/sessions", page, where });
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return lockSession(call, call.id);
    },
  },
  { method: "POST", path: "/v1/checkout/sessions/:id/expire", run: expire },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    run: async (call) => {
      readParameters(call.params, { limit: integer(1, 100) });
      await getObject(call, { kind: "checkout.session", id: call.id, param: "session" });
      return listLineItems(call, call.id);
    },
  },
];
