import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());

// The SDK's types have no card number: with the real Stripe, no server ever sees one.
const typed = (number: string): object => ({
  payment_method_data: { type: "card", card: { number, exp_month: 12, exp_year: 2040, cvc: "123" } },
});
const RETURN = { return_url: "http://127.0.0.1:3000/success-payment" };

const pay = (customer: string, more: object) =>
  house.stripe.paymentIntents.create({ amount: 6499, currency: "cad", customer, confirm: true, ...RETURN, ...more });

/** A customer with a saved card. */
async function save(number: string) {
  const { id: customer } = await house.stripe.customers.create({});
  const paid = await pay(customer, { ...typed(number), setup_future_usage: "off_session" });
  return { customer, paid, card: String(paid.payment_method) };
}

describe("a card of a payment that sets up later ones", () => {
  test("is attached to the payment's customer and pays again, with and without the customer", async () => {
    const { customer, card } = await save("4242424242424242");
    expect(await house.stripe.paymentMethods.retrieve(card)).toMatchObject({ customer });
    expect(await pay(customer, { payment_method: card })).toMatchObject({ status: "succeeded", payment_method: card });
    expect(await pay(customer, { payment_method: card, off_session: true })).toMatchObject({ status: "succeeded" });
    await house.faults.settled();
    expect(house.types()).toContain("payment_method.attached");
  });

  test("is of no use to another customer, or to a payment without one", async () => {
    const { card } = await save("4242424242424242");
    const { id: other } = await house.stripe.customers.create({});
    const refused = { statusCode: 400, message: expect.stringContaining("must be attached to the customer") };
    await expect(pay(other, { payment_method: card })).rejects.toMatchObject(refused);
    const alone = { amount: 6499, currency: "cad", confirm: true, payment_method: card };
    await expect(house.stripe.paymentIntents.create(alone)).rejects.toMatchObject(refused);
  });

  test.each([
    ["is detached", ({ card }: { card: string }) => house.stripe.paymentMethods.detach(card)],
    ["loses its customer", ({ customer }: { customer: string }) => house.stripe.customers.del(customer)],
  ])("cannot be used again once it %s", async (_how, lose) => {
    const saved = await save("4242424242424242");
    await lose(saved);
    expect(await house.stripe.paymentMethods.retrieve(saved.card)).toMatchObject({ customer: null });
    const { id: customer } = await house.stripe.customers.create({});
    const again = pay(customer, { payment_method: saved.card });
    await expect(again).rejects.toMatchObject({ message: expect.stringContaining("may not be used again") });
    await expect(house.stripe.paymentMethods.detach(saved.card)).rejects.toMatchObject({ statusCode: 400 });
  });

  test("that its bank authenticates each time asks the customer, and is declined without them", async () => {
    const { id: customer } = await house.stripe.customers.create({});
    const first = await pay(customer, { ...typed("4000002760003184"), setup_future_usage: "off_session" });
    const page = new URL(String(first.next_action?.redirect_to_url?.url).replace(house.options.pagesUrl, house.base));
    const fields = { ...Object.fromEntries(page.searchParams), result: "complete" };
    await fetch(page, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
    const card = String((await house.stripe.paymentIntents.retrieve(first.id)).payment_method);
    expect(await pay(customer, { payment_method: card })).toMatchObject({ status: "requires_action" });
    const alone = pay(customer, { payment_method: card, off_session: true });
    await expect(alone).rejects.toMatchObject({ statusCode: 402, decline_code: "authentication_required" });
  });

  test("that only pays once is declined the next time", async () => {
    const { customer, card } = await save("4000000000000341");
    await expect(pay(customer, { payment_method: card })).rejects.toMatchObject({ code: "card_declined" });
  });
});

test("the card of a payment that sets up nothing belongs to nobody", async () => {
  const { id: customer } = await house.stripe.customers.create({});
  const { payment_method: card } = await pay(customer, typed("4242424242424242"));
  expect(await house.stripe.paymentMethods.retrieve(String(card))).toMatchObject({ customer: null });
});
