import type { PaidWith } from "@vestpocket/domain/orders/orders.schema";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { joinAgentPro } from "../../testing/memberships.ts";
import { buildEvent, notify } from "../../testing/payment-events.ts";
import { askToPay, makePayer, payByCard, reconcile } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOrder } from "./orders.queries.ts";
import { toPaidWith } from "./paid-with.rules.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

const MASTERCARD = { method: "card", brand: "mastercard", last4: "4444", wallet: null };

async function readReceipt(token: string, orderId: string): Promise<{ status: string; paidWith: PaidWith | null }> {
  return (await site.call("GET", `/v1/orders/${orderId}`, { token })).body.order;
}

/** Pays for a listing without waiting for the events of the payment. */
async function payWith(number: string, beforePaying = () => {}) {
  const payer = await makePayer(site);
  const { orderId, clientSecret } = (await askToPay(site, payer)).body;
  beforePaying();
  await payByCard(site, clientSecret, number);
  return { token: payer.token, orderId };
}

describe("the receipt of a payment", () => {
  test.each([
    ["4242424242424242", "visa", "4242"],
    ["5555555555554444", "mastercard", "4444"],
    ["378282246310005", "amex", "0005"],
  ])("by the card %s names the card as %s ending in %s", async (number, brand, last4) => {
    const { token, orderId } = await payWith(number);
    await site.sandbox.faults.settled();
    expect((await readReceipt(token, orderId)).paidWith).toEqual({ method: "card", brand, last4, wallet: null });
  });

  test("for a year of Agent Pro names the card", async () => {
    const { token } = await joinAgentPro(site, "5555555555554444");
    const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
    expect(orders).toMatchObject([{ kind: "membership", status: "paid", paidWith: MASTERCARD }]);
  });

  test("whose events never arrived names the card as soon as the order is queried", async () => {
    site.sandbox.faults.holdEvents();
    const { token, orderId } = await payWith("5555555555554444");
    expect(await readReceipt(token, orderId)).toMatchObject({ status: "open", paidWith: null });
    const checked = await site.call("POST", `/v1/orders/${orderId}/check`, { token });
    expect(checked.body.order).toMatchObject({ status: "paid", paidWith: MASTERCARD });
    await site.sandbox.faults.releaseEvents({ drop: () => true });
  });

  test("is there without the card if the provider does not respond, and names it later", async () => {
    const { token, orderId } = await payWith("5555555555554444", () =>
      site.sandbox.faults.inject({ path: /\/payment_intents\/\w+$/u, kind: "500", times: 100 }),
    );
    await site.sandbox.faults.settled();
    expect(await readReceipt(token, orderId)).toMatchObject({ status: "paid", paidWith: null });
    site.sandbox.faults.clear();
    await reconcile(site);
    expect((await readReceipt(token, orderId)).paidWith).toEqual(MASTERCARD);
  });
});

test("events that pay for nothing look up no card", async () => {
  const { orderId } = await payWith("5555555555554444", () =>
    site.sandbox.faults.inject({ path: /\/payment_intents\/\w+$/u, kind: "500", times: 100 }),
  );
  await site.sandbox.faults.settled();
  site.sandbox.faults.clear();
  const { intentId } = (await findOrder(site.db, orderId)) ?? {};
  const countAsked = () => site.sandbox.faults.requests.filter(({ path }) => path.endsWith(String(intentId))).length;
  const before = countAsked();
  expect(await notify(site, buildEvent("payment_intent.created", { id: intentId }))).toBe(200);
  expect(await notify(site, buildEvent("charge.succeeded", { id: "ch_any" }))).toBe(200);
  expect(countAsked()).toBe(before);
  await reconcile(site);
  expect(countAsked()).toBeGreaterThan(before);
});

describe("a charge was paid with", () => {
  const card = (wallet: { type: string } | null, brand: string | null = "visa") =>
    ({ payment_method_details: { type: "card", card: { brand, last4: "4242", wallet } } }) as never;

  test.each([
    ["a card", card(null), { method: "card", brand: "visa", last4: "4242", wallet: null }],
    ["a card in a wallet", card({ type: "apple_pay" }), { brand: "visa", last4: "4242", wallet: "apple_pay" }],
    ["a card in an unknown wallet", card({ type: "new_pay" }), { brand: "visa", last4: "4242", wallet: null }],
    ["a card of an unknown brand", card(null, "toString"), { method: "card", brand: null, last4: "4242" }],
    ["Link", { payment_method_details: { type: "link", link: {} } } as never, { method: "link", last4: null }],
    ["a bank account", { payment_method_details: { type: "acss_debit" } } as never, { method: "other", last4: null }],
  ])("%s", (_what, charge, paidWith) => {
    expect(toPaidWith(charge)).toMatchObject(paidWith);
  });

  test("an unknown method if only its id is known", () => {
    expect([toPaidWith("ch_1"), toPaidWith(null)]).toEqual([null, null]);
  });
});
