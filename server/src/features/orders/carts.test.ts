import { ORDER_MESSAGES } from "@vestpocket/domain/orders/orders.rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askToPay, makePayer, type Payer, payByCard, reconcile } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
let administrator: { readonly token: string };
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
  administrator = await site.signInAsAdministrator();
});
afterAll(() => site.close());

interface Broker extends Payer {
  readonly ids: readonly string[];
}

/** A payer with several drafts. */
async function makeBroker(count: number): Promise<Broker> {
  const payer = await makePayer(site);
  const ids = await site.addListings(Array.from({ length: count }, () => ({ ownerId: payer.uid, status: "draft" })));
  return { ...payer, ids };
}

const ask = ({ token, address }: Payer, ids: readonly string[], more: object = {}) =>
  site.call("POST", "/v1/orders", {
    ...{ token, address },
    body: { lines: ids.map((listingId) => ({ listingId, planType: "Basic" })), ...more },
  });

async function payAll(broker: Broker, ids = broker.ids): Promise<string> {
  const { orderId, clientSecret } = (await ask(broker, ids)).body;
  expect((await payByCard(site, clientSecret)).status).toBe(200);
  await site.sandbox.faults.settled();
  return orderId;
}

const read = async ({ token }: Payer, id: string) => (await site.call("GET", `/v1/orders/${id}`, { token })).body.order;

async function statusesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await site.db.$client.query("SELECT id, status FROM listings WHERE id = ANY($1)", [ids]);
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
}

async function refund(orderId: string, body: object): Promise<number> {
  const { rows } = await site.db.$client.query("SELECT refunded_cents FROM orders WHERE id = $1", [orderId]);
  const sent = { reason: "requested_by_customer", refundedCents: rows[0].refunded_cents, ...body };
  const { status } = await site.call("POST", `/v1/admin/orders/${orderId}/refund`, {
    token: administrator.token,
    body: sent,
  });
  await site.sandbox.faults.settled();
  return status;
}

describe("an order for several listings", () => {
  test("publishes all 35 with one payment and one receipt", async () => {
    const broker = await makeBroker(35);
    const orderId = await payAll(broker);
    const order = await read(broker, orderId);
    expect(order).toMatchObject({ status: "paid", listing: null, plan: null, totalCents: 35 * 64_99, kind: "listing" });
    expect(order.lines.map((line: { listing: { id: string } }) => line.listing.id)).toEqual(broker.ids);
    expect(order.number).toMatch(/^VP-/u);
    expect(new Set(await statusesOf(broker.ids))).toEqual(new Set(["active"]));
    const { quota } = (await site.call("GET", "/v1/property/quota", { token: broker.token })).body;
    expect(quota.draftsMax).toBe(85);
  });

  test("is on the administrators' page of each of its listings, with what that one cost", async () => {
    const broker = await makeBroker(2);
    const orderId = await payAll(broker);
    for (const id of broker.ids) {
      const { listing } = (await site.call("GET", `/v1/admin/listings/${id}`, { token: administrator.token })).body;
      expect(listing.orders).toMatchObject([
        { id: orderId, totalCents: 64_99, receipt: expect.stringMatching(/^VP-/u) },
      ]);
    }
  });

  test("has a plan for each, and one open order whose choice can change", async () => {
    const broker = await makeBroker(3);
    const first = (await ask(broker, broker.ids)).body;
    const [one = "", two = ""] = broker.ids;
    const lines = [
      { listingId: two, planType: "Showcase Plus", features: ["priority"] },
      { listingId: one, planType: "Basic", features: ["priority"] },
    ];
    const second = (await site.call("POST", "/v1/orders", { token: broker.token, body: { lines } })).body;
    expect(second.orderId).toBe(first.orderId);
    await payByCard(site, second.clientSecret);
    await site.sandbox.faults.settled();
    const order = await read(broker, second.orderId);
    expect(order.lines).toMatchObject([
      { plan: "Showcase Plus", addOns: [], totalCents: 149_99, days: 120 },
      { plan: "Basic", addOns: ["priority"], totalCents: 94_94, boosts: ["priority"] },
    ]);
    expect(await statusesOf(broker.ids)).toEqual(["active", "active", "draft"]);
  });

  test("replaces the open order of a listing in it, and is replaced by one for such a listing", async () => {
    const broker = await makeBroker(2);
    const [one = ""] = broker.ids;
    const own = (await askToPay(site, { ...broker, listingId: one })).body.orderId;
    const { orderId } = (await ask(broker, broker.ids)).body;
    expect((await read(broker, own)).status).toBe("cancelled");
    expect((await askToPay(site, { ...broker, listingId: one })).status).toBe(200);
    expect((await read(broker, orderId)).status).toBe("cancelled");
  });

  test("names the line that cannot be paid for", async () => {
    const broker = await makeBroker(2);
    const other = await makePayer(site);
    const [one = "", two = ""] = broker.ids;
    const strange = await ask(broker, [one, other.listingId]);
    expect([strange.status, Object.keys(strange.body.fields)]).toEqual([404, ["lines.1"]]);
    await site.db.$client.query("UPDATE listings SET status = 'closed' WHERE id = $1", [two]);
    const closed = await ask(broker, [two, one]);
    expect([closed.status, Object.keys(closed.body.fields)]).toEqual([409, ["lines.0"]]);
    expect(Object.keys((await ask(broker, [one, one])).body.fields)).toEqual(["lines"]);
    const refused = await ask(broker, [one], { applyMemberDiscount: true });
    expect(refused.body.fields).toEqual({ applyMemberDiscount: ORDER_MESSAGES.membersOnly.message });
  });

  test("is cancelled by the next check if one of its drafts was deleted", async () => {
    const broker = await makeBroker(2);
    const [one = ""] = broker.ids;
    const { orderId } = (await ask(broker, broker.ids)).body;
    expect((await site.call("DELETE", `/v1/property/${one}`, { token: broker.token })).status).toBe(200);
    expect((await read(broker, orderId)).status).toBe("cancelled");
  });

  test("delivers the others if one can no longer be published, and refunds that one with its tax", async () => {
    const broker = await makeBroker(3);
    const [one = ""] = broker.ids;
    const { orderId, clientSecret } = (await ask(broker, broker.ids)).body;
    await site.db.$client.query("UPDATE listings SET status = 'closed' WHERE id = $1", [one]);
    await payByCard(site, clientSecret);
    await site.sandbox.faults.settled();
    expect(await statusesOf(broker.ids)).toEqual(["closed", "active", "active"]);
    await reconcile(site);
    await site.sandbox.faults.settled();
    await reconcile(site);
    await site.sandbox.faults.settled();
    const order = await read(broker, orderId);
    expect(order).toMatchObject({ status: "paid", refundedCents: 64_99, isUndelivered: false });
    expect(order.lines[0]).toMatchObject({ isUndelivered: true, isRefunded: true });
    expect(order.notes).toMatchObject([{ kind: "credit", reason: "undelivered", totalCents: 64_99 }]);
  });

  test("is refunded by the line: that listing ends, and the others go on until all is refunded", async () => {
    const broker = await makeBroker(3);
    const [one = "", two = ""] = broker.ids;
    const orderId = await payAll(broker);
    expect(await refund(orderId, { listingId: two })).toBe(200);
    expect(await statusesOf(broker.ids)).toEqual(["active", "draft", "active"]);
    expect((await read(broker, orderId)).lines[1]).toMatchObject({ isRefunded: true });
    expect(await refund(orderId, { listingId: two })).toBe(400);
    expect(await refund(orderId, { amountCents: 10_00 })).toBe(200);
    expect(await statusesOf([one])).toEqual(["active"]);
    expect(await refund(orderId, {})).toBe(200);
    expect(await statusesOf(broker.ids)).toEqual(["draft", "draft", "draft"]);
    expect((await read(broker, orderId)).status).toBe("refunded");
  });
});
