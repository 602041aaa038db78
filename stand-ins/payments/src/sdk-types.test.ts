import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, compareWithSdk } from "./sdk-types.ts";
import { ENDPOINTS } from "./server.ts";
import { connect, post, startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());

/** A client that records the sandbox's responses. */
function listen(answers: Answer[]): Stripe {
  const httpClient = Stripe.createFetchHttpClient(async (url, init) => {
    const answer = await fetch(url, init);
    const from = `${init?.method} ${new URL(String(url)).pathname}`;
    answers.push({ from, body: (await answer.clone().json()) as Answer["body"] });
    return answer;
  });
  return connect(house.sandbox, { key: house.sandbox.secretKey, httpClient });
}

const OTHER_CARDS = ["pm_card_mastercard", "pm_card_pendingRefund", "pm_card_refundFail"];
const REFUSED_CARDS = [
  "pm_card_chargeDeclined",
  "pm_card_chargeDeclinedInsufficientFunds",
  "pm_card_chargeDeclinedExpiredCard",
  "pm_card_chargeDeclinedIncorrectCvc",
];

const pay = (stripe: Stripe, card: string) =>
  stripe.paymentIntents.create({
    amount: 6499,
    currency: "cad",
    payment_method: card,
    confirm: true,
    return_url: "http://127.0.0.1:3000/success-payment",
    expand: ["latest_charge", "payment_method"],
  });

async function saveCard(stripe: Stripe): Promise<void> {
  const { id: customer } = await stripe.customers.create({});
  const made = { amount: 6499, currency: "cad", customer, confirm: true } as const;
  const saving = { payment_method: "pm_card_visa", setup_future_usage: "off_session" } as const;
  const { payment_method: card } = await stripe.paymentIntents.create({ ...made, ...saving });
  await stripe.paymentIntents.create({ ...made, payment_method: String(card), off_session: true });
  await stripe.paymentMethods.detach(String(card));
}

async function sellListings(stripe: Stripe): Promise<void> {
  for (const card of OTHER_CARDS) {
    const paid = await pay(stripe, card);
    const { id: refund } = await stripe.refunds.create({ payment_intent: paid.id });
    await stripe.refunds.retrieve(refund);
    await stripe.charges.retrieve((paid.latest_charge as Stripe.Charge).id, { expand: ["refunds"] });
    await stripe.paymentMethods.retrieve((paid.payment_method as Stripe.PaymentMethod).id);
  }
  for (const card of REFUSED_CARDS) await expect(pay(stripe, card)).rejects.toMatchObject({ statusCode: 402 });
  await saveCard(stripe);
  const waiting = await pay(stripe, "pm_card_authenticationRequired");
  await answerBank(waiting.next_action?.redirect_to_url?.url, "fail");
  await stripe.paymentIntents.update(waiting.id, { amount: 14_999 });
  await stripe.paymentIntents.confirm(waiting.id, { payment_method: "pm_card_amex" });
  const { id: left } = await pay(stripe, "pm_card_authenticationRequired");
  await stripe.paymentIntents.cancel(left, { cancellation_reason: "abandoned" });
  await stripe.paymentIntents.retrieve(left);
  await stripe.paymentIntents.list();
  await stripe.charges.list();
  await stripe.refunds.list();
}

const here = (url: string | null | undefined) => String(url).replace(house.options.pagesUrl, house.base);

function answerBank(url: string | null | undefined, result: "complete" | "fail") {
  const page = new URL(here(url));
  return post(`${page.origin}${page.pathname}`, { fields: { ...Object.fromEntries(page.searchParams), result } });
}

async function dispute(stripe: Stripe, { inquiry, steps }: { inquiry: boolean; steps: string[] }): Promise<void> {
  const { latest_charge: charge } = await pay(stripe, "pm_card_visa");
  const opened = (await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/dispute", {
    charge: (charge as Stripe.Charge).id,
    inquiry,
  })) as unknown as Stripe.Dispute;
  for (const step of steps) await stripe.rawRequest("POST", `/v1/test_helpers/sandbox/disputes/${opened.id}`, { step });
  await stripe.disputes.retrieve(opened.id);
}

async function sellMembership(stripe: Stripe, number: string): Promise<Stripe.Subscription> {
  const { id: product } = await stripe.products.create({ name: "Agent Pro" });
  const made = { currency: "cad", unit_amount: 9900, recurring: { interval: "year" } } as const;
  const { id: price } = await stripe.prices.create({ ...made, product, lookup_key: "year", transfer_lookup_key: true });
  const tax = { display_name: "GST/TPS", percentage: 5, inclusive: false, tax_type: "gst" } as const;
  const { id: rate } = await stripe.taxRates.create(tax);
  const customer = await stripe.customers.create({ email: "amelie@example.ca", name: "Amélie" });
  const begun = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { orderId: "7" }, default_tax_rates: [rate] },
    success_url: "http://127.0.0.1:3000/success",
    expand: ["line_items"],
  });
  await post(here(begun.url), { fields: { number, expiry: "12 / 40", cvc: "123" } });
  const { subscription } = await stripe.checkout.sessions.retrieve(begun.id, {
    expand: ["subscription.latest_invoice.payments", "customer"],
  });
  await stripe.checkout.sessions.listLineItems(begun.id);
  await stripe.products.retrieve(product);
  await stripe.products.update(product, { name: "Agent Pro, a year" });
  await stripe.prices.retrieve(price);
  await stripe.prices.update(price, { nickname: "year" });
  await stripe.prices.list({ lookup_keys: ["year"] });
  await stripe.taxRates.retrieve(rate);
  await stripe.taxRates.list();
  return subscription as Stripe.Subscription;
}

async function renew(stripe: Stripe, { id, customer }: Stripe.Subscription): Promise<void> {
  await house.faults.endPeriod(id);
  const drafted = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice", "customer"] });
  const invoice = drafted.latest_invoice as Stripe.Invoice;
  const [rate] = drafted.default_tax_rates ?? [];
  await stripe.invoices.update(invoice.id, { default_tax_rates: rate ? [rate.id] : [] });
  await house.faults.endPeriod(id);
  await stripe.invoices.retrieve(invoice.id, { expand: ["payments"] });
  await stripe.invoices.list({ subscription: id });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await stripe.subscriptions.list({ status: "all" });
  const flow_data = { type: "payment_method_update" } as const;
  const portal = await stripe.billingPortal.sessions.create({ customer: String(customer), flow_data });
  await post(here(portal.url), { fields: { number: "5555555555554444", expiry: "12 / 40", cvc: "123" } });
}

async function end(stripe: Stripe, { id, customer }: Stripe.Subscription): Promise<void> {
  await stripe.subscriptions.cancel(id);
  const { data: unpaid } = await stripe.invoices.list({ subscription: id, status: "open" });
  for (const invoice of unpaid) await stripe.invoices.voidInvoice(invoice.id);
  const customerId = String(customer);
  await stripe.customers.update(customerId, { phone: "+15145550199" });
  await stripe.customers.retrieve(customerId, { expand: ["subscriptions"] });
  await stripe.customers.list();
  await stripe.customers.del(customerId);
  await stripe.customers.retrieve(customerId);
  await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({ statusCode: 404 });
}

/** Every possible request to the sandbox, in the states that its objects go through. */
async function useAll(stripe: Stripe): Promise<void> {
  await stripe.accounts.retrieveCurrent();
  await sellListings(stripe);
  await dispute(stripe, { inquiry: true, steps: ["escalate", "lose"] });
  await dispute(stripe, { inquiry: true, steps: ["withdraw_inquiry"] });
  await dispute(stripe, { inquiry: false, steps: ["win"] });
  for (const number of ["4242424242424242", "4000000000000341"]) {
    const subscription = await sellMembership(stripe, number);
    await renew(stripe, subscription);
    await end(stripe, subscription);
  }
  const { id: rate } = await stripe.taxRates.create({ display_name: "PST/TVP", percentage: 7, inclusive: false });
  await stripe.taxRates.update(rate, { active: false });
  const begun = await stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: (await stripe.prices.list({ limit: 1 })).data[0]?.id ?? "", quantity: 1 }],
    success_url: "http://127.0.0.1:3000/success",
  });
  await stripe.checkout.sessions.expire(begun.id);
  await stripe.checkout.sessions.list();
  house.advance(3600);
  await house.faults.passTime();
  const { data: events } = await stripe.events.list({ limit: 1 });
  await stripe.events.retrieve(events[0]?.id ?? "");
}

const isAsked = (answers: readonly Answer[], { method, path }: { method: string; path: string }) => {
  const pattern = new RegExp(`^${method} ${path.replace(":id", "[^/]+")}$`, "u");
  return answers.some(({ from, body }) => pattern.test(from) && !Object.hasOwn(body as object, "error"));
};

test("every response and every event has the fields and values of the SDK's types, and no others", async () => {
  const answers: Answer[] = [];
  await useAll(listen(answers));
  await house.faults.settled();
  expect(ENDPOINTS.filter((endpoint) => !isAsked(answers, endpoint)).map(({ path }) => path)).toEqual([]);
  const events = house.received.map(({ body, event }) => ({ from: event.type, body: JSON.parse(body) }));
  expect(await compareWithSdk([...answers, ...events])).toEqual([]);
});

test("a field that is not the SDK's, a missing one and an unknown value are detected", async () => {
  const rate = { object: "tax_rate", id: "txr_1", rate_type: "percentage" };
  const found = await compareWithSdk([{ from: "GET /v1/tax_rates/txr_1", body: { ...rate, color: "blue" } }]);
  expect(found).toEqual([expect.stringContaining("GET /v1/tax_rates/txr_1")]);
  const wrong = await compareWithSdk([{ from: "GET /v1/account", body: { object: "account", type: "unusual" } }]);
  expect(wrong).toEqual([expect.stringContaining("GET /v1/account")]);
});
