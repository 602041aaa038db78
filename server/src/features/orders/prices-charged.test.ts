import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { askToPay, CARDS, makePayer, type Payer, payByCard, readOrders } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const BASIC = 64_99;
const PLUS = 149_99;

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

interface Started {
  readonly payer: Payer;
  readonly orderId: string;
  readonly clientSecret: string;
  readonly intentId: string;
}

async function start(choice: object = { planType: "Showcase Plus" }): Promise<Started> {
  const payer = await makePayer(site);
  const { orderId, clientSecret } = (await askToPay(site, payer, { ...choice })).body;
  return { payer, orderId, clientSecret, intentId: String(clientSecret.split("_secret")[0]) };
}

const readShown = async ({ payer, orderId }: Started) =>
  (await site.call("GET", `/v1/orders/${orderId}`, { token: payer.token })).body.order;

/** What the browser does before it confirms. */
const check = ({ payer, orderId }: Started) =>
  site.call("POST", `/v1/orders/${orderId}/check`, { token: payer.token, body: {} });

const getAmount = async ({ intentId }: Started) =>
  (await site.payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId))).amount;

describe("the price that an order shows is the one that is charged", () => {
  test("even if another plan is chosen while the provider cannot be reached", async () => {
    const started = await start();
    site.sandbox.faults.inject({ path: `/v1/payment_intents/${started.intentId}`, kind: "500", times: 9 });
    expect((await askToPay(site, started.payer, { planType: "Basic" })).status).toBe(503);
    expect(await readShown(started)).toMatchObject({ plan: "Showcase Plus", totalCents: PLUS });
    site.sandbox.faults.clear();
    await payByCard(site, started.clientSecret);
    await site.sandbox.faults.settled();
    expect(await readShown(started)).toMatchObject({ plan: "Showcase Plus", totalCents: PLUS, status: "paid" });
  });

  test("even if another plan is chosen while an authentication is open", async () => {
    const started = await start();
    await payByCard(site, started.clientSecret, CARDS.authenticated);
    expect((await askToPay(site, started.payer, { planType: "Basic" })).status).toBe(409);
    expect(await readShown(started)).toMatchObject({ plan: "Showcase Plus", totalCents: PLUS });
  });

  test("even if the provider's response to a change was lost: it is compared before the buyer confirms", async () => {
    const started = await start();
    const path = `/v1/payment_intents/${started.intentId}`;
    // The first request reads the payment; the second changes it.
    site.sandbox.faults.inject({ path, kind: "delay", milliseconds: 1 });
    site.sandbox.faults.inject({ path, kind: "reset-after", times: 2 });
    expect((await askToPay(site, started.payer, { planType: "Basic" })).status).toBe(503);
    expect([await getAmount(started), (await readShown(started)).totalCents]).toEqual([BASIC, PLUS]);
    expect((await check(started)).body.order).toMatchObject({ plan: "Basic", totalCents: BASIC, status: "open" });
  });

  test("even if the first plan is chosen again after a change that the provider never received", async () => {
    const started = await start();
    site.sandbox.faults.inject({ path: `/v1/payment_intents/${started.intentId}`, kind: "500", times: 9 });
    expect((await askToPay(site, started.payer, { planType: "Basic" })).status).toBe(503);
    site.sandbox.faults.clear();
    expect((await askToPay(site, started.payer, { planType: "Showcase Plus" })).status).toBe(200);
    expect([await getAmount(started), (await readShown(started)).totalCents]).toEqual([PLUS, PLUS]);
  });

  test("or the payment is cancelled, if nothing explains its amount", async () => {
    const started = await start();
    await site.payments.ask((stripe) => stripe.paymentIntents.update(started.intentId, { amount: 1_00 }));
    expect((await check(started)).body.order.status).toBe("cancelled");
    expect((await payByCard(site, started.clientSecret)).status).toBe(400);
  });
});

test("a listing runs as long and with the boosts that its order was sold with, whatever the plans become", async () => {
  const started = await start({ planType: "Basic" });
  // As if the plan had been sold on other terms before it was changed.
  await site.db.$client.query("UPDATE order_quotes SET days = 45, boosts = '{exposure,social}' WHERE order_id = $1", [
    started.orderId,
  ]);
  await payByCard(site, started.clientSecret);
  await site.sandbox.faults.settled();
  expect(await readShown(started)).toMatchObject({ status: "paid", days: 45, boosts: ["exposure", "social"] });
  const { rows } = await site.db.$client.query(
    `SELECT extract(day FROM expires_at - published_at)::int AS days, has_exposure, has_priority, has_social
     FROM listings WHERE id = $1`,
    [started.payer.listingId],
  );
  expect(rows).toEqual([{ days: 45, has_exposure: true, has_priority: false, has_social: true }]);
});

test.each(PLAN_PRICES)(
  "an order that a version before stored without its terms has those of its time: $plan",
  async ({ plan, days }) => {
    const { orderId } = await start({ planType: plan, features: ["priority"] });
    const { quotes } = await readOrders(site);
    const stored = quotes.find((quote) => quote.orderId === orderId);
    await site.db.$client.query("UPDATE order_quotes SET days = NULL, boosts = NULL WHERE order_id = $1", [orderId]);
    const filled = (await readOrders(site)).quotes.find((quote) => quote.orderId === orderId);
    expect(filled).toEqual(stored);
    expect(filled?.days).toBe(days);
  },
);
