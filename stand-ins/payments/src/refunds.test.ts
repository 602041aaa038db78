import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());

async function pay(card = "pm_card_visa") {
  const intent = await house.stripe.paymentIntents.create({
    amount: 6499,
    currency: "cad",
    payment_method: card,
    confirm: true,
    expand: ["latest_charge"],
  });
  await house.faults.settled();
  house.received.length = 0;
  return { intent: intent.id, charge: intent.latest_charge as Stripe.Charge };
}

describe("a refund", () => {
  test("returns the full amount, once", async () => {
    const { intent, charge } = await pay();
    const refund = await house.stripe.refunds.create({ payment_intent: intent, reason: "requested_by_customer" });
    expect(refund).toMatchObject({ amount: 6499, status: "succeeded", charge: charge.id, payment_intent: intent });
    expect(await house.stripe.refunds.retrieve(refund.id)).toEqual(refund);
    expect(await house.stripe.charges.retrieve(charge.id)).toMatchObject({ refunded: true, amount_refunded: 6499 });
    await expect(house.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    await house.faults.settled();
    expect(house.received.map(({ event }) => event)).toMatchObject([
      { type: "charge.refunded", data: { object: { id: charge.id, amount_refunded: 6499 } } },
    ]);
  });

  test("returns parts, never more than was paid", async () => {
    const { intent, charge } = await pay();
    await house.stripe.refunds.create({ charge: charge.id, amount: 1000 });
    expect(await house.stripe.charges.retrieve(charge.id)).toMatchObject({ refunded: false, amount_refunded: 1000 });
    await expect(house.stripe.refunds.create({ charge: charge.id, amount: 5500 })).rejects.toMatchObject({
      param: "amount",
      message: "Refund amount ($55.00) is greater than unrefunded amount on charge ($54.99)",
    });
    await house.stripe.refunds.create({ payment_intent: intent });
    expect((await house.stripe.refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount)).toEqual([
      5499, 1000,
    ]);
    const { refunds } = await house.stripe.charges.retrieve(charge.id, { expand: ["refunds"] });
    expect(refunds?.data).toHaveLength(2);
  });

  test("returns no more than was paid, even with parallel requests", async () => {
    const { charge } = await pay();
    const refund = () => house.stripe.refunds.create({ charge: charge.id, amount: 3000 });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, refund));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  test("is rejected for an unpaid intent", async () => {
    const { id } = await house.stripe.paymentIntents.create({ amount: 6499, currency: "cad" });
    await expect(house.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 });
    await expect(house.stripe.refunds.create({})).rejects.toMatchObject({ code: "parameter_missing" });
  });
});

test("a dispute is created by the test endpoint, and the payment is not refunded any more", async () => {
  const { intent, charge } = await pay();
  const dispute = async () => {
    const path = "/v1/test_helpers/sandbox/dispute";
    return (await house.stripe.rawRequest("POST", path, { charge: charge.id })) as unknown as Stripe.Dispute;
  };
  const made = await dispute();
  expect(made).toMatchObject({
    object: "dispute",
    charge: charge.id,
    payment_intent: intent,
    status: "needs_response",
  });
  await expect(house.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({ code: "charge_disputed" });
  expect(await house.stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
  await house.faults.settled();
  expect(house.types()).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
  expect((await dispute()).id).not.toBe(made.id);
});

test.each([
  ["pm_card_createDispute", "needs_response", ["charge.dispute.created", "charge.dispute.funds_withdrawn"]],
  ["pm_card_createDisputeInquiry", "warning_needs_response", ["charge.dispute.created"]],
])("a payment with %s succeeds and is disputed at once: %s", async (payment_method, status, types) => {
  house.received.length = 0;
  const intent = await house.stripe.paymentIntents.create({
    ...{ amount: 6499, currency: "cad", payment_method, confirm: true },
  });
  await house.faults.settled();
  expect(intent.status).toBe("succeeded");
  const ofCharge = house.received
    .map(({ event }) => event)
    .filter(
      ({ type, data: { object } }) =>
        type.startsWith("charge.dispute.") && (object as Stripe.Dispute).charge === intent.latest_charge,
    );
  expect(ofCharge.map(({ type }) => type)).toEqual(types);
  expect(ofCharge[0]?.data.object).toMatchObject({ status, amount: 6499 });
});

describe("the states of a dispute", () => {
  const open = async ({ refunded = 0, ...body }: { refunded?: number; inquiry?: boolean } = {}) => {
    const { charge } = await pay();
    if (refunded > 0) await house.stripe.refunds.create({ charge: charge.id, amount: refunded });
    const made = await house.stripe.rawRequest("POST", "/v1/test_helpers/sandbox/dispute", {
      charge: charge.id,
      ...body,
    });
    await house.faults.settled();
    house.received.length = 0;
    return made as unknown as Stripe.Dispute;
  };
  const move = async (id: string, step: string) => {
    await house.stripe.rawRequest("POST", `/v1/test_helpers/sandbox/disputes/${id}`, { step });
    await house.faults.settled();
    return house.stripe.disputes.retrieve(id);
  };

  test("are decided on a page by whoever tries the site", async () => {
    const dispute = await open();
    const page = async () => (await fetch(`${house.base}/disputes`)).text();
    expect(await page()).toContain(`action="${house.options.pagesUrl}/disputes/${dispute.id}"`);
    const body = new URLSearchParams({ step: "win" });
    const sent = { method: "POST", body, redirect: "manual" } as const;
    expect((await fetch(`${house.base}/disputes/${dispute.id}`, sent)).status).toBe(303);
    await house.faults.settled();
    expect(await house.stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: "won" });
    expect(await page()).not.toContain(dispute.id);
    expect((await fetch(`${house.base}/disputes/${dispute.id}`, sent)).status).toBe(303);
    expect(house.types()).toEqual(["charge.dispute.closed", "charge.dispute.funds_reinstated"]);
  });

  test("an inquiry takes no money, and is closed or becomes a dispute", async () => {
    const inquiry = await open({ inquiry: true });
    expect(inquiry).toMatchObject({
      status: "warning_needs_response",
      balance_transactions: [],
      is_charge_refundable: true,
    });
    expect(await move(inquiry.id, "escalate")).toMatchObject({ status: "needs_response", balance_transactions: [{}] });
    expect(house.types()).toEqual(["charge.dispute.updated", "charge.dispute.funds_withdrawn"]);
    const other = await open({ inquiry: true });
    expect(await move(other.id, "withdraw_inquiry")).toMatchObject({ status: "warning_closed" });
    expect(house.types()).toEqual(["charge.dispute.closed"]);
  });

  test("a dispute is won, with the money back, or lost", async () => {
    const won = await open();
    const { balance_transactions: moved } = await move(won.id, "win");
    expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(house.types()).toEqual(["charge.dispute.closed", "charge.dispute.funds_reinstated"]);
    const lost = await open();
    house.received.length = 0;
    expect(await move(lost.id, "lose")).toMatchObject({ status: "lost", balance_transactions: [{ amount: -6499 }] });
    expect(house.types()).toEqual(["charge.dispute.closed"]);
    await expect(move(lost.id, "win")).rejects.toMatchObject({ statusCode: 400 });
  });

  test.each([
    ["a part", 2000],
    ["all", 6499],
  ])("a dispute that is lost after %s was refunded returns what was refunded", async (_part, refunded) => {
    const { id, amount } = await open({ refunded });
    expect(amount).toBe(6499);
    const lost = await move(id, "lose");
    expect(lost).toMatchObject({ status: "lost", balance_transactions: [{ amount: -6499 }, { amount: refunded }] });
    expect(house.types()).toEqual(["charge.dispute.closed", "charge.dispute.funds_reinstated"]);
  });
});

test.each([
  ["pm_card_pendingRefund", "pending", "succeeded", ["refund.updated"], 6499],
  ["pm_card_refundFail", "succeeded", "failed", ["refund.updated", "refund.failed"], 0],
])("a refund of %s is %s, and %s an hour later", async (card, first, last, types, refunded) => {
  const { charge } = await pay(card);
  const refund = await house.stripe.refunds.create({ charge: charge.id });
  expect(refund.status).toBe(first);
  await house.faults.settled();
  house.received.length = 0;
  house.advance(3600);
  await house.faults.passTime();
  await house.faults.settled();
  expect((await house.stripe.refunds.retrieve(refund.id)).status).toBe(last);
  expect((await house.stripe.charges.retrieve(charge.id)).amount_refunded).toBe(refunded);
  expect(house.types()).toEqual(types);
});

test("a Mastercard says so", async () => {
  const { charge } = await pay("pm_card_mastercard");
  expect(charge.payment_method_details?.card).toMatchObject({
    brand: "mastercard",
    last4: "4444",
    network: "mastercard",
  });
});
