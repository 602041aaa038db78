import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askToPay, makePayer, payByCard, reconcile } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOrder } from "./orders.queries.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

/** An order paid after its listing had been removed; returns its id and its charge. */
async function makeUndelivered(): Promise<{ orderId: string; charge: string }> {
  const payer = await makePayer(site);
  const { orderId, clientSecret } = (await askToPay(site, payer)).body;
  await site.db.$client.query("UPDATE listings SET status = 'removed' WHERE id = $1", [payer.listingId]);
  const { body } = await payByCard(site, clientSecret);
  await site.sandbox.faults.settled();
  const intent = await site.payments.ask((stripe) => stripe.paymentIntents.retrieve(String(body.id)));
  return { orderId, charge: String(intent.latest_charge) };
}

const getOrder = async (id: string) => findOrder(site.db, id);

async function settle(): Promise<void> {
  await reconcile(site);
  await site.sandbox.faults.settled();
}

describe("orders whose listing could not be published", () => {
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
