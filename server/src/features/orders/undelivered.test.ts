import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askToPay, makePayer, payByCard, reconcile } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOrder } from "./orders.queries.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

const REMOVED = "status = 'removed'";
/** English texts alone. */
const BLOCKED = "province = 'Quebec', city = 'Montreal'";

/** An order paid after its listing had changed; returns its id, its charge, its listing and its buyer's token. */
async function makeUndelivered(
  set = REMOVED,
): Promise<{ orderId: string; charge: string; listingId: string; token: string }> {
  const payer = await makePayer(site);
  const { orderId, clientSecret } = (await askToPay(site, payer)).body;
  await site.db.$client.query(`UPDATE listings SET ${set} WHERE id = $1`, [payer.listingId]);
  const { body } = await payByCard(site, clientSecret);
  await site.sandbox.faults.settled();
  const intent = await site.payments.ask((stripe) => stripe.paymentIntents.retrieve(String(body.id)));
  return { orderId, charge: String(intent.latest_charge), listingId: payer.listingId, token: payer.token };
}

const getOrder = async (id: string) => findOrder(site.db, id);

async function settle(): Promise<void> {
  await reconcile(site);
  await site.sandbox.faults.settled();
}

describe("orders whose listing could not be published", () => {
  test("say so to their buyer until they are refunded", async () => {
    const { orderId, token } = await makeUndelivered();
    const read = async () => (await site.call("GET", `/v1/orders/${orderId}`, { token })).body.order;
    expect(await read()).toMatchObject({ status: "paid", isUndelivered: true });
    const { orders } = (await site.call("GET", "/v1/orders", { token })).body;
    expect(orders).toMatchObject([{ id: orderId, isUndelivered: true }]);
    await settle();
    expect(await read()).toMatchObject({ status: "refunded", isUndelivered: false });
  });

  test("include a draft that the law blocks by the time the bank confirms", async () => {
    const { orderId, listingId } = await makeUndelivered(BLOCKED);
    expect(await getOrder(orderId)).toMatchObject({ status: "paid", undeliveredAt: site.clock.now() });
    const { rows } = await site.db.$client.query("SELECT status FROM listings WHERE id = $1", [listingId]);
    expect(rows).toEqual([{ status: "draft" }]);
    await settle();
    expect(await getOrder(orderId)).toMatchObject({ status: "refunded" });
  });

  test("are refunded even if one of them is refused, which is retried later", async () => {
    const all = [await makeUndelivered(), await makeUndelivered(), await makeUndelivered()];
    site.sandbox.faults.inject({ path: "/v1/refunds", kind: "400-kept" });
    await settle();
    const statuses = async () => (await Promise.all(all.map(({ orderId }) => getOrder(orderId)))).map((o) => o?.status);
    expect((await statuses()).sort()).toEqual(["paid", "refunded", "refunded"]);
    await settle();
    expect((await statuses()).sort()).toEqual(["paid", "refunded", "refunded"]);
    site.clock.advance(61_000);
    await settle();
    expect(await statuses()).toEqual(["refunded", "refunded", "refunded"]);
  });

  test("are refunded to the cent if an administrator refunds a part and its response and event are lost", async () => {
    const { orderId, charge } = await makeUndelivered();
    const { token } = await site.signInAsAdministrator();
    site.sandbox.faults.holdEvents();
    site.sandbox.faults.inject({ path: "/v1/refunds", kind: "reset-after", times: 2 });
    const body = { amountCents: 10_00, refundedCents: 0, reason: "duplicate" };
    expect((await site.call("POST", `/v1/admin/orders/${orderId}/refund`, { token, body })).status).toBe(503);
    site.sandbox.faults.clear();
    await reconcile(site);
    expect(await getOrder(orderId)).toMatchObject({ status: "paid", refundedCents: 10_00 });
    site.clock.advance(61_000);
    await reconcile(site);
    expect(await getOrder(orderId)).toMatchObject({ status: "refunded", refundedCents: 64_99 });
    const refunds = await site.payments.ask((stripe) => stripe.refunds.list({ charge }));
    expect(refunds.data.map(({ amount }) => amount).sort()).toEqual([10_00, 54_99]);
    await site.sandbox.faults.releaseEvents({ drop: () => true });
  });

  test("are done if they were refunded or disputed meanwhile", async () => {
    const [refunded, disputed] = [await makeUndelivered(), await makeUndelivered()];
    site.sandbox.faults.holdEvents();
    await site.payments.ask((stripe) => stripe.refunds.create({ charge: refunded.charge }));
    await site.payments.ask((stripe) =>
      stripe.rawRequest("POST", "/v1/test_helpers/sandbox/dispute", { charge: disputed.charge }),
    );
    await reconcile(site);
    expect((await getOrder(refunded.orderId))?.status).toBe("refunded");
    expect((await getOrder(disputed.orderId))?.status).toBe("disputed");
    await site.sandbox.faults.releaseEvents({ drop: () => true });
  });
});
