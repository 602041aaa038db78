import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createPayments } from "../../platform/payments/payments.ts";
import { toSettings } from "../../platform/payments/sandbox.ts";
import { buildEvent, notify } from "../../testing/payment-events.ts";
import { askToPay, CARDS, makePayer, type Payer, payByCard, readOrders } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { createCall } from "../../testing/test-call.ts";
import { openWire } from "../../testing/wire.ts";

const INTENTS = "/v1/payment_intents";
/** As many as a handful of payments make. */
const EXCHANGES = 5;

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

async function countIntents({ payments }: TestApp, { listingId }: Payer): Promise<number> {
  const intents = await payments.ask((stripe) => stripe.paymentIntents.list({ limit: 100 }));
  return intents.data.filter(({ metadata }) => metadata.listingId === listingId).length;
}

describe("a payment provider that", () => {
  test.each([
    ["answers with an error", { kind: "500", times: 1 }],
    ["answers that it is too busy", { kind: "429", times: 1 }],
    ["closes the connection before processing the request", { kind: "reset-before", times: 2 }],
    ["closes the connection after processing the request", { kind: "reset-after", times: 2 }],
  ] as const)("%s is retried with the same idempotency key and creates one payment", async (_what, fault) => {
    const payer = await makePayer(site);
    site.sandbox.faults.inject({ path: INTENTS, ...fault });
    const failed = await askToPay(site, payer);
    expect(failed).toMatchObject({ status: 503, body: { code: "payments.unavailable" } });
    expect(Number(failed.headers["retry-after"])).toBeGreaterThan(0);
    site.sandbox.faults.clear();
    expect((await askToPay(site, payer)).status).toBe(200);
    const keys = site.sandbox.faults.requests
      .filter(({ path, body }) => path === INTENTS && JSON.stringify(body).includes(payer.listingId))
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(await countIntents(site, payer)).toBe(1);
    const { orders } = await readOrders(site);
    expect(orders.filter(({ listingId }) => listingId === payer.listingId)).toHaveLength(1);
  });

  test.each([
    ["refuses a payment", "400-kept", [502, 200]],
    ["fails once it has begun", "500-kept", [503, 503, 200]],
  ] as const)("%s, and stores it under its key, is retried with another one later", async (_what, kind, statuses) => {
    const payer = await makePayer(site);
    site.sandbox.faults.inject({ path: INTENTS, kind });
    for (const status of statuses) expect((await askToPay(site, payer)).status).toBe(status);
    expect(await countIntents(site, payer)).toBe(1);
  });

  test("times out is retried with the same idempotency key", async () => {
    const slow = await buildTestApp({}, { takesPayments: true, providerTimeoutMs: 1_000 });
    try {
      const payer = await makePayer(slow);
      slow.sandbox.faults.inject({ path: INTENTS, kind: "delay", milliseconds: 15_000 });
      expect((await askToPay(slow, payer)).status).toBe(503);
      // The first request may still be in progress there: it has the same key.
      await expect.poll(async () => (await askToPay(slow, payer)).status, { interval: 500 }).toBe(200);
      expect(await countIntents(slow, payer)).toBe(1);
    } finally {
      await slow.close();
    }
  });

  test("fails five times in a row is not called for a while; searching still works", async () => {
    const broken = await buildTestApp({}, { takesPayments: true });
    try {
      const payer = await makePayer(broken);
      broken.sandbox.faults.inject({ path: "*", kind: "500", times: 100 });
      for (let time = 0; time < 5; time += 1) expect((await askToPay(broken, payer)).status).toBe(503);
      const before = broken.sandbox.faults.requests.length;
      expect((await askToPay(broken, payer)).status).toBe(503);
      expect(broken.sandbox.faults.requests.length).toBe(before);
      const found = await broken.call("POST", "/v1/property/search", { token: payer.token, body: {} });
      expect(found.status).toBe(200);
    } finally {
      await broken.close();
    }
  });
});

describe("a connection to the payment provider that fails at the nth exchange", () => {
  const cases = (["kill", "truncate"] as const).flatMap((fault) =>
    Array.from({ length: EXCHANGES }, (_, at) => ({ fault, nth: at + 1 })),
  );

  test.each(cases)("($fault, $nth) leads to a documented response, and to one payment", async ({ fault, nth }) => {
    const settings = toSettings(site.sandbox);
    const wire = await openWire({ port: Number(site.sandbox.port) });
    const address = { host: "127.0.0.1", port: wire.port, protocol: "http" } as const;
    const payments = createPayments({ ...settings, address });
    const { config, clock, db } = site;
    const app = await buildApp({ config, log: pino({ level: "silent" }), db, clock, payments, hasSite: false });
    const through = { ...site, call: createCall(app) };
    // More payments than the fault needs, so that kept-alive connections meet it too.
    const payers: Payer[] = [];
    for (let payer = 0; payer < EXCHANGES; payer += 1) payers.push(await makePayer(site));
    wire.arm(fault, nth);
    for (const payer of payers) {
      const { status, headers } = await askToPay(through, payer);
      expect([200, 503]).toContain(status);
      if (status === 503) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(wire.isArmed).toBe(false);
    wire.disarm();
    for (const payer of payers) {
      await expect.poll(async () => (await askToPay(through, payer)).status).toBe(200);
      expect(await countIntents(site, payer)).toBe(1);
    }
    const { orders } = await readOrders(site);
    for (const payer of payers) expect(orders.filter(({ listingId }) => listingId === payer.listingId)).toHaveLength(1);
    await app.close();
    await wire.close();
  });
});

describe("an error of the payment provider", () => {
  test("is never passed on as ours, and raises an alarm with a stable code", async () => {
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
    const settings = toSettings(site.sandbox);
    const { config, clock, db } = site;
    for (const [payments, status, code] of [
      [createPayments({ ...settings, secretKey: "sk_test_wrong" }), 503, "payments.misconfigured"],
      [createPayments(settings), 502, "payments.refused"],
    ] as const) {
      const app = await buildApp({ config, log, db, clock, payments, hasSite: false });
      const payer = await makePayer(site);
      if (status === 502) site.sandbox.faults.inject({ path: INTENTS, kind: "400-kept" });
      const answer = await app.inject({
        method: "POST",
        url: "/v1/checkout-session/generate-payment-intent",
        headers: { authorization: `Bearer ${payer.token}` },
        payload: { planType: "Basic", listingId: payer.listingId },
      });
      const { code: answered, msg } = answer.json();
      expect([answer.statusCode, answered, msg]).toEqual([status, code, "Failed to create payment intent."]);
      expect(JSON.parse(lines.pop() ?? "{}")).toMatchObject({ alarm: "payment", code });
      const metrics = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
      expect(metrics.body).toContain(`payment_provider_failures_total{code="${code}"}`);
      await app.close();
    }
  });
});

describe("a person who tests stolen cards", () => {
  test("is stopped after ten declines, and the payment is cancelled", async () => {
    const payer = await makePayer(site);
    const { clientSecret } = (await askToPay(site, payer)).body;
    let declines = 0;
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { status, body } = await payByCard(site, clientSecret, CARDS.declined);
      const { message } = body.error as { message: string };
      if (status === 402) {
        declines += 1;
        expect(message).toBe("Your card was declined.");
      }
      await site.sandbox.faults.settled();
    }
    expect(declines).toBe(10);
    const answer = await askToPay(site, payer);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_600);
  });

  test("is not who hears of one decline twenty times at once", async () => {
    const payer = await makePayer(site);
    const { clientSecret, orderId } = (await askToPay(site, payer)).body;
    const [intentId] = clientSecret.split("_secret");
    const declined = {
      id: intentId,
      object: "payment_intent",
      status: "requires_payment_method",
      metadata: { orderId },
    };
    const event = buildEvent("payment_intent.payment_failed", declined);
    const copies = Array.from({ length: 20 }, () => notify(site, event));
    expect(new Set(await Promise.all(copies))).toEqual(new Set([200]));
    expect((await payByCard(site, clientSecret)).status).toBe(200);
  });

  test("can start at most 20 payments an hour", async () => {
    const payer = await makePayer(site);
    const drafts = Array.from({ length: 24 }, () => ({ ownerId: payer.uid, status: "draft" as const }));
    const statuses: number[] = [];
    for (const listingId of await site.addListings(drafts)) {
      statuses.push((await askToPay(site, { ...payer, listingId })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
    const refused = await askToPay(site, payer);
    expect(refused.body.msg).toBe("You have started 20 payments this hour.");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
  });

  test("can pay for 35 listings in one sitting: each one paid for allows another payment", async () => {
    const payer = { ...(await makePayer(site)), address: "10.9.9.9" };
    const paid: number[] = [];
    for (let at = 0; at < 35; at += 1) {
      const [listingId = ""] = await site.addListings([{ ownerId: payer.uid, status: "draft" as const }]);
      const { clientSecret } = (await askToPay(site, { ...payer, listingId })).body;
      paid.push((await payByCard(site, clientSecret)).status);
      await site.sandbox.faults.settled();
    }
    expect(paid).toEqual(paid.map(() => 200));
    const { quota } = (await site.call("GET", "/v1/property/quota", { token: payer.token })).body;
    expect(quota).toMatchObject({ draftsMax: 85 });
    const { rows } = await site.db.$client.query(
      "UPDATE orders SET status = 'refunded' WHERE account_id = $1 AND status = 'paid' RETURNING id",
      [payer.uid],
    );
    expect(rows).toHaveLength(35);
    const [last = ""] = await site.addListings([{ ownerId: payer.uid, status: "draft" as const }]);
    expect((await askToPay(site, { ...payer, listingId: last })).status).toBe(429);
  });

  test("is stopped across many accounts on one address", async () => {
    let begun = 0;
    for (let account = 0; account < 20; account += 1) {
      const payer = { ...(await makePayer(site)), address: "192.0.2.7" };
      const drafts = Array.from({ length: 4 }, () => ({ ownerId: payer.uid, status: "draft" as const }));
      for (const listingId of await site.addListings(drafts)) {
        if ((await askToPay(site, { ...payer, listingId })).status === 200) begun += 1;
      }
    }
    expect(begun).toBe(60);
  });
});
