import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { askToPay, CARDS, makePayer, type Payer, payByCard, paySaved, reconcile } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { PASSWORD } from "../../testing/test-password.ts";

const CARD = "/v1/checkout-session/card";
const ALWAYS_ASKED = "4000002760003184";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

const readCard = async ({ token }: { token: string }) =>
  (await site.call("GET", "/v1/checkout-session/config", { token })).body.savedCard;
const check = ({ token }: Payer, orderId: string, body: object) =>
  site.call("POST", `/v1/orders/${orderId}/check`, { token, body });
const statusOf = async ({ token }: Payer, orderId: string) =>
  (await site.call("GET", `/v1/orders/${orderId}`, { token })).body.order.status;
const readMethod = (id: string) => site.payments.ask((stripe) => stripe.paymentMethods.retrieve(id));

/** Another listing of the same account. */
async function another(payer: Payer): Promise<Payer> {
  const [listingId = ""] = await site.addListings([{ ownerId: payer.uid, status: "draft" }]);
  return { ...payer, listingId };
}

/** Pays for a listing; `choices` are what was ticked at each attempt, of which the last one pays. */
async function payTicking(payer: Payer, choices: readonly object[], card: string = CARDS.good): Promise<string> {
  const { orderId, clientSecret } = (await askToPay(site, payer)).body;
  for (const choice of choices) expect((await check(payer, orderId, choice)).status).toBe(200);
  await payByCard(site, clientSecret, card);
  await site.sandbox.faults.settled();
  return orderId;
}

async function makeSaver(card: string = CARDS.good): Promise<Payer> {
  const payer = await makePayer(site);
  await payTicking(payer, [{ savesCard: true }], card);
  return payer;
}

describe("the card of a payment", () => {
  test.each([
    ["not ticked", [{ savesCard: false }]],
    ["not asked", [{}]],
    ["ticked and taken back", [{ savesCard: true }, { savesCard: false }]],
  ])("is not saved if that was %s", async (_how, choices) => {
    const payer = await makePayer(site);
    const orderId = await payTicking(payer, choices);
    expect([await statusOf(payer, orderId), await readCard(payer)]).toEqual(["paid", null]);
  });

  test("is saved if that was ticked: brand, digits and expiry, in the export too", async () => {
    const payer = await makeSaver("5555555555554444");
    const saved = { brand: "mastercard", last4: "4444", expiresMonth: 12, expiresYear: 2034 };
    const card = await readCard(payer);
    expect(card).toMatchObject(saved);
    expect((await readMethod(card.paymentMethodId)).customer).toMatch(/^cus_/u);
    const { body } = await site.call("POST", "/v1/auth/export", {
      token: payer.token,
      body: { password: PASSWORD },
    });
    expect(body.savedCard).toMatchObject(saved);
    expect(JSON.stringify(body)).not.toContain("5555555555554444");
  });

  test("is not saved if it was ticked for a card that was declined, and not for the one that paid", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    await check(payer, orderId, { savesCard: true });
    await payByCard(site, clientSecret, CARDS.declined);
    await check(payer, orderId, { savesCard: false });
    await payByCard(site, clientSecret);
    await site.sandbox.faults.settled();
    expect([await statusOf(payer, orderId), await readCard(payer)]).toEqual(["paid", null]);
  });

  test("is saved later if the provider does not respond after the payment", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    await check(payer, orderId, { savesCard: true });
    site.sandbox.faults.inject({ path: /\/payment_intents\/\w+$/u, kind: "500", times: 100 });
    await payByCard(site, clientSecret);
    await site.sandbox.faults.settled();
    expect([await statusOf(payer, orderId), await readCard(payer)]).toEqual(["paid", null]);
    site.sandbox.faults.clear();
    await reconcile(site);
    expect(await readCard(payer)).toMatchObject({ last4: "4242" });
  });

  test("replaces the one before, which the provider no longer keeps", async () => {
    const payer = await makeSaver();
    const before = await readCard(payer);
    await payTicking(await another(payer), [{ savesCard: true }], "5555555555554444");
    expect(await readCard(payer)).toMatchObject({ last4: "4444" });
    expect((await readMethod(before.paymentMethodId)).customer).toBeNull();
  });
});

describe("a saved card", () => {
  test("pays for the next order with one press", async () => {
    const payer = await another(await makeSaver());
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    const { paymentMethodId } = await readCard(payer);
    expect((await paySaved(site, clientSecret, paymentMethodId)).body).toMatchObject({ status: "succeeded" });
    await site.sandbox.faults.settled();
    expect(await statusOf(payer, orderId)).toBe("paid");
    expect(await readCard(payer)).toMatchObject({ paymentMethodId });
  });

  test("whose bank asks finishes the payment in the browser", async () => {
    const first = await makePayer(site);
    const started = (await askToPay(site, first)).body;
    await check(first, started.orderId, { savesCard: true });
    await answerBank(await payByCard(site, started.clientSecret, ALWAYS_ASKED));
    const payer = await another(first);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    const asked = await paySaved(site, clientSecret, (await readCard(payer)).paymentMethodId);
    expect(asked.body).toMatchObject({ status: "requires_action" });
    expect(await statusOf(payer, orderId)).toBe("open");
    await answerBank(asked);
    expect(await statusOf(payer, orderId)).toBe("paid");
  });

  test("of somebody else pays for nothing", async () => {
    const { paymentMethodId } = await readCard(await makeSaver());
    const thief = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, thief)).body;
    expect((await paySaved(site, clientSecret, paymentMethodId)).status).toBe(400);
    expect(await statusOf(thief, orderId)).toBe("open");
  });

  test("is removed here and at the provider, once", async () => {
    const payer = await makeSaver();
    const { paymentMethodId } = await readCard(payer);
    const other = await makeSaver();
    for (const _time of [1, 2]) expect((await site.call("DELETE", CARD, { token: payer.token })).status).toBe(200);
    expect(await readCard(payer)).toBeNull();
    expect((await readMethod(paymentMethodId)).customer).toBeNull();
    expect(await readCard(other)).not.toBeNull();
  });

  test("stays until the provider responds", async () => {
    const payer = await makeSaver();
    site.sandbox.faults.inject({ path: /\/detach$/u, kind: "500", times: 1 });
    expect((await site.call("DELETE", CARD, { token: payer.token })).status).toBe(503);
    expect(await readCard(payer)).not.toBeNull();
    expect((await site.call("DELETE", CARD, { token: payer.token })).status).toBe(200);
    expect(await readCard(payer)).toBeNull();
  });

  test("that was removed at the provider is removed here", async () => {
    const payer = await makeSaver();
    const { paymentMethodId } = await readCard(payer);
    await site.payments.ask((stripe) => stripe.paymentMethods.detach(paymentMethodId));
    await site.sandbox.faults.settled();
    expect(await readCard(payer)).toBeNull();
  });

  test("is not offered once its customer at the provider was replaced", async () => {
    const payer = await makeSaver();
    await site.db.$client.query("UPDATE membership_checkouts SET customer_id = 'cus_new' WHERE account_id = $1", [
      payer.uid,
    ]);
    expect(await readCard(payer)).toBeNull();
  });
});

/** The buyer passes the bank's challenge. */
async function answerBank({ body }: { body: Record<string, unknown> }): Promise<void> {
  const { url } = (body.next_action as { redirect_to_url: { url: string } }).redirect_to_url;
  const { host, port } = site.sandbox;
  const page = new URL(url.replace(`${site.config.publicUrl}/sandbox`, `http://${host}:${port}`));
  const fields = { ...Object.fromEntries(page.searchParams), result: "complete" };
  await fetch(page, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  await site.sandbox.faults.settled();
}
