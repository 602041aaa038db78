import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { post, startTestSandbox, type TestSandbox } from "./testing.ts";

let house: TestSandbox;
beforeAll(async () => {
  house = await startTestSandbox();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.faults.settled();
  house.received.length = 0;
});

const SITE = "http://127.0.0.1:3000";
const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" };

async function begin(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = await house.stripe.customers.create({ email: "amelie@example.ca", name: "Amélie" });
  return house.stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [
      {
        price_data: {
          currency: "cad",
          unit_amount: 9900,
          product_data: { name: "Agent <Pro>" },
          recurring: { interval: "month" },
        },
        quantity: 1,
      },
    ],
    metadata: { user: "7" },
    subscription_data: { metadata: { user: "7" } },
    success_url: `${SITE}/success?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${SITE}/plans`,
    ...more,
  });
}

/** Where the sandbox itself serves the pages. */
const direct = (url: string | null | undefined) => String(url).replace(house.options.pagesUrl, house.base);
const pay = (session: Stripe.Checkout.Session, card: Record<string, string> = CARD) =>
  post(direct(session.url), { fields: card });

async function subscribe(number = CARD.number) {
  const { id } = await begin().then(async (session) => {
    await pay(session, { ...CARD, number });
    return session;
  });
  const session = await house.stripe.checkout.sessions.retrieve(id, { expand: ["subscription"] });
  return session.subscription as Stripe.Subscription;
}
const retrieve = (id: string) =>
  house.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice", "latest_invoice.payments"] });
const settledTypes = async () => {
  await house.faults.settled();
  return house.types();
};

/** Lets a renewal be declined, and returns its invoice. */
async function failToRenew(id: string): Promise<Stripe.Invoice> {
  for (const _ of ["drafted", "collected"]) await house.faults.endPeriod(id);
  return (await retrieve(id)).latest_invoice as Stripe.Invoice;
}
/** Opens an invoice's page, or pays there with a card. */
const openInvoice = ({ hosted_invoice_url: url }: Stripe.Invoice, card?: Record<string, string>) =>
  card === undefined ? fetch(direct(url)) : post(direct(url), { fields: card });

describe("a checkout session", () => {
  test("is open for a day, with its line items", async () => {
    const session = await begin();
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      amount_total: 9900,
      currency: "cad",
      metadata: { user: "7" },
      url: `${house.options.pagesUrl}/checkout/${session.id}`,
    });
    expect(session.expires_at - session.created).toBe(24 * 3600);
    const { line_items } = await house.stripe.checkout.sessions.retrieve(session.id, { expand: ["line_items"] });
    expect(line_items?.data).toMatchObject([{ description: "Agent <Pro>", amount_total: 9900, quantity: 1 }]);
    expect((await house.stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(1);
  });

  test("is a page without scripts, escaped, in the session's language", async () => {
    const english = await (await fetch(direct((await begin()).url))).text();
    expect(english).toContain('<html lang="en">');
    expect(english).toContain("Vestpocket payment sandbox · Test mode");
    expect(english).toContain("Agent &#60;Pro&#62;");
    expect(english).toContain("$99.00 CAD");
    expect(english).toContain("Pay and subscribe");
    expect(english).toContain(`href="${SITE}/plans"`);
    expect(english).toContain(`href="${house.options.pagesUrl}/style.css"`);
    expect(english).not.toMatch(/<script|style=/u);
    const french = await (await fetch(direct((await begin({ locale: "fr" })).url))).text();
    expect(french).toContain('<html lang="fr">');
    expect(french).toContain("Payer et s’abonner");
    expect(french).toContain("par mois");
  });

  test("once paid starts a subscription, sends its events in order, and redirects to the success page", async () => {
    const session = await begin();
    const answer = await pay(session);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${SITE}/success?session=${session.id}`]);
    const done = await house.stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription", "customer"] });
    expect(done).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      customer: { email: "amelie@example.ca" },
      subscription: { status: "active", metadata: { user: "7" }, cancel_at_period_end: false },
    });
    const subscription = await retrieve((done.subscription as Stripe.Subscription).id);
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({
      status: "paid",
      total: 9900,
      billing_reason: "subscription_create",
      parent: { subscription_details: { subscription: subscription.id, metadata: { user: "7" } } },
      payments: { data: [{ status: "paid", payment: { type: "payment_intent" } }] },
      lines: { data: [{ description: "Agent <Pro>", amount: 9900 }] },
    });
    expect(await house.stripe.invoices.retrieve(invoice.id)).not.toHaveProperty("payments");
    const intent = invoice.payments?.data[0]?.payment.payment_intent as string;
    expect(await house.stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: "succeeded", amount: 9900 });
    expect(await settledTypes()).toEqual([
      "payment_intent.created",
      "payment_method.attached",
      "charge.succeeded",
      "payment_intent.succeeded",
      "customer.subscription.created",
      "invoice.paid",
      "checkout.session.completed",
    ]);
  });

  test("is paid once by two submissions, in parallel or in sequence", async () => {
    const session = await begin();
    const answers = await Promise.all([pay(session), pay(session), pay(session)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await pay(session)).headers.get("location")).toContain("/success");
    expect((await fetch(direct(session.url), { redirect: "manual" })).headers.get("location")).toContain("/success");
    const { customer } = await house.stripe.checkout.sessions.retrieve(session.id);
    expect((await house.stripe.subscriptions.list({ customer: String(customer) })).data).toHaveLength(1);
    expect((await house.stripe.charges.list({ customer: String(customer) })).data).toHaveLength(1);
  });

  test.each([
    [{ number: "4242 4242 4242 4241" }, 'id="number-error"', "Your card number is incorrect."],
    [{ expiry: "13 / 40" }, 'id="expiry-error"', "expiration month is invalid."],
    [{ expiry: "" }, 'id="expiry-error"', "expiration month is invalid."],
    [{ cvc: "" }, 'id="cvc-error"', "security code is invalid."],
    [{ number: "4000000000000127" }, 'id="cvc-error"', "security code is incorrect."],
    [{ number: "4000000000000002" }, 'role="alert"', "Your card was declined."],
    [{ number: "4000000000009995" }, 'role="alert"', "Your card has insufficient funds."],
  ])("shows the error for %j next to the field, and stays open", async (wrong, place, message) => {
    const session = await begin();
    const answer = await pay(session, { ...CARD, ...wrong });
    const page = await answer.text();
    expect(answer.status).toBe(402);
    expect(page).toContain(place);
    expect(page.replaceAll("&#39;", "'")).toContain(message);
    expect(page).not.toContain('value="4');
    expect((await pay(session)).status).toBe(303);
  });

  test("shows errors in French", async () => {
    const session = await begin({ locale: "fr" });
    const page = await (await pay(session, { ...CARD, number: "4000000000000002" })).text();
    expect(page).toContain("Votre carte a été refusée.");
  });

  test("challenges the payer, and is then paid or open again", async () => {
    for (const [answer, status] of [
      ["fail", "open"],
      ["complete", "complete"],
    ] as const) {
      const session = await begin();
      const challenged = await pay(session, { ...CARD, number: "4000002500003155" });
      const challenge = new URL(direct(challenged.headers.get("location")));
      const page = await (await fetch(challenge)).text();
      expect(page).toContain("Complete authentication");
      const form = { ...Object.fromEntries(challenge.searchParams), result: answer };
      const [first, second] = await Promise.all([
        post(challenge.origin + challenge.pathname, { fields: form }),
        post(challenge.origin + challenge.pathname, { fields: form }),
      ]);
      expect([first.status, second.status]).toEqual([303, 303]);
      expect((await house.stripe.checkout.sessions.retrieve(session.id)).status).toBe(status);
      const back = await fetch(direct(first.headers.get("location")), { redirect: "manual" });
      if (status === "complete") expect(back.headers.get("location")).toContain("/success");
      else expect(await back.text()).toContain("We are unable to authenticate your payment method.");
    }
  });

  test("expires on request or after its time, and accepts no card after that", async () => {
    const [told, left] = [await begin(), await begin()];
    await pay(left, { ...CARD, number: "4000002500003155" });
    expect((await house.stripe.checkout.sessions.expire(told.id)).status).toBe("expired");
    await expect(house.stripe.checkout.sessions.expire(told.id)).rejects.toMatchObject({ statusCode: 400 });
    house.advance(24 * 3600);
    await house.faults.passTime();
    await house.faults.settled();
    const eventsOf = (id: string) =>
      house.received.filter(({ event }) => (event.data.object as { id: string }).id === id);
    for (const { id } of [told, left])
      expect(eventsOf(id).map(({ event }) => event.type)).toEqual(["checkout.session.expired"]);
    expect(house.types()).toContain("payment_intent.canceled");
    const late = await pay(left);
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining("This checkout has expired")]);
    expect((await fetch(`${house.base}/checkout/cs_test_none`)).status).toBe(404);
  });

  test("creates a customer if none is given", async () => {
    const session = await begin({ customer: undefined as never, customer_email: "new@example.ca" });
    await pay(session);
    const { customer } = await house.stripe.checkout.sessions.retrieve(session.id, { expand: ["customer"] });
    expect(customer).toMatchObject({ object: "customer", email: "new@example.ca" });
  });

  test.each([
    [{ line_items: [] as never }, "parameter_missing"],
    [{ success_url: "nowhere" }, "url_invalid"],
    [{ customer: "cus_none" }, "resource_missing"],
    [{ mode: "payment" as const }, undefined],
  ])("is rejected with %j", async (more, code) => {
    await expect(begin(more)).rejects.toMatchObject({ type: "StripeInvalidRequestError", code });
  });
});

describe("a subscription", () => {
  test("renews at the end of its period", async () => {
    const { id } = await subscribe();
    const before = await retrieve(id);
    await house.faults.settled();
    house.received.length = 0;
    house.advance(10);
    await house.faults.endPeriod(id);
    const drafted = await retrieve(id);
    expect(drafted).toMatchObject({
      status: "active",
      latest_invoice: { status: "draft", number: null, amount_paid: 0, status_transitions: { finalized_at: null } },
    });
    expect(await settledTypes()).toEqual(["invoice.created", "customer.subscription.updated"]);
    house.received.length = 0;
    const renewedAt = Math.floor(house.clock.now.getTime() / 1000);
    house.advance(3599);
    await house.faults.passTime();
    expect((await retrieve(id)).latest_invoice).toMatchObject({ status: "draft" });
    house.advance(1);
    await house.faults.passTime();
    const after = await retrieve(id);
    expect(after.status).toBe("active");
    expect(after.items.data[0]?.current_period_start).toBe(renewedAt);
    expect(after.latest_invoice).toMatchObject({ status: "paid", billing_reason: "subscription_cycle", total: 9900 });
    expect((after.latest_invoice as Stripe.Invoice).id).not.toBe((before.latest_invoice as Stripe.Invoice).id);
    expect(await settledTypes()).toEqual([
      "invoice.finalized",
      "payment_intent.created",
      "charge.succeeded",
      "payment_intent.succeeded",
      "invoice.paid",
    ]);
    const invoices = await house.stripe.invoices.list({ subscription: id });
    expect(invoices.data.map((invoice) => invoice.billing_reason)).toEqual([
      "subscription_cycle",
      "subscription_create",
    ]);
  });

  test("renews as time passes, month by month", async () => {
    const { id } = await subscribe();
    house.advance(95 * 86_400);
    await house.faults.passTime();
    expect((await house.stripe.invoices.list({ subscription: id })).data).toHaveLength(4);
  });

  test("ends with its period on request, unless it is resumed", async () => {
    const { id } = await subscribe();
    const canceled = await house.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const periodEnd = canceled.items.data[0]?.current_period_end;
    expect(canceled).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
      cancel_at: periodEnd,
      cancellation_details: { reason: "cancellation_requested" },
    });
    const again = await house.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(again.canceled_at).toBe(canceled.canceled_at);
    const resumed = await house.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null, cancellation_details: { reason: null } });
    await house.faults.endPeriod(id);
    await house.faults.endPeriod(id);
    expect((await retrieve(id)).status).toBe("active");
    await house.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await house.faults.settled();
    house.received.length = 0;
    await house.faults.endPeriod(id);
    expect(await retrieve(id)).toMatchObject({ status: "canceled", ended_at: expect.any(Number) });
    expect(await settledTypes()).toEqual(["customer.subscription.deleted"]);
    await expect(house.stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test("that ends while its renewal is a draft is not charged for it", async () => {
    const { id } = await subscribe();
    await house.faults.endPeriod(id);
    await house.stripe.subscriptions.cancel(id);
    house.advance(2 * 86_400);
    await house.faults.passTime();
    expect(await retrieve(id)).toMatchObject({
      status: "canceled",
      latest_invoice: { status: "draft", auto_advance: false },
    });
  });

  test("is canceled immediately, and only once", async () => {
    const { id, customer } = await subscribe();
    expect((await house.stripe.subscriptions.cancel(id)).status).toBe("canceled");
    await expect(house.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    const list = (status?: "all") =>
      house.stripe.subscriptions.list({ customer: String(customer), ...(status && { status }) });
    expect([(await list()).data, (await list("all")).data]).toMatchObject([[], [{ id }]]);
  });

  test("is past due while its renewal is declined, and ends after the last attempt", async () => {
    const { id } = await subscribe("4000000000000341");
    await house.faults.settled();
    house.received.length = 0;
    await house.faults.endPeriod(id);
    await house.faults.endPeriod(id);
    const owed = await retrieve(id);
    expect(owed).toMatchObject({
      status: "past_due",
      latest_invoice: {
        status: "open",
        attempt_count: 1,
        amount_remaining: 9900,
        payments: { data: [{ status: "open" }] },
      },
    });
    expect(await settledTypes()).toEqual([
      "invoice.created",
      "customer.subscription.updated",
      "invoice.finalized",
      "payment_intent.created",
      "charge.failed",
      "payment_intent.payment_failed",
      "invoice.payment_failed",
      "customer.subscription.updated",
    ]);
    house.advance(16 * 86_400);
    await house.faults.passTime();
    house.advance(16 * 86_400);
    await house.faults.passTime();
    house.advance(16 * 86_400);
    await house.faults.passTime();
    expect(await retrieve(id)).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
      latest_invoice: { attempt_count: 4 },
    });
  });

  test("that ended still owes its open invoice, whose page takes the payment without reviving it", async () => {
    const { id } = await subscribe("4000000000000341");
    const invoice = await failToRenew(id);
    await house.stripe.subscriptions.cancel(id);
    expect((await retrieve(id)).latest_invoice).toMatchObject({ status: "open", auto_advance: false });
    expect(await (await openInvoice(invoice)).text()).toContain("<form");
    expect(await (await openInvoice(invoice, CARD)).text()).toContain("Paid");
    expect(await retrieve(id)).toMatchObject({
      status: "canceled",
      latest_invoice: { status: "paid", amount_paid: 9900 },
    });
  });

  test("that ended cannot be charged for an invoice that was voided", async () => {
    const { id } = await subscribe("4000000000000341");
    const invoice = await failToRenew(id);
    await house.stripe.subscriptions.cancel(id);
    await house.faults.settled();
    house.received.length = 0;
    expect(await house.stripe.invoices.voidInvoice(invoice.id)).toMatchObject({
      status: "void",
      amount_paid: 0,
      status_transitions: { voided_at: expect.any(Number) },
    });
    expect(await settledTypes()).toEqual(["payment_intent.canceled", "invoice.voided"]);
    for (const card of [undefined, CARD]) {
      const page = await (await openInvoice(invoice, card)).text();
      expect(page).toContain("Canceled");
      expect(page).not.toContain("<form");
    }
    expect(await retrieve(id)).toMatchObject({
      status: "canceled",
      latest_invoice: { status: "void", payments: { data: [{ status: "canceled" }] } },
    });
  });

  test("that was past due is active again once its invoice is voided", async () => {
    const { id } = await subscribe("4000000000000341");
    await house.stripe.invoices.voidInvoice((await failToRenew(id)).id);
    house.advance(4 * 86_400);
    await house.faults.passTime();
    expect(await retrieve(id)).toMatchObject({
      status: "active",
      latest_invoice: { status: "void", attempt_count: 1 },
    });
  });

  test("has no draft, paid or void invoice that can be voided", async () => {
    const { id } = await subscribe();
    const voidLatest = async () => {
      const { latest_invoice: latest } = await retrieve(id);
      return house.stripe.invoices.voidInvoice((latest as Stripe.Invoice).id);
    };
    const refused = { statusCode: 400, type: "StripeInvalidRequestError" };
    await expect(voidLatest()).rejects.toMatchObject({ ...refused, message: expect.stringContaining("is paid") });
    await house.faults.endPeriod(id);
    await expect(voidLatest()).rejects.toMatchObject({ ...refused, message: expect.stringContaining("is draft") });
    const owing = await subscribe("4000000000000341");
    const invoice = await failToRenew(owing.id);
    await house.stripe.invoices.voidInvoice(invoice.id);
    await expect(house.stripe.invoices.voidInvoice(invoice.id)).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining("is void"),
    });
    await expect(house.stripe.invoices.voidInvoice("in_none")).rejects.toMatchObject({ statusCode: 404 });
  });

  test("is active again once another card pays", async () => {
    const { id } = await subscribe("4000000000000341");
    await house.faults.endPeriod(id);
    await house.faults.endPeriod(id);
    const good = await house.stripe.paymentIntents.create({
      amount: 100,
      currency: "cad",
      payment_method: "pm_card_visa",
    });
    await house.stripe.subscriptions.update(id, { default_payment_method: String(good.payment_method) });
    await house.faults.endPeriod(id);
    expect(await retrieve(id)).toMatchObject({
      status: "active",
      latest_invoice: { status: "paid", payments: { data: [{ status: "paid" }] } },
    });
  });

  test("sends the previous values with each update event", async () => {
    const { id } = await subscribe();
    await house.faults.settled();
    house.received.length = 0;
    await house.stripe.subscriptions.update(id, { metadata: { user: "8" } });
    await house.faults.settled();
    expect(house.received[0]?.event.data).toMatchObject({ previous_attributes: { metadata: { user: "7" } } });
    await house.stripe.subscriptions.update(id, { metadata: { user: "8" } });
    await house.faults.settled();
    expect(house.received).toHaveLength(1);
  });

  test("ends with its customer", async () => {
    const { id, customer } = await subscribe();
    await house.stripe.customers.del(String(customer));
    expect((await retrieve(id)).status).toBe("canceled");
    expect(await house.stripe.customers.retrieve(String(customer))).toMatchObject({ deleted: true });
    await expect(house.stripe.customers.update(String(customer), { name: "x" })).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
