import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { askToJoin, payCheckout } from "../../testing/memberships.ts";
import { askToPay, makePayer, payByCard } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const CUSTOMERS = "/v1/customers";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

function readIntent(clientSecret: string) {
  const [id = ""] = clientSecret.split("_secret");
  return site.payments.ask((stripe) => stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }));
}

async function readCustomer(clientSecret: string): Promise<string> {
  return String((await readIntent(clientSecret)).customer);
}

/** Starts the payment for another listing of the same account. */
async function askAgain(payer: Awaited<ReturnType<typeof makePayer>>) {
  const [listingId = ""] = await site.addListings([{ ownerId: payer.uid, status: "draft" }]);
  return askToPay(site, { ...payer, listingId });
}

describe("the customer of a listing's payment", () => {
  test("is the account's single one for all its listings and for Agent Pro, and saves no card unasked", async () => {
    const payer = await makePayer(site);
    const first = (await askToPay(site, payer)).body.clientSecret;
    const customer = await readCustomer(first);
    expect(customer).toMatch(/^cus_/u);
    await payByCard(site, first);
    await site.sandbox.faults.settled();
    expect(await readCustomer((await askAgain(payer)).body.clientSecret)).toBe(customer);
    await payCheckout(site, (await askToJoin(site, payer.token)).body.checkoutUrl);
    const subscriptions = await site.payments.ask((stripe) => stripe.subscriptions.list({ customer }));
    expect(subscriptions.data).toHaveLength(1);
    expect((await readIntent(first)).setup_future_usage).toBeNull();
  });

  test("does not open the member portal to a buyer", async () => {
    const payer = await makePayer(site);
    await askToPay(site, payer);
    const { body } = await site.call("GET", "/v1/users/membership", { token: payer.token });
    expect(body).toMatchObject({ membership: { hasPortal: false } });
    const answer = await site.call("POST", "/v1/checkout-session/open-portal", { token: payer.token, body: {} });
    expect(answer.status).toBe(404);
  });

  test("is recreated if it was deleted", async () => {
    const payer = await makePayer(site);
    const gone = await readCustomer((await askToPay(site, payer)).body.clientSecret);
    await site.payments.ask((stripe) => stripe.customers.del(gone));
    const answer = await askAgain(payer);
    expect(answer.status).toBe(200);
    const customer = await readCustomer(answer.body.clientSecret);
    expect(customer).toMatch(/^cus_/u);
    expect(customer).not.toBe(gone);
  });

  test("deleted while a payment is open invalidates it: the next attempt starts another, and the first cannot be paid", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret: first } = (await askToPay(site, payer)).body;
    await site.payments.ask(async (stripe) => stripe.customers.del(await readCustomer(first)));
    const again = await askToPay(site, payer);
    expect(again).toMatchObject({ status: 200, body: { orderId } });
    expect(again.body.clientSecret).not.toBe(first);
    expect((await readIntent(first)).status).toBe("canceled");
    expect((await payByCard(site, first)).status).toBe(400);
    await site.sandbox.faults.settled();
    expect((await payByCard(site, again.body.clientSecret)).body).toMatchObject({ status: "succeeded" });
    await site.sandbox.faults.settled();
    const { body } = await site.call("GET", `/v1/orders/${orderId}`, { token: payer.token });
    expect(body.order.status).toBe("paid");
  });

  test("is a single one if two listings are paid for at the same moment", async () => {
    const payer = await makePayer(site);
    const answers = await Promise.all([askToPay(site, payer), askAgain(payer)]);
    const customers = await Promise.all(answers.map(({ body }) => readCustomer(body.clientSecret)));
    expect(new Set(customers).size).toBe(1);
  });

  test("is not required: if the provider refuses to create one, the listing is paid for without it", async () => {
    const payer = await makePayer(site);
    site.sandbox.faults.inject({ path: CUSTOMERS, kind: "400-kept" });
    const { status, body } = await askToPay(site, payer);
    expect(status).toBe(200);
    expect((await readIntent(body.clientSecret)).customer).toBeNull();
    expect((await payByCard(site, body.clientSecret)).body).toMatchObject({ status: "succeeded" });
  });

  test("is requested again after an outage, with one payment in the end", async () => {
    const payer = await makePayer(site);
    site.sandbox.faults.inject({ path: CUSTOMERS, kind: "500", times: 1 });
    expect((await askToPay(site, payer)).status).toBe(503);
    const { body } = await askToPay(site, payer);
    const intents = await site.payments.ask(async (stripe) =>
      stripe.paymentIntents.list({ customer: await readCustomer(body.clientSecret) }),
    );
    expect(intents.data).toHaveLength(1);
  });
});

describe("the billing details of a card", () => {
  const prefix = "payment_method_data[billing_details]";

  test("reach the charge", async () => {
    const { clientSecret } = (await askToPay(site, await makePayer(site))).body;
    await payByCard(site, clientSecret, "4242424242424242", {
      [`${prefix}[name]`]: "Ada Agent",
      [`${prefix}[email]`]: "ada@example.com",
      [`${prefix}[address][state]`]: "ON",
      [`${prefix}[address][country]`]: "CA",
    });
    expect((await readIntent(clientSecret)).latest_charge).toMatchObject({
      billing_details: { name: "Ada Agent", email: "ada@example.com", address: { state: "ON", country: "CA" } },
    });
  });

  test.each([
    ["an e-mail that is none", `${prefix}[email]`, "ada"],
    ["a country that is none", `${prefix}[address][country]`, "Canada"],
    ["an unknown field", `${prefix}[address][province]`, "ON"],
  ])("are rejected with %s", async (_what, name, value) => {
    const { clientSecret } = (await askToPay(site, await makePayer(site))).body;
    const { status, body } = await payByCard(site, clientSecret, "4242424242424242", { [name]: value });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(name);
  });
});
