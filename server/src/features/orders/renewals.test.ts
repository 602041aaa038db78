import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { askToPay, buildOrderDeps, makePayer, type Payer, pay, payByCard } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { chargeRenewals } from "./renewal-charges.usecases.ts";
import { announceRenewals } from "./renewal-notices.usecases.ts";

const RENEWALS = "/v1/renewals";
/** Pays once, and is declined when its owner is not there. */
const DECLINED_LATER = "4000000000000341";

let site: TestApp;
let deps: OrderDeps;
let told: string[];
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
  deps = buildOrderDeps(site, {
    tell: async (_tx, { email }, { mail }) => {
      told.push(`${email}: ${JSON.stringify(mail?.toContent("https://x/", (path) => `https://x${path}`))}`);
    },
  });
});
afterEach(() => site.sandbox.faults.clear());
afterAll(() => site.close());

/** An owner with a saved card and a live listing of 60 days. */
async function makeOwner(card?: string): Promise<Payer> {
  told = [];
  const payer = await makePayer(site);
  const { orderId, clientSecret } = (await askToPay(site, payer)).body;
  await site.call("POST", `/v1/orders/${orderId}/check`, { token: payer.token, body: { savesCard: true } });
  await payByCard(site, clientSecret, card);
  await site.sandbox.faults.settled();
  return payer;
}

const turn = ({ token, listingId }: Payer, isOn: boolean) =>
  site.call("POST", RENEWALS, { token, body: { listingId, isOn } });

async function readListing({ listingId }: Payer): Promise<{ status: string; expires_at: Date }> {
  const { rows } = await site.db.$client.query("SELECT status, expires_at FROM listings WHERE id = $1", [listingId]);
  return rows[0];
}

async function listOrders({ uid }: Payer): Promise<{ purpose: string; status: string; total_cents: number }[]> {
  const { rows } = await site.db.$client.query(
    `SELECT quote.purpose, sold.status, quote.total_cents FROM orders sold
     JOIN order_quotes quote ON quote.order_id = sold.id AND quote.revision = sold.revision
     WHERE account_id = $1 ORDER BY sold.created_at, sold.id`,
    [uid],
  );
  return rows;
}

/** How often a payment was charged at the provider. */
async function countCharged({ uid }: Payer): Promise<number> {
  const { rows } = await site.db.$client.query("SELECT intent_id FROM orders WHERE account_id = $1", [uid]);
  const charges = await Promise.all(
    rows.map(({ intent_id }) => site.payments.ask((stripe) => stripe.charges.list({ payment_intent: intent_id }))),
  );
  return charges.flatMap(({ data }) => data.filter(({ paid }) => paid)).length;
}

const toldTo = ({ email }: Payer) => told.filter((mail) => mail.startsWith(email));

/** Moves the clock to a time before the listing's end, and logs the owner in again. */
async function goTo(payer: Payer, beforeEndMs: number): Promise<Payer> {
  const { expires_at: end } = await readListing(payer);
  site.clock.advance(end.getTime() - beforeEndMs - site.clock.now().getTime());
  return { ...payer, token: await site.signIn(payer.email) };
}

/** Turns it on, is told, and goes to the moment of the charge. */
async function makeDue(card?: string): Promise<Payer> {
  const owner = await makeOwner(card);
  expect((await turn(owner, true)).status).toBe(200);
  const noticed = await goTo(owner, 15 * DAY_MS);
  await announceRenewals(deps);
  return goTo(noticed, 25 * HOUR_MS);
}

describe("automatic renewal", () => {
  test("is off until its owner turns it on, who can turn it off again", async () => {
    const owner = await makeOwner();
    expect((await site.call("GET", RENEWALS, { token: owner.token })).body).toEqual({ renewals: [] });
    const on = await turn(owner, true);
    expect(on.body.renewals).toMatchObject([{ listing: { id: owner.listingId }, problem: null, totalCents: null }]);
    expect((await turn(owner, false)).body).toEqual({ renewals: [] });
  });

  test("needs a saved card, a live listing of one's own, and two days", async () => {
    const bare = await makePayer(site);
    expect((await turn(bare, true)).status).toBe(409);
    await pay(site, bare);
    expect((await turn(bare, true)).body.code).toBe("renewals.card_needed");
    const owner = await makeOwner();
    for (const isOn of [true, false]) {
      expect((await turn({ ...bare, listingId: owner.listingId }, isOn)).status).toBe(404);
    }
    expect(
      (await site.call("POST", RENEWALS, { token: owner.token, body: { listingId: "x", isOn: true } })).status,
    ).toBe(400);
    expect((await turn(await goTo(owner, 47 * HOUR_MS), true)).body.code).toBe("renewals.too_late");
  });

  test("tells 14 days and 3 days before, once each, and charges nothing by then", async () => {
    const owner = await makeOwner();
    await turn(owner, true);
    await goTo(owner, 16 * DAY_MS);
    await announceRenewals(deps);
    expect(toldTo(owner)).toHaveLength(0);
    for (const [left, mails] of [
      [15, 1],
      [10, 1],
      [4, 2],
      [3, 2],
    ] as const) {
      await goTo(owner, left * DAY_MS);
      await announceRenewals(deps);
      await announceRenewals(deps);
      await chargeRenewals(deps);
      expect(toldTo(owner)).toHaveLength(mails);
    }
    expect(await countCharged(owner)).toBe(1);
  });

  test("is charged once by two workers at the same time, with a receipt, and keeps the rest of the run", async () => {
    const owner = await makeDue();
    const { expires_at: end } = await readListing(owner);
    await Promise.all([chargeRenewals(deps), chargeRenewals(deps), chargeRenewals(deps)]);
    await site.sandbox.faults.settled();
    await chargeRenewals(deps);
    expect(await listOrders(owner)).toMatchObject([
      { purpose: "publish", status: "paid" },
      { purpose: "renew", status: "paid", total_cents: 64_99 },
    ]);
    expect(await countCharged(owner)).toBe(2);
    expect((await readListing(owner)).expires_at.getTime()).toBe(end.getTime() + 60 * DAY_MS);
    const { body } = await site.call("GET", RENEWALS, { token: owner.token });
    expect(body.renewals).toMatchObject([{ totalCents: null, problem: null }]);
  });

  test.each([
    ["before the payment is created", /\/payment_intents$/u, "reset-before"],
    ["after the payment is created", /\/payment_intents$/u, "reset-after"],
    ["before the card is charged", /\/confirm$/u, "reset-before"],
    ["after the card is charged", /\/confirm$/u, "reset-after"],
  ] as const)("is charged once if the process is cut off %s", async (_when, path, kind) => {
    const owner = await makeDue();
    site.sandbox.faults.inject({ path, kind, times: 1 });
    await chargeRenewals(deps);
    await chargeRenewals(deps);
    await site.sandbox.faults.settled();
    await chargeRenewals(deps);
    expect(await countCharged(owner)).toBe(2);
    expect((await listOrders(owner)).filter(({ status }) => status === "paid")).toHaveLength(2);
  });

  test("charges the announced price, also if it has risen since", async () => {
    const owner = await makeDue();
    await site.db.$client.query(
      `UPDATE listing_renewals SET quote = quote || '{"totalCents": 5000, "subtotalCents": 5000, "planCents": 5000}'
       WHERE listing_id = $1`,
      [owner.listingId],
    );
    await chargeRenewals(deps);
    await site.sandbox.faults.settled();
    expect((await listOrders(owner)).at(-1)).toMatchObject({ status: "paid", total_cents: 50_00 });
  });

  test("charges nothing once it was turned off, and ends with the run", async () => {
    const owner = await makeDue();
    expect((await turn(owner, false)).status).toBe(200);
    await chargeRenewals(deps);
    expect(await countCharged(owner)).toBe(1);
    expect((await readListing(owner)).status).toBe("active");
  });

  test("whose card is declined tells the owner, tries once more a day later, and lets the listing end", async () => {
    const owner = await makeDue(DECLINED_LATER);
    const before = toldTo(owner).length;
    await chargeRenewals(deps);
    await chargeRenewals(deps);
    expect(toldTo(owner)).toHaveLength(before + 1);
    const { body } = await site.call("GET", RENEWALS, { token: owner.token });
    expect(body.renewals).toMatchObject([{ problem: "declined" }]);
    site.clock.advance(DAY_MS);
    await chargeRenewals(deps);
    await chargeRenewals(deps);
    expect(toldTo(owner)).toHaveLength(before + 2);
    expect(toldTo(owner).at(-1)).toContain("renewals.mail.declined.last");
    site.clock.advance(DAY_MS);
    await chargeRenewals(deps);
    await announceRenewals(deps);
    expect(await countCharged(owner)).toBe(1);
    expect((await listOrders(owner)).map(({ status }) => status)).toEqual(["paid", "cancelled", "cancelled"]);
    const { rows } = await site.db.$client.query("SELECT 1 FROM listing_renewals WHERE listing_id = $1", [
      owner.listingId,
    ]);
    expect(rows).toEqual([]);
  });

  test("without a card any more is told, and nothing is charged", async () => {
    const owner = await makeOwner();
    await turn(owner, true);
    await site.call("DELETE", "/v1/checkout-session/card", { token: owner.token });
    const { body } = await site.call("GET", RENEWALS, { token: owner.token });
    expect(body.renewals).toMatchObject([{ problem: "no_card" }]);
    await goTo(owner, 15 * DAY_MS);
    await announceRenewals(deps);
    expect(toldTo(owner).at(-1)).toContain("renewals.mail.no_card");
    await goTo(owner, 25 * HOUR_MS);
    await chargeRenewals(deps);
    expect(await countCharged(owner)).toBe(1);
    expect(toldTo(owner).at(-1)).toContain("renewals.mail.declined.retry");
  });
});
