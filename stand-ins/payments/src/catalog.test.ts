import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post, startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());

const YEARLY = { currency: "cad", unit_amount: 240_00, recurring: { interval: "year" } } as const;
const direct = (url: string | null) => String(url).replace(house.options.pagesUrl, house.base);

describe("the catalog", () => {
  test("has one product for each id", async () => {
    await house.stripe.products.create({ id: "once", name: "One" });
    const again = house.stripe.products.create({ id: "once", name: "One" });
    await expect(again).rejects.toMatchObject({ statusCode: 400, code: "resource_already_exists" });
  });

  test("moves a lookup key only when asked to", async () => {
    await house.stripe.products.create({ id: "keyed", name: "Keyed" });
    const given = { ...YEARLY, product: "keyed", lookup_key: "year" };
    const first = await house.stripe.prices.create(given);
    await expect(house.stripe.prices.create(given)).rejects.toMatchObject({ param: "lookup_key" });
    const second = await house.stripe.prices.create({ ...given, transfer_lookup_key: true });
    expect((await house.stripe.prices.list({ lookup_keys: ["year"] })).data).toMatchObject([{ id: second.id }]);
    expect((await house.stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });
});

async function subscribe(rates: string[]) {
  const { id: customer } = await house.stripe.customers.create();
  const { id: product } = await house.stripe.products.create({ name: "A year" });
  const { id: price } = await house.stripe.prices.create({ ...YEARLY, product });
  const session = await house.stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { default_tax_rates: rates },
    success_url: "http://127.0.0.1:3000/",
  });
  await post(direct(session.url), { fields: { number: "4242424242424242", expiry: "12 / 40", cvc: "123" } });
  const paid = await house.stripe.checkout.sessions.retrieve(session.id);
  return house.stripe.subscriptions.retrieve(String(paid.subscription), { expand: ["latest_invoice"] });
}

const createRate = async (percentage: number) =>
  (await house.stripe.taxRates.create({ display_name: "Tax", inclusive: false, percentage })).id;

describe("tax rates", () => {
  test("are charged by the invoice, and changed for a draft only", async () => {
    const [gst, qst] = [await createRate(5), await createRate(9.975)];
    const subscription = await subscribe([gst, qst]);
    expect(subscription.latest_invoice).toMatchObject({
      subtotal: 240_00,
      total: 275_94,
      amount_paid: 275_94,
      total_taxes: [{ amount: 12_00 }, { amount: 23_94 }],
    });
    const { id: paidId = "" } = subscription.latest_invoice as { id: string };
    await expect(house.stripe.invoices.update(paidId, { default_tax_rates: [gst] })).rejects.toMatchObject({
      statusCode: 400,
    });
    await house.stripe.subscriptions.update(subscription.id, { default_tax_rates: [gst] });
    await house.faults.endPeriod(subscription.id);
    const renewed = await house.stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] });
    expect(renewed.latest_invoice).toMatchObject({ status: "draft", total: 252_00 });
    const { id: draftId = "" } = renewed.latest_invoice as { id: string };
    expect((await house.stripe.invoices.update(draftId, { default_tax_rates: "" })).total).toBe(240_00);
  });

  test("that are archived cannot be used", async () => {
    const rate = await createRate(13);
    await house.stripe.taxRates.update(rate, { active: false });
    await expect(subscribe([rate])).rejects.toMatchObject({ statusCode: 400 });
  });
});
