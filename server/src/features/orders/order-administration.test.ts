import { v7 as newId } from "uuid";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { getMembership, joinAgentPro } from "../../testing/memberships.ts";
import { askToPay, makePayer, type Payer, pay } from "../../testing/payments.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOrder } from "./orders.queries.ts";

const TOTAL = 64_99;
const REASON = "requested_by_customer";

let site: TestApp;
let administrator: { uid: string; token: string };
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
  administrator = await site.signInAsAdministrator();
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

async function makePaidOrder(): Promise<{ payer: Payer; orderId: string }> {
  const payer = await makePayer(site);
  return { payer, orderId: (await pay(site, payer)).orderId };
}

/** Requests a refund as an administrator who sees the order's current state. */
async function refund(orderId: string, body: object = {}): Promise<Answer> {
  const { token } = administrator;
  const { refundedCents = 0 } = (await findOrder(site.db, orderId)) ?? {};
  const sent = { reason: REASON, refundedCents, ...body };
  return site.call("POST", `/v1/admin/orders/${orderId}/refund`, { token, body: sent });
}

async function read(orderId: string) {
  return (await site.call("GET", `/v1/admin/orders/${orderId}`, { token: administrator.token })).body.order;
}

async function list(query: string): Promise<Answer> {
  return site.call("GET", `/v1/admin/orders?${query}`, { token: administrator.token });
}

/** The audit log's entries about a subject, newest first. */
async function auditOf(id: string): Promise<{ action: string; actorId: string | null; details: object }[]> {
  const { token } = administrator;
  return (await site.call("GET", `/v1/admin/audit?limit=50&subject=${id}`, { token })).body.audit;
}

async function statusOf({ token, listingId }: Payer): Promise<string> {
  return (await site.call("GET", `/v1/property/getProperty/${listingId}`, { token })).body.property.status;
}

describe("the administrators' list of orders", () => {
  test("is for administrators with a confirmed session only", async () => {
    const { payer, orderId } = await makePaidOrder();
    const { email } = await site.addAccount({ role: "administrator" });
    const unconfirmed = await site.signIn(email);
    const calls = [
      ["GET", "/v1/admin/orders"],
      ["GET", `/v1/admin/orders/${orderId}`],
      ["POST", `/v1/admin/orders/${orderId}/refund`],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === "POST" ? { body: { reason: REASON } } : {};
      const ofMember = await site.call(method, path, { token: payer.token, ...body });
      expect(ofMember).toMatchObject({ status: 403, body: { code: "sessions.administrators_only" } });
      const ofUnconfirmed = await site.call(method, path, { token: unconfirmed, ...body });
      expect(ofUnconfirmed).toMatchObject({ status: 403, body: { code: "sessions.second_factor_needed" } });
    }
    expect((await read(orderId)).refundedCents).toBe(0);
  });

  test("finds orders by number, by id, or by words of the buyer's name or email, or of the listing's title", async () => {
    const { payer, orderId } = await makePaidOrder();
    const order = await read(orderId);
    const [name = ""] = payer.email.split("@");
    for (const searched of [order.number, order.number.toLowerCase(), orderId, order.intentId, name, payer.uid]) {
      const { body } = await list(`searchQuery=${encodeURIComponent(searched)}`);
      expect({ searched, found: body.orders.map(({ id }: { id: string }) => id) }).toEqual({
        searched,
        found: [orderId],
      });
      expect(body).toMatchObject({ page: 1, totalPages: 1, totalResults: 1 });
      expect(body.orders[0]).toMatchObject({
        status: "paid",
        totalCents: TOTAL,
        buyer: { uid: payer.uid, name: "Amélie Tremblay", email: payer.email },
        isUndelivered: false,
      });
    }
    expect((await list("searchQuery=corner%20STORE&limit=50")).body.orders.length).toBeGreaterThan(0);
    // Signs are no words.
    expect((await list("searchQuery=%25")).body.totalResults).toBe(0);
    expect((await list("searchQuery=no_such")).body.totalResults).toBe(0);
  });

  test("filters by status and kind, and pages", async () => {
    const payer = await makePayer(site);
    const { orderId } = (await askToPay(site, payer)).body;
    const open = (await list(`status=open&kind=listing&searchQuery=${payer.uid}`)).body;
    expect(open.orders.map(({ id }: { id: string }) => id)).toEqual([orderId]);
    for (const query of ["status=paid", "status=undelivered", "kind=membership"]) {
      expect((await list(`${query}&searchQuery=${payer.uid}`)).body.totalResults).toBe(0);
    }
    expect((await list("limit=1&page=2")).body).toMatchObject({ page: 2, orders: [{}] });
  });

  test.each(["status=free", "kind=gift", "limit=51", "page=0", "searchQuery=%00", "nonsense=1"])(
    "reject %s, naming it",
    async (query) => {
      const answer = await list(query);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual([query.split("=")[0]]);
    },
  );
});

describe("an order that an administrator opens", () => {
  test("shows its quotes, payment and history, and the audit log records the read", async () => {
    const payer = await makePayer(site);
    await askToPay(site, payer, { planType: "Showcase" });
    const { orderId } = await pay(site, payer, { planType: "Basic" });
    const order = await read(orderId);
    expect(order).toMatchObject({
      status: "paid",
      quotes: [
        { revision: 1, plan: "Showcase", isCurrent: false },
        { revision: 2, plan: "Basic", isCurrent: true, totalCents: TOTAL },
      ],
      discountCode: null,
      isPaymentKnown: true,
      payment: { status: "succeeded", receivedCents: TOTAL, paidWith: { brand: "visa", last4: "4242" }, refunds: [] },
      events: [{ action: "orders.pay", actor: { name: "Amélie Tremblay" } }],
    });
    expect(await auditOf(orderId)).toMatchObject([
      { action: "orders.read", actorId: administrator.uid, subjectName: order.number },
      { action: "orders.pay", actorId: payer.uid, details: { cents: TOTAL } },
    ]);
    expect((await site.call("GET", `/v1/admin/orders/${newId()}`, { token: administrator.token })).status).toBe(404);
    expect((await site.call("GET", "/v1/admin/orders/VP-1", { token: administrator.token })).status).toBe(400);
  });

  test("is shown without its payment if the provider does not respond", async () => {
    const { orderId } = await makePaidOrder();
    site.sandbox.faults.inject({ path: "*", kind: "500", times: 2 });
    expect(await read(orderId)).toMatchObject({ status: "paid", isPaymentKnown: false, payment: null });
  });
});

describe("a refund", () => {
  test("of part of an order leaves the listing live; refunding the rest takes it down, and the buyer gets an e-mail for each", async () => {
    const { payer, orderId } = await makePaidOrder();
    const part = await refund(orderId, { amountCents: 20_00, reason: "duplicate" });
    expect(part).toMatchObject({
      status: 200,
      body: { order: { status: "paid", refundedCents: 20_00, payment: { refunds: [{ cents: 20_00 }] } } },
    });
    expect(await statusOf(payer)).toBe("active");
    const rest = await refund(orderId);
    expect(rest.body.order).toMatchObject({ status: "refunded", refundedCents: TOTAL });
    expect(rest.body.order.payment.refunds).toMatchObject([{ cents: 20_00 }, { cents: TOTAL - 20_00 }]);
    expect(await statusOf(payer)).toBe("draft");
    await site.sandbox.faults.settled();
    const { messages } = (await site.call("GET", `/dev/outbox.json?to=${payer.email}`)).body;
    const subjects: string[] = messages.map(({ subject }: { subject: string }) => subject);
    expect(subjects.filter((subject) => subject.includes("refund"))).toHaveLength(2);
    expect((await auditOf(orderId)).map(({ action, actorId, details }) => ({ action, actorId, details }))).toEqual([
      { action: "orders.refunded", actorId: null, details: { cents: TOTAL - 20_00, isWhole: true } },
      { action: "orders.refund", actorId: administrator.uid, details: { cents: TOTAL - 20_00, reason: REASON } },
      { action: "orders.refunded", actorId: null, details: { cents: 20_00, isWhole: false } },
      { action: "orders.refund", actorId: administrator.uid, details: { cents: 20_00, reason: "duplicate" } },
      expect.objectContaining({ action: "orders.pay" }),
    ]);
    expect(await refund(orderId)).toMatchObject({ status: 409, body: { code: "orders.refund_not_paid" } });
  });

  test("of more than is left, or of an unpaid order, is rejected naming the field", async () => {
    const { orderId } = await makePaidOrder();
    await refund(orderId, { amountCents: 60_00 });
    const before = site.sandbox.faults.requests.length;
    const answer = await refund(orderId, { amountCents: 5_00 });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { amountCents: "You can refund up to $4.99." } },
    });
    const open = (await askToPay(site, await makePayer(site))).body.orderId;
    const asked = site.sandbox.faults.requests.length;
    expect(await refund(open)).toMatchObject({ status: 409, body: { code: "orders.refund_not_paid" } });
    expect((await refund(newId())).status).toBe(404);
    expect(site.sandbox.faults.requests.length).toBe(asked);
    expect(asked).toBeGreaterThan(before);
  });

  test.each([
    ["amountCents", { amountCents: 0 }],
    ["amountCents", { amountCents: -1 }],
    ["amountCents", { amountCents: 1.5 }],
    ["amountCents", { amountCents: "100" }],
    ["refundedCents", { refundedCents: undefined }],
    ["refundedCents", { refundedCents: -1 }],
    ["reason", { reason: "because" }],
    ["reason", { reason: undefined }],
    ["status", { status: "refunded" }],
  ])("with an invalid %s is rejected: %j", async (field, body) => {
    const { orderId } = await makePaidOrder();
    const answer = await refund(orderId, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await read(orderId)).refundedCents).toBe(0);
  });

  test("requested six times at once is made once", async () => {
    const { orderId } = await makePaidOrder();
    // None completes before all six are in progress.
    site.sandbox.faults.inject({ path: "/v1/refunds", kind: "delay", milliseconds: 1_000, times: 6 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(orderId, { amountCents: 30_00 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await site.sandbox.faults.settled();
    const order = await read(orderId);
    expect(order.payment.refunds).toHaveLength(1);
    expect(order.refundedCents).toBe(30_00);
  });

  test("requested by two administrators at once is made only for those who get a success", async () => {
    const { orderId } = await makePaidOrder();
    const answers = await Promise.all([30_00, 10_00].map((amountCents) => refund(orderId, { amountCents })));
    await site.sandbox.faults.settled();
    const order = await read(orderId);
    const refunded = order.payment.refunds.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0);
    expect(order.refundedCents).toBe(refunded);
    for (const { status, body } of answers) {
      if (status === 200) continue;
      expect(status).toBe(409);
      expect(["orders.refund_under_way", "orders.refund_changed"]).toContain(body.code);
    }
    expect(order.payment.refunds).toHaveLength(answers.filter(({ status }) => status === 200).length);
  });

  test.each([
    ["500", 1],
    ["reset-before", 2],
    ["reset-after", 2],
  ] as const)("that fails at the provider with %s can be retried and is made once", async (kind, times) => {
    const { orderId } = await makePaidOrder();
    site.sandbox.faults.inject({ path: "/v1/refunds", kind, times });
    expect(await refund(orderId, { amountCents: 10_00 })).toMatchObject({
      status: 503,
      body: { code: "payments.unavailable" },
    });
    site.sandbox.faults.clear();
    await site.sandbox.faults.settled();
    const sent = (await read(orderId)).refundedCents;
    expect(sent).toBe(kind === "reset-after" ? 10_00 : 0);
    if (sent === 0) expect((await refund(orderId, { amountCents: 10_00 })).status).toBe(200);
    await site.sandbox.faults.settled();
    const order = await read(orderId);
    expect(order.payment.refunds).toHaveLength(1);
    expect(order.refundedCents).toBe(10_00);
  });

  test("whose response and event are lost is made once, however often another one is requested for the amount seen", async () => {
    const { orderId } = await makePaidOrder();
    const seen = { amountCents: 10_00, refundedCents: 0 };
    site.sandbox.faults.holdEvents();
    site.sandbox.faults.inject({ path: "/v1/refunds", kind: "reset-after", times: 2 });
    expect((await refund(orderId, seen)).status).toBe(503);
    site.sandbox.faults.clear();
    const other = await refund(orderId, { ...seen, amountCents: 20_00 });
    expect(other).toMatchObject({ status: 409, body: { code: "orders.refund_under_way" } });
    for (const again of [seen, { ...seen, amountCents: 20_00 }, { ...seen, reason: "duplicate" }]) {
      expect(await refund(orderId, again)).toMatchObject({ status: 409, body: { code: "orders.refund_changed" } });
    }
    const order = await read(orderId);
    expect(order.payment.refunds).toMatchObject([{ cents: 10_00 }]);
    expect(order.refundedCents).toBe(10_00);
    await site.sandbox.faults.releaseEvents({ drop: () => true });
  });

  test("can be made for another amount after the provider failed to make the first and stored that under its key", async () => {
    const { orderId } = await makePaidOrder();
    site.sandbox.faults.inject({ path: "/v1/refunds", kind: "500-kept" });
    expect((await refund(orderId, { amountCents: 10_00 })).status).toBe(503);
    const other = { amountCents: 20_00 };
    expect(await refund(orderId, other)).toMatchObject({ status: 409, body: { code: "orders.refund_under_way" } });
    expect((await refund(orderId, other)).status).toBe(200);
    expect((await read(orderId)).payment.refunds).toMatchObject([{ cents: 20_00 }]);
  });

  test("pressed a second time, for the amount seen the first time, is made once", async () => {
    const { orderId } = await makePaidOrder();
    const seen = { amountCents: 10_00, refundedCents: 0 };
    expect((await refund(orderId, seen)).status).toBe(200);
    expect(await refund(orderId, seen)).toMatchObject({ status: 409, body: { code: "orders.refund_changed" } });
    expect((await read(orderId)).payment.refunds).toHaveLength(1);
  });

  test.each([
    ["refuses", "400-kept", [409, 200]],
    ["fails to make", "500-kept", [503, 503, 200]],
  ] as const)("that the provider %s, and stores under its key, can be made later", async (_what, kind, statuses) => {
    const { orderId } = await makePaidOrder();
    site.sandbox.faults.inject({ path: "/v1/refunds", kind });
    for (const status of statuses) expect((await refund(orderId, { amountCents: 10_00 })).status).toBe(status);
    expect((await read(orderId)).payment.refunds).toHaveLength(1);
  });

  test("first records what was refunded in the provider's dashboard", async () => {
    const { orderId } = await makePaidOrder();
    const { intentId } = await read(orderId);
    site.sandbox.faults.holdEvents();
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intentId, amount: 60_00 }));
    await site.sandbox.faults.releaseEvents({ drop: () => true });
    const answer = await refund(orderId, { amountCents: 30_00 });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { amountCents: "You can refund up to $4.99." } },
    });
    expect((await refund(orderId)).body.order).toMatchObject({ status: "refunded", refundedCents: TOTAL });
  });

  test("of a year of Agent Pro ends the membership and its subscription", async () => {
    const { uid, token } = await joinAgentPro(site);
    const [{ id }] = (await site.call("GET", "/v1/orders", { token })).body.orders;
    expect(await refund(id)).toMatchObject({
      status: 200,
      body: { order: { kind: "membership", status: "refunded" } },
    });
    await site.sandbox.faults.settled();
    expect((await getMembership(site, token)).isSubscribed).toBe(false);
    const actions = (await auditOf(uid)).map(({ action }) => action);
    expect(actions).toContain("memberships.begin");
    expect(actions).toContain("memberships.revoke");
    expect(actions).toContain("memberships.end");
  });
});

describe("the audit log", () => {
  test("records that a membership is cancelled and resumed", async () => {
    const { uid, token } = await joinAgentPro(site);
    for (const what of ["cancel", "resume"]) {
      const { status, text } = await site.call("POST", `/v1/checkout-session/${what}-subscription`, {
        token,
        body: {},
      });
      expect(status, `${what}: ${text}`).toBe(200);
    }
    expect((await auditOf(uid)).filter(({ action }) => action.startsWith("memberships."))).toMatchObject([
      { action: "memberships.resume", actorId: uid },
      { action: "memberships.cancel", actorId: uid },
      { action: "memberships.begin", actorId: uid },
    ]);
  });
});
