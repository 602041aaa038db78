import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { joinAgentPro } from "../../testing/memberships.ts";
import {
  askToPay,
  buildReconciliationDeps,
  CARDS,
  countAsked,
  letPass,
  makePayer,
  pay,
  payByCard,
  readOrders,
  reconcile,
  untilAnswered,
} from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { OPERATOR, TAXED } from "../../testing/test-config.ts";
import { PASSWORD } from "../../testing/test-password.ts";
import { findOrder } from "./orders.queries.ts";
import { reconcileOrder, reconcileOrders } from "./reconciliation.usecases.ts";

const TOTALS = {
  Basic: [64_99, 94_94, 104_94, 134_89],
  Showcase: [89_99, 119_94, 89_99, 119_94],
  "Showcase Plus": [149_99, 149_99, 149_99, 149_99],
} as const;
const ADD_ONS = [[], ["priority"], ["exposure"], ["priority", "exposure"]] as const;

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp(OPERATOR, { takesPayments: true });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

/** A listing's status as its owner sees it. */
async function statusOf(payer: { token: string; listingId: string }): Promise<string> {
  const answer = await site.call("GET", `/v1/property/getProperty/${payer.listingId}`, { token: payer.token });
  return answer.body.property.status;
}

async function getIntent(clientSecret: string) {
  const [id = ""] = clientSecret.split("_secret");
  return site.payments.ask((stripe) => stripe.paymentIntents.retrieve(id));
}

describe("starting a payment", () => {
  test.each(
    Object.entries(TOTALS).flatMap(([plan, totals]) => totals.map((total, index) => [plan, index, total] as const)),
  )(
    "of %s with add-ons no. %i requests %i cents, in the order, the payment and the response alike",
    async (plan, index, total) => {
      const payer = await makePayer(site);
      const answer = await askToPay(site, payer, { planType: plan, features: ADD_ONS[index] });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ planType: plan, discountApplied: false });
      const intent = await getIntent(answer.body.clientSecret);
      expect(intent).toMatchObject({ amount: total, currency: "cad", status: "requires_payment_method" });
      const receipt = await site.call("GET", `/v1/orders/${answer.body.orderId}`, { token: payer.token });
      expect(receipt.body.order).toMatchObject({ totalCents: total, status: "open", plan, number: null });
      expect((await findOrder(site.db, answer.body.orderId))?.quote.totalCents).toBe(total);
    },
  );

  test.each([
    ["amount", { amount: 1 }],
    ["currency", { currency: "usd" }],
    ["price", { price: 1 }],
    ["discount", { discount: true }],
    ["totalCents", { totalCents: 1 }],
    ["planType", { planType: "basic " }],
    ["planType", { planType: ["Basic"] }],
    ["planType", { planType: "constructor" }],
    ["planType", { planType: undefined }],
    ["features", { features: ["priority", "priority"] }],
    ["features", { features: ["social"] }],
    ["features", { features: Array.from({ length: 8_000 }, () => "priority") }],
    ["features", { features: { priority: true } }],
    ["listingId", { listingId: "1" }],
    ["code", { code: "ABCDEFG" }],
    ["code", { code: "ABCDEF" }],
    ["province", { province: "Atlantis" }],
    ["city", { province: "Ontario", city: "Montreal" }],
    ["city", { city: "Toronto" }],
  ])("rejects an invalid %s by name without calling the provider", async (field, wrong) => {
    const payer = await makePayer(site);
    const before = site.sandbox.faults.requests.length;
    const answer = await askToPay(site, payer, wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).join()).toContain(field);
    expect(site.sandbox.faults.requests.length).toBe(before);
  });

  test("is rejected for someone else's, a missing, an active or a closed listing, and without a confirmed phone", async () => {
    const owner = await makePayer(site);
    const other = await makePayer(site);
    const [active = "", closed = ""] = await site.addListings([
      { ownerId: other.uid },
      { ownerId: other.uid, status: "closed" },
    ]);
    const unconfirmed = await site.signInAs();
    const [own = ""] = await site.addListings([{ ownerId: unconfirmed.uid, status: "draft" }]);
    const before = site.sandbox.faults.requests.length;
    const status = async (payer: { token: string }, listingId: string) =>
      (await askToPay(site, { token: payer.token, listingId })).status;
    expect(await status(other, owner.listingId)).toBe(404);
    expect(await status(other, "01900000-0000-7000-8000-000000000000")).toBe(404);
    expect(await status(other, active)).toBe(409);
    expect(await status(other, closed)).toBe(409);
    expect(await status(unconfirmed, own)).toBe(403);
    expect((await askToPay(site, { token: "", listingId: owner.listingId })).status).toBe(401);
    expect(site.sandbox.faults.requests.length).toBe(before);
  });

  test("again reuses the order and its payment; another choice changes the amount", async () => {
    const payer = await makePayer(site);
    const first = await askToPay(site, payer);
    const again = await askToPay(site, payer);
    expect(again.body).toEqual(first.body);
    const changed = await askToPay(site, payer, { planType: "Showcase", features: ["priority"] });
    expect(changed.body).toMatchObject({
      clientSecret: first.body.clientSecret,
      orderId: first.body.orderId,
      featureTags: ["exposure", "priority"],
    });
    expect((await getIntent(first.body.clientSecret)).amount).toBe(119_94);
    const { quotes } = await readOrders(site);
    expect(quotes.filter(({ orderId }) => orderId === first.body.orderId)).toHaveLength(2);
  });

  test("50 times at once creates one order and one payment with one key", async () => {
    for (let round = 0; round < 3; round += 1) {
      const payer = await makePayer(site);
      const answers = await Promise.all(Array.from({ length: 50 }, () => untilAnswered(() => askToPay(site, payer))));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
      expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
      const { orders } = await readOrders(site);
      const own = orders.filter(({ listingId }) => listingId === payer.listingId);
      expect(own).toHaveLength(1);
      const intents = await site.payments.ask((stripe) => stripe.paymentIntents.list({ limit: 100 }));
      expect(intents.data.filter(({ metadata }) => metadata.listingId === payer.listingId)).toHaveLength(1);
      const keys = site.sandbox.faults.requests
        .filter(({ path, body }) => path === "/v1/payment_intents" && JSON.stringify(body).includes(payer.listingId))
        .map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys)).toEqual(new Set([`order-${own[0]?.id}-1`]));
    }
  });

  test("with different choices at once leaves a payment that the last choice still changes", async () => {
    const payer = await makePayer(site);
    const choices = ["Basic", "Showcase", "Showcase Plus"];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => askToPay(site, payer, { planType: choices[index % 3] })),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    const last = await askToPay(site, payer, { planType: "Showcase" });
    expect((await getIntent(last.body.clientSecret)).amount).toBe(89_99);
  });
});

describe("a paid order", () => {
  const sellerOf = async (uid: string) => {
    const { rows } = await site.db.$client.query("SELECT id, seller FROM orders WHERE account_id = $1", [uid]);
    return rows[0];
  };
  const seen = async ({ token }: { token: string }, id: string) => {
    const administrator = await site.signInAsAdministrator();
    const answers = [
      (await site.call("GET", `/v1/orders/${id}`, { token })).body.order,
      (await site.call("GET", `/v1/admin/orders/${id}`, { token: administrator.token })).body.order,
      (await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } })).body.orders[0],
    ];
    return answers.map(({ seller }) => seller);
  };

  test("keeps its seller for all its readers when the seller's details change", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    const { seller } = site.config;
    expect(seller).toMatchObject({ name: OPERATOR.OPERATOR_NAME, address: OPERATOR.OPERATOR_ADDRESS });
    expect((await sellerOf(payer.uid)).seller).toEqual(seller);
    const earlier = { ...seller, name: "Pocket Sales Ltd.", gst: "111111111RT0001" };
    await site.db.$client.query("UPDATE orders SET seller = $2 WHERE id = $1", [orderId, earlier]);
    expect(await seen(payer, orderId)).toEqual([earlier, earlier, earlier]);
    await site.db.$client.query("UPDATE orders SET seller = NULL WHERE id = $1", [orderId]);
    expect(await seen(payer, orderId)).toEqual([seller, seller, seller]);
  });

  test("for a year of Agent Pro keeps its seller too", async () => {
    const { uid } = await joinAgentPro(site);
    expect((await sellerOf(uid)).seller).toEqual(site.config.seller);
  });
});

describe("a payment", () => {
  test("makes the listing live and searchable for its plan's days, with a receipt and an e-mail", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer, { planType: "Showcase", features: ["priority"] });
    expect(await statusOf(payer)).toBe("active");
    const listing = (await site.call("GET", "/v1/property/mine", { token: payer.token })).body.properties[0];
    const days = (listing.expiresAt.seconds - site.clock.now().getTime() / 1000) / 86_400;
    expect(days).toBeCloseTo(90, 3);
    expect(listing.boosts).toEqual({ exposure: true, priority: true });
    const found = await site.call("POST", "/v1/property/search", { token: payer.token, body: { type: "Commercial" } });
    expect(found.body.response.properties.map(({ id }: { id: string }) => id)).toContain(payer.listingId);
    const { order } = (await site.call("GET", `/v1/orders/${orderId}`, { token: payer.token })).body;
    expect(order).toMatchObject({ status: "paid", totalCents: 119_94, buyer: { name: "Amélie Tremblay" } });
    expect(order.seller).toMatchObject({ name: OPERATOR.OPERATOR_NAME, address: OPERATOR.OPERATOR_ADDRESS });
    expect(order.number).toMatch(/^VP-\d{6}$/u);
    const { messages } = (await site.call("GET", `/dev/outbox.json?to=${order.buyer.email}`)).body;
    expect(messages[0]).toMatchObject({ subject: "Your listing is live" });
    // The same amount as on the receipt's page.
    expect(messages[0].text).toContain("We received $");
    expect(messages[0].text).toMatch(
      /See your listing\n\S+\/property\/\S+\s+See the receipt\n\S+\/account\/billing\//u,
    );
    expect(messages[0].text).toContain(order.number);
    expect((await askToPay(site, payer)).status).toBe(409);
  });

  test.each([CARDS.declined, CARDS.poor])(
    "with the card %s leaves the listing a draft, and another card pays",
    async (card) => {
      const payer = await makePayer(site);
      const { clientSecret } = (await askToPay(site, payer)).body;
      expect((await payByCard(site, clientSecret, card)).status).toBe(402);
      await site.sandbox.faults.settled();
      expect(await statusOf(payer)).toBe("draft");
      expect((await payByCard(site, clientSecret)).body.status).toBe("succeeded");
      await site.sandbox.faults.settled();
      expect(await statusOf(payer)).toBe("active");
    },
  );

  test("that waits for authentication blocks another one", async () => {
    const payer = await makePayer(site);
    const { clientSecret } = (await askToPay(site, payer)).body;
    expect((await payByCard(site, clientSecret, CARDS.authenticated)).body.status).toBe("requires_action");
    const answer = await askToPay(site, payer, { planType: "Showcase" });
    expect(answer).toMatchObject({ status: 409, body: { code: "orders.payment_in_progress" } });
    // An authentication that is never finished is cancelled, and the payer can start again.
    const later = await letPass(site, payer, 31);
    await reconcile(site);
    expect((await askToPay(site, later, { planType: "Showcase" })).status).toBe(200);
  });

  test("may wait for authentication for half an hour after the page checked it, however long ago the plan was chosen", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    const check = ({ token }: { token: string }) => site.call("POST", `/v1/orders/${orderId}/check`, { token });
    const confirming = await letPass(site, payer, 40);
    await check(confirming);
    await payByCard(site, clientSecret, CARDS.authenticated);
    const reloading = await letPass(site, payer, 1);
    await check(reloading);
    const { token } = reloading;
    const { payment } = (await site.call("POST", `/v1/orders/${orderId}/payment`, { token, body: {} })).body;
    expect(payment.stage).toBe("authenticating");
    site.clock.advance(28 * 60_000);
    await reconcile(site);
    expect((await getIntent(clientSecret)).status).toBe("requires_action");
    // Checks during the authentication do not prolong it.
    site.clock.advance(2 * 60_000);
    await check(await letPass(site, payer, 0));
    expect((await getIntent(clientSecret)).status).toBe("canceled");
  });

  test("is not cancelled during authentication by a job that read the order before the page checked it", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    const { token } = await letPass(site, payer, 40);
    const before = await findOrder(site.db, orderId);
    await site.call("POST", `/v1/orders/${orderId}/check`, { token });
    await payByCard(site, clientSecret, CARDS.authenticated);
    if (before) await reconcileOrder(buildReconciliationDeps(site), before);
    expect((await getIntent(clientSecret)).status).toBe("requires_action");
  });

  test("does not take effect by the browser's word: opening the result page changes nothing", async () => {
    const payer = await makePayer(site);
    const { orderId } = (await askToPay(site, payer)).body;
    for (const call of [
      () => site.call("GET", `/v1/orders/${orderId}`, { token: payer.token }),
      () => site.call("POST", `/v1/orders/${orderId}/check`, { token: payer.token }),
    ]) {
      expect((await call()).body.order.status).toBe("open");
    }
    expect(await statusOf(payer)).toBe("draft");
  });

  test("whose webhook event never arrived is reconciled on request or by the job", async () => {
    const [asked, waited] = [await makePayer(site), await makePayer(site)];
    site.sandbox.faults.holdEvents();
    const first = await payUnheard(asked);
    await payUnheard(waited);
    const checked = await site.call("POST", `/v1/orders/${first}/check`, { token: asked.token });
    expect(checked.body.order.status).toBe("paid");
    expect(await statusOf(asked)).toBe("active");
    site.clock.advance(61_000);
    await reconcile(site);
    expect(await statusOf(waited)).toBe("active");
    await site.sandbox.faults.releaseEvents({ drop: () => true });

    async function payUnheard(payer: { token: string; listingId: string }): Promise<string> {
      const { orderId, clientSecret } = (await askToPay(site, payer)).body;
      await payByCard(site, clientSecret);
      return orderId;
    }
  });

  test("renews an expired listing as a separate order", async () => {
    const payer = await makePayer(site);
    await pay(site, payer);
    const renewed = await letPass(site, payer, 61 * 24 * 60);
    const { token } = renewed;
    expect(await statusOf(renewed)).toBe("expired");
    await pay(site, renewed, { planType: "Showcase Plus" });
    expect(await statusOf(renewed)).toBe("active");
    const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
    expect(orders.map(({ status, plan }: { status: string; plan: string }) => [status, plan])).toEqual([
      ["paid", "Showcase Plus"],
      ["paid", "Basic"],
    ]);
    expect(orders[0].number > orders[1].number).toBe(true);
  });

  test("for a listing that was removed meanwhile is refunded", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    await site.db.$client.query("UPDATE listings SET status = 'removed' WHERE id = $1", [payer.listingId]);
    await payByCard(site, clientSecret);
    await site.sandbox.faults.settled();
    await reconcile(site);
    await site.sandbox.faults.settled();
    const { order } = (await site.call("GET", `/v1/orders/${orderId}`, { token: payer.token })).body;
    expect(order).toMatchObject({ status: "refunded", refundedCents: 64_99 });
  });

  test("that is abandoned is cancelled after a day", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    site.clock.advance(25 * 60 * 60 * 1000);
    await reconcile(site);
    expect((await findOrder(site.db, orderId))?.status).toBe("cancelled");
    expect((await getIntent(clientSecret)).status).toBe("canceled");
  });

  test("that is cancelled while the job asks about another one is not asked about again", async () => {
    const [first, second] = [await makePayer(site), await makePayer(site)];
    const setCheckAt = async (orderId: string, date: string) =>
      site.db.$client.query("UPDATE orders SET check_at = $2 WHERE id = $1", [orderId, date]);
    await setCheckAt((await askToPay(site, first)).body.orderId, "2020-01-01");
    const { orderId, clientSecret } = (await askToPay(site, second)).body;
    await setCheckAt(orderId, "2020-01-02");
    const { token } = second;
    const cancel = () => site.call("POST", `/v1/orders/${orderId}/cancel`, { token, body: {} });
    let cancelled: ReturnType<typeof cancel> | undefined;
    const { payments, ...deps } = buildReconciliationDeps(site);
    const ask: typeof payments.ask = async (request) => {
      cancelled ??= cancel();
      await cancelled;
      return payments.ask(request);
    };
    await reconcileOrders({ ...deps, payments: { ...payments, ask } });
    expect((await cancelled)?.status).toBe(200);
    expect(await findOrder(site.db, orderId)).toMatchObject({ status: "cancelled", checkAt: null });
    // One that an earlier version left due is not asked about either.
    await setCheckAt(orderId, "2020-01-02");
    const [intentId] = clientSecret.split("_secret");
    const before = countAsked(site, `/v1/payment_intents/${intentId}`);
    await reconcile(site);
    expect(countAsked(site, `/v1/payment_intents/${intentId}`)).toBe(before);
  });
});

describe("orders", () => {
  test("are visible to their owner only", async () => {
    const [payer, other] = [await makePayer(site), await makePayer(site)];
    const { orderId } = (await askToPay(site, payer)).body;
    expect((await site.call("GET", `/v1/orders/${orderId}`, { token: other.token })).status).toBe(404);
    expect((await site.call("POST", `/v1/orders/${orderId}/check`, { token: other.token })).status).toBe(404);
    expect((await site.call("GET", "/v1/orders", { token: other.token })).body).toMatchObject({
      orders: [],
      totalResults: 0,
    });
  });
});

test("with sales tax on, the province is required and each tax is a line of the order", async () => {
  const taxed = await buildTestApp(TAXED, { takesPayments: true });
  try {
    const payer = await makePayer(taxed);
    const missing = await askToPay(taxed, payer, {});
    expect(missing).toMatchObject({ status: 400, body: { fields: { province: "Province is required." } } });
    const choice = { planType: "Showcase Plus", province: "Quebec", city: "montréal" };
    const { orderId } = await pay(taxed, payer, choice);
    const { order } = (await taxed.call("GET", `/v1/orders/${orderId}`, { token: payer.token })).body;
    expect(order).toMatchObject({ totalCents: 172_45, status: "paid", province: "Quebec", city: "Montreal" });
    expect(order.taxes).toEqual([
      { tax: "GST", rate: 5_000, cents: 7_50 },
      { tax: "QST", rate: 9_975, cents: 14_96 },
    ]);
    expect(countAsked(taxed, "/v1/payment_intents")).toBe(1);
  } finally {
    await taxed.close();
  }
});
