import type { Purpose } from "@vestpocket/domain/orders/extending.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askToPay, makePayer, type Payer, pay } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { publishListing, revokeListing } from "../listings/publication.usecases.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({}, { takesPayments: true });
});
afterAll(() => site.close());

async function readListing(id: string) {
  const { rows } = await site.db.$client.query(
    "SELECT status, plan, has_exposure AS exposure, expires_at AS ends FROM listings WHERE id = $1",
    [id],
  );
  return rows[0] as { status: string; plan: string; exposure: boolean; ends: Date };
}

/** How many days a listing still runs. */
const daysOf = async ({ listingId }: Payer) =>
  Math.round(((await readListing(listingId)).ends.getTime() - site.clock.now().getTime()) / DAY_MS);

const passDays = (days: number) => site.clock.advance(days * DAY_MS);
const back = async (payer: Payer) => ({ ...payer, token: await site.signIn(payer.email) });

async function revoke({ listingId }: Payer, orderId: string): Promise<boolean> {
  return site.db.transaction((tx) => revokeListing(tx, { listingId, orderId, now: site.clock.now() }));
}

/** A listing that has run for half of its Basic plan. */
async function makeLive(): Promise<Payer & { base: string }> {
  const payer = await makePayer(site);
  const { orderId: base } = await pay(site, payer);
  passDays(30);
  return { ...(await back(payer)), base };
}

describe("a live listing", () => {
  test("is renewed before it ends: the plan’s days are added to what is left", async () => {
    const payer = await makeLive();
    expect((await askToPay(site, payer)).body.code).toBe("orders.not_payable");
    const { orderId } = await pay(site, payer, { purpose: "renew" });
    expect(await daysOf(payer)).toBe(90);
    const { order } = (await site.call("GET", `/v1/orders/${orderId}`, { token: payer.token })).body;
    expect(order).toMatchObject({ status: "paid", purpose: "renew", totalCents: 64_99, isUndelivered: false });
  });

  test("is upgraded for the time that is left, at the difference", async () => {
    const payer = await makeLive();
    const same = await askToPay(site, payer, { purpose: "upgrade" });
    expect([same.status, Object.keys(same.body.fields)]).toEqual([400, ["planType"]]);
    const { orderId } = await pay(site, payer, { purpose: "upgrade", planType: "Showcase" });
    const { order } = (await site.call("GET", `/v1/orders/${orderId}`, { token: payer.token })).body;
    expect(order).toMatchObject({ purpose: "upgrade", totalCents: 12_50, days: 30, status: "paid" });
    expect(await readListing(payer.listingId)).toMatchObject({ plan: "Showcase", exposure: true });
    expect(await daysOf(payer)).toBe(30);
    const less = await askToPay(site, payer, { purpose: "renew" });
    expect(less.body.fields.planType).toMatch(/^Choose at least what your listing has now\./u);
    const { run } = (await site.call("GET", `/v1/property/${payer.listingId}/run`, { token: payer.token })).body;
    expect(run).toMatchObject({ plan: "Showcase", boosts: ["exposure"] });
  });

  test.each(["renew", "upgrade"] as const)("is needed to %s", async (purpose) => {
    const payer = await makePayer(site);
    expect((await askToPay(site, payer, { purpose, planType: "Showcase" })).body.code).toBe("orders.not_payable");
    const { run } = (await site.call("GET", `/v1/property/${payer.listingId}/run`, { token: payer.token })).body;
    expect(run).toBeNull();
  });

  test("that ends while its renewal is being paid is published again", async () => {
    const payer = await makeLive();
    passDays(31);
    const late = {
      ...{ listingId: payer.listingId, orderId: payer.base, plan: "Basic" as const, days: 60, boosts: [] },
      now: site.clock.now(),
    };
    const publish = (purpose: Purpose) =>
      site.db.transaction((tx) =>
        publishListing({ config: site.config, requireAgreement: async () => undefined }, tx, { ...late, purpose }),
      );
    expect(await publish("upgrade")).toBe(false);
    expect(await publish("renew")).toBe(true);
    expect(await daysOf(payer)).toBe(60);
  });

  test("loses only what is left of a payment that is taken back, whichever it is", async () => {
    const payer = await makeLive();
    const renewal = await pay(site, payer, { purpose: "renew", planType: "Showcase" });
    expect(await daysOf(payer)).toBe(120);
    expect(await revoke(payer, renewal.orderId)).toBe(true);
    expect(await revoke(payer, renewal.orderId)).toBe(false);
    expect([await daysOf(payer), (await readListing(payer.listingId)).plan]).toEqual([30, "Basic"]);
    const again = await pay(site, payer, { purpose: "renew", planType: "Showcase" });
    expect(await revoke(payer, payer.base)).toBe(true);
    expect(await readListing(payer.listingId)).toMatchObject({ status: "active", plan: "Showcase" });
    expect(await daysOf(payer)).toBe(90);
    expect(await revoke(payer, again.orderId)).toBe(true);
    expect((await readListing(payer.listingId)).status).toBe("draft");
  });

  test("gets back what was left of a disputed payment that is settled", async () => {
    const payer = await makeLive();
    const { orderId } = await pay(site, payer, { purpose: "renew" });
    passDays(10);
    expect(await revoke(payer, orderId)).toBe(true);
    expect(await daysOf(payer)).toBe(20);
    passDays(5);
    const restored = { listingId: payer.listingId, orderId, purpose: "renew", plan: "Basic", days: 60 } as const;
    const restore = () =>
      site.db.transaction((tx) =>
        publishListing({ config: site.config, requireAgreement: async () => undefined }, tx, {
          ...{ ...restored, boosts: [], now: site.clock.now(), spentMs: 15 * DAY_MS },
        }),
      );
    expect(await restore()).toBe(true);
    expect(await daysOf(payer)).toBe(75);
  });
});
