import { randomBytes } from "node:crypto";
import pg from "pg";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { type PaymentSandbox, startPaymentSandbox } from "./sandbox.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL for the run, as its superuser. */
    clusterUrl: string;
  }
}

const PAGES = "http://127.0.0.1:3000/sandbox";
const database = `sandbox_${randomBytes(6).toString("hex")}`;
const delivered: { body: string; signature: string }[] = [];
let answer = () => 200;
let sandbox: PaymentSandbox;
let stripe: Stripe;

const databaseUrl = () => Object.assign(new URL(inject("clusterUrl")), { pathname: `/${database}` }).href;

function start(): Promise<PaymentSandbox> {
  return startPaymentSandbox({
    databaseUrl: databaseUrl(),
    seed: "tests",
    pagesUrl: PAGES,
    deliver: async (event) => {
      delivered.push(event);
      return answer();
    },
  });
}

function speakTo({ host, port, secretKey }: PaymentSandbox, key = secretKey): Stripe {
  return new Stripe(key, { host, port, protocol: "http", maxNetworkRetries: 0, telemetry: false });
}

async function asSuperuser(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("clusterUrl") });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

beforeAll(async () => {
  await asSuperuser(`CREATE DATABASE ${database}`);
  sandbox = await start();
  stripe = speakTo(sandbox);
});
afterEach(() => {
  sandbox.faults.clear();
  delivered.length = 0;
  answer = () => 200;
});
afterAll(async () => {
  await sandbox.close();
  await asSuperuser(`DROP DATABASE ${database} WITH (FORCE)`);
});

const begin = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 64_99, currency: "cad", ...more });
const types = () => delivered.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);

/** A card's fields as a browser sends them. */
function confirm(intent: Stripe.PaymentIntent, card: Record<string, string> = {}, more: Record<string, string> = {}) {
  const given = { number: "4242424242424242", exp_month: "12", exp_year: "2040", cvc: "123", ...card };
  const fields = Object.entries(given).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  return fetch(`http://${sandbox.host}:${sandbox.port}/v1/payment_intents/${intent.id}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: sandbox.publishableKey,
      client_secret: intent.client_secret ?? "",
      "payment_method_data[type]": "card",
      ...Object.fromEntries(fields),
      ...more,
    }),
  }).then(async (response) => ({ status: response.status, body: (await response.json()) as Record<string, unknown> }));
}

async function fail(work: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  return work.then(
    () => expect.unreachable("it was not refused"),
    (error) => error,
  );
}

describe("a payment", () => {
  test("is made, changed, confirmed and told of, signed", async () => {
    const intent = await begin({ metadata: { orderId: "1" } });
    expect(intent).toMatchObject({ object: "payment_intent", status: "requires_payment_method", livemode: false });
    await stripe.paymentIntents.update(intent.id, { amount: 89_99, metadata: { revision: "2" } });
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
    expect(paid).toMatchObject({
      status: "succeeded",
      amount_received: 89_99,
      metadata: { orderId: "1", revision: "2" },
    });
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
    expect(latest_charge).toMatchObject({ object: "charge", paid: true, amount: 89_99, payment_intent: intent.id });
    await sandbox.faults.settled();
    expect(types()).toEqual(["payment_intent.created", "charge.succeeded", "payment_intent.succeeded"]);
    for (const { body, signature } of delivered) {
      const event = stripe.webhooks.constructEvent(body, signature, sandbox.webhookSecret);
      expect(event).toMatchObject({ object: "event", livemode: false, api_version: Stripe.API_VERSION });
    }
  });

  test.each([
    ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
    ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
    ["4000000000000069", "expired_card", undefined, "Your card has expired."],
    ["4000000000000127", "incorrect_cvc", undefined, "Your card's security code is incorrect."],
  ])(
    "with the card %s is declined, can be tried again, and leaves its trace",
    async (number, code, reason, message) => {
      const intent = await begin();
      const { status, body } = await confirm(intent, { number });
      expect(status).toBe(402);
      expect(body.error).toMatchObject({ type: "card_error", code, message });
      expect((body.error as { decline_code?: string }).decline_code).toBe(reason);
      const after = await stripe.paymentIntents.retrieve(intent.id);
      expect(after).toMatchObject({ status: "requires_payment_method", last_payment_error: { code, message } });
      expect((await confirm(intent)).body.status).toBe("succeeded");
    },
  );

  test.each([
    [{ number: "4242424242424241" }, "incorrect_number", "number"],
    [{ number: "4111111111111111" }, "incorrect_number", "number"],
    [{ exp_month: "13" }, "invalid_expiry_month", "exp_month"],
    [{ exp_year: "2020" }, "invalid_expiry_year", "exp_year"],
    [{ cvc: "12" }, "invalid_cvc", "cvc"],
  ])("with %j is refused by name", async (card, code, param) => {
    const { status, body } = await confirm(await begin(), card);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: "card_error", code, param });
  });

  test("keeps no card's number", async () => {
    await confirm(await begin());
    const client = new pg.Client({ connectionString: databaseUrl() });
    await client.connect();
    const { rows } = await client.query("SELECT (data::text || private::text) AS kept FROM payment_sandbox.objects");
    await client.end();
    expect(rows.map(({ kept }) => kept).join()).not.toMatch(/4242424242424242|"123"/u);
  });

  test.each([
    ["complete", "succeeded", "succeeded"],
    ["fail", "failed", "requires_payment_method"],
  ])("that the bank asks about: %s leads back as %s", async (result, redirect, status) => {
    const intent = await begin();
    const back = "http://127.0.0.1:3000/success-payment?order=1";
    const { body } = await confirm(intent, { number: "4000002500003155" }, { return_url: back });
    expect(body.status).toBe("requires_action");
    const url = (body.next_action as { redirect_to_url: { url: string } }).redirect_to_url.url;
    expect(url.startsWith(`${PAGES}/authenticate/${intent.id}`)).toBe(true);
    const own = `http://${sandbox.host}:${sandbox.port}${url.slice(PAGES.length)}`;
    expect(await (await fetch(own)).text()).toContain("Complete authentication");
    const form = new URLSearchParams({ client_secret: intent.client_secret ?? "", result });
    const ended = await fetch(own, { method: "POST", body: form, redirect: "manual" });
    const location = new URL(ended.headers.get("location") ?? "");
    expect(location.searchParams.get("order")).toBe("1");
    expect(location.searchParams.get("redirect_status")).toBe(redirect);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
  });

  test("confirmed twice at once is charged once", async () => {
    const intent = await begin();
    const answers = await Promise.all([confirm(intent), confirm(intent), confirm(intent)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await sandbox.faults.settled();
    expect(types().filter((type) => type === "charge.succeeded")).toHaveLength(1);
  });

  test("that is over can be neither changed, confirmed nor cancelled", async () => {
    const intent = await begin();
    await stripe.paymentIntents.cancel(intent.id);
    for (const work of [
      () => stripe.paymentIntents.cancel(intent.id),
      () => stripe.paymentIntents.update(intent.id, { amount: 100 }),
      () => stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" }),
    ]) {
      expect(await fail(work())).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    }
  });

  test("is given back in parts and in whole, and disputed", async () => {
    const intent = await begin();
    await stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 10_00 });
    const part = await stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
    expect(part.latest_charge).toMatchObject({ amount_refunded: 10_00, refunded: false });
    await stripe.refunds.create({ payment_intent: intent.id });
    expect(await fail(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: "charge_already_refunded",
    });
    await stripe.rawRequest("POST", "/v1/test_helpers/disputes", { payment_intent: intent.id });
    await sandbox.faults.settled();
    expect(types().filter((type) => type === "charge.refunded")).toHaveLength(2);
    expect(types()).toContain("charge.dispute.created");
  });
});

describe("a repeated request", () => {
  test("under its key gets the same answer, and with other words an error", async () => {
    const key = { idempotencyKey: randomBytes(8).toString("hex") };
    const first = await stripe.paymentIntents.create({ amount: 100, currency: "cad" }, key);
    const again = await stripe.paymentIntents.create({ amount: 100, currency: "cad" }, key);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    const other = await fail(stripe.paymentIntents.create({ amount: 200, currency: "cad" }, key));
    expect(other).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
  });

  test("50 times at once makes one payment", async () => {
    const key = { idempotencyKey: randomBytes(8).toString("hex") };
    const ids = new Set<string>();
    const codes = new Set<string>();
    await Promise.all(
      Array.from({ length: 50 }, () =>
        stripe.paymentIntents.create({ amount: 300, currency: "cad" }, key).then(
          ({ id }) => ids.add(id),
          (error) => codes.add(error.code),
        ),
      ),
    );
    expect(ids.size).toBe(1);
    expect([...codes].every((code) => code === "idempotency_key_in_use")).toBe(true);
  });

  test("whose answer was lost was done once", async () => {
    const key = { idempotencyKey: randomBytes(8).toString("hex") };
    sandbox.faults.inject({ path: "/v1/payment_intents", kind: "reset-after", times: 2 });
    await fail(stripe.paymentIntents.create({ amount: 7_77, currency: "cad" }, key));
    const { id } = await stripe.paymentIntents.create({ amount: 7_77, currency: "cad" }, key);
    const { data } = await stripe.paymentIntents.list({ limit: 100 });
    expect(data.filter(({ amount }) => amount === 7_77).map((intent) => intent.id)).toEqual([id]);
  });
});

describe("notifications", () => {
  test("come again until they are taken", async () => {
    answer = () => (delivered.length < 3 ? 500 : 200);
    await begin();
    await expect.poll(() => delivered.length, { timeout: 15_000 }).toBe(3);
    expect(new Set(delivered.map(({ body }) => body)).size).toBe(1);
  });

  test("can be held, turned round, doubled and dropped", async () => {
    sandbox.faults.holdEvents();
    const intent = await begin();
    await stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
    expect(delivered).toEqual([]);
    await sandbox.faults.releaseEvents({
      order: (ids) => [...ids].reverse(),
      copies: 2,
      drop: (type) => type === "charge.succeeded",
    });
    expect(types()).toEqual([
      "payment_intent.succeeded",
      "payment_intent.succeeded",
      "payment_intent.created",
      "payment_intent.created",
    ]);
  });
});

describe("a subscription", () => {
  const YEAR = { interval: "year" } as const;

  async function subscribe(): Promise<Stripe.Subscription> {
    const customer = await stripe.customers.create({ email: "amelie@example.ca" });
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [
        {
          price_data: { currency: "cad", unit_amount: 240_00, recurring: YEAR, product_data: { name: "A year" } },
          quantity: 1,
        },
        {
          price_data: { currency: "cad", unit_amount: 31_20, recurring: YEAR, product_data: { name: "HST" } },
          quantity: 1,
        },
      ],
      success_url: "http://127.0.0.1:3000/account?checkout=success",
      cancel_url: "http://127.0.0.1:3000/account?checkout=cancelled",
      metadata: { orderId: "7" },
      subscription_data: { metadata: { orderId: "7" } },
    });
    expect(session).toMatchObject({ status: "open", amount_total: 271_20, url: `${PAGES}/checkout/${session.id}` });
    const page = `http://${sandbox.host}:${sandbox.port}/checkout/${session.id}`;
    expect(await (await fetch(page)).text()).toContain("$271.20");
    const form = new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" });
    const wrong = await fetch(page, {
      method: "POST",
      body: new URLSearchParams({ number: "1", expiry: "1", cvc: "" }),
    });
    expect(wrong.status).toBe(402);
    expect(await wrong.text()).toContain("Your card number is incorrect.");
    for (let press = 0; press < 2; press += 1) {
      const paid = await fetch(page, { method: "POST", body: form, redirect: "manual" });
      expect([paid.status, paid.headers.get("location")]).toEqual([
        303,
        "http://127.0.0.1:3000/account?checkout=success",
      ]);
    }
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    return stripe.subscriptions.retrieve(String(subscription), { expand: ["latest_invoice.payments"] });
  }

  test("begins at the hosted checkout, renews, is cancelled, resumed and ends", async () => {
    const begun = await subscribe();
    expect(begun).toMatchObject({
      status: "active",
      cancel_at_period_end: false,
      metadata: { orderId: "7" },
      latest_invoice: { status: "paid", amount_paid: 271_20, billing_reason: "subscription_create" },
    });
    const invoice = begun.latest_invoice as Stripe.Invoice;
    expect(invoice.parent?.subscription_details?.subscription).toBe(begun.id);
    expect(invoice.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/u);
    await sandbox.faults.settled();
    expect(types()).toEqual(
      expect.arrayContaining(["customer.subscription.created", "invoice.paid", "checkout.session.completed"]),
    );

    await sandbox.faults.endPeriod(begun.id);
    const renewed = await stripe.subscriptions.retrieve(begun.id, { expand: ["latest_invoice"] });
    expect(renewed.latest_invoice).toMatchObject({ billing_reason: "subscription_cycle", status: "paid" });
    expect((renewed.latest_invoice as Stripe.Invoice).id).not.toBe(invoice.id);

    const cancelled = await stripe.subscriptions.update(begun.id, { cancel_at_period_end: true });
    expect(cancelled.cancel_at).toBe(cancelled.items.data[0]?.current_period_end);
    const resumed = await stripe.subscriptions.update(begun.id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await stripe.subscriptions.update(begun.id, { cancel_at_period_end: true });
    await sandbox.faults.endPeriod(begun.id);
    expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe("canceled");
    await sandbox.faults.settled();
    expect(types()).toContain("customer.subscription.deleted");
  });
});

describe("who asks", () => {
  test("needs a key; a browser's opens only the payment whose secret it knows", async () => {
    const intent = await begin();
    expect(await fail(speakTo(sandbox, "sk_test_other").paymentIntents.list())).toMatchObject({ statusCode: 401 });
    const browser = speakTo(sandbox, sandbox.publishableKey);
    expect(await fail(browser.paymentIntents.list())).toMatchObject({ statusCode: 403 });
    expect(await fail(browser.paymentIntents.retrieve(intent.id))).toMatchObject({ statusCode: 404 });
    const shown = await browser.paymentIntents.retrieve(intent.id, { client_secret: String(intent.client_secret) });
    expect(shown.id).toBe(intent.id);
    expect(shown.metadata).toBeUndefined();
  });

  test.each([
    ["/v1/nothing", "GET", {}],
    ["/v1/payment_intents", "POST", { currency: "cad" }],
    ["/v1/payment_intents", "POST", { amount: "x", currency: "cad" }],
    ["/v1/payment_intents", "POST", { amount: 10, currency: "cad" }],
    ["/v1/payment_intents", "POST", { amount: 100, currency: "CAD" }],
    ["/v1/payment_intents/pi_none", "GET", {}],
    ["/v1/checkout/sessions", "POST", { mode: "payment" }],
    ["/v1/refunds", "POST", { payment_intent: "pi_none" }],
  ] as const)("wrongly at %s is told so in the provider's shape", async (path, method, body) => {
    const error = await fail(stripe.rawRequest(method, path, method === "POST" ? body : undefined));
    expect(error.statusCode).toBeGreaterThanOrEqual(400);
    expect(error.statusCode).toBeLessThan(500);
    expect(error.raw).toMatchObject({ type: "invalid_request_error", message: expect.any(String) });
    expect(error.requestId).toMatch(/^req_/u);
  });
});

test("a restart forgets nothing, and the keys stay the same", async () => {
  const intent = await begin();
  const keys = [sandbox.secretKey, sandbox.publishableKey, sandbox.webhookSecret];
  await sandbox.close();
  sandbox = await start();
  stripe = speakTo(sandbox);
  expect([sandbox.secretKey, sandbox.publishableKey, sandbox.webhookSecret]).toEqual(keys);
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    id: intent.id,
    client_secret: intent.client_secret,
  });
});
