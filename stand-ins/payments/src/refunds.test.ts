import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());

async function pay() {
  const intent = await house.stripe.paymentIntents.create({
    amount: 6499,
    currency: "cad",
    payment_method: "pm_card_visa",
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

test("a dispute is created by the test endpoint, once", async () => {
  const { intent, charge } = await pay();
  const dispute = () => house.stripe.rawRequest("POST", "/v1/test_helpers/sandbox/dispute", { charge: charge.id });
  const made = await dispute();
  expect(made).toMatchObject({
    object: "dispute",
    charge: charge.id,
    payment_intent: intent,
    status: "needs_response",
  });
  await expect(dispute()).rejects.toMatchObject({ statusCode: 400 });
  await expect(house.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({ code: "charge_disputed" });
  expect(await house.stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true });
  await house.faults.settled();
  expect(house.types()).toEqual(["charge.dispute.created"]);
});
