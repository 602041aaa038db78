import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertMemberships } from "../memberships/memberships.queries.ts";
import { orderQuotes, orders } from "../orders/orders.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let site: TestApp;
let token: string;
beforeAll(async () => {
  // A Friday, 20 November 2026.
  site = await buildTestApp();
  ({ token } = await site.signInAsAdministrator());
});
afterAll(() => site.close());

const daysAgo = (days: number) => new Date(site.clock.now().getTime() - days * DAY_MS);

async function figures(days: number) {
  return (await site.call("GET", `/v1/admin/figures?days=${days}`, { token })).body.figures;
}

type Point = Readonly<Record<string, string | number>>;

/** The points of a chart that are not empty. */
function filled(points: readonly Point[], name: string): Point[] {
  return points.filter((point) => point[name] !== 0);
}

interface Paid {
  paidAt: Date;
  totalCents: number;
  taxCents?: number;
  refundedCents?: number;
  kind?: "listing" | "membership";
  status?: "paid" | "refunded" | "disputed";
}

async function addOrder({
  paidAt,
  totalCents,
  taxCents = 0,
  refundedCents = 0,
  kind = "listing",
  status = "paid",
}: Paid) {
  const id = newId();
  const moments = { createdAt: paidAt, updatedAt: paidAt, paidAt };
  const net = totalCents - taxCents;
  await site.db
    .insert(orders)
    .values({ id, kind, accountId: newId(), status, revision: 1, firstCents: totalCents, refundedCents, ...moments });
  await site.db.insert(orderQuotes).values({
    orderId: id,
    revision: 1,
    addOns: [],
    days: 60,
    boosts: [],
    planCents: net,
    subtotalCents: net,
    discountCents: 0,
    taxes: taxCents === 0 ? [] : [{ tax: "HST", rate: 13_000, cents: taxCents }],
    totalCents,
    createdAt: paidAt,
  });
}

describe("the metrics", () => {
  test("are for administrators whose session is confirmed", async () => {
    const member = await site.signInAs();
    const { email } = await site.addAccount({ role: "administrator" });
    const unconfirmed = await site.signIn(email);
    for (const path of ["/v1/admin/figures", "/v1/admin/figures/waiting"]) {
      expect(await site.call("GET", path, { token: member.token })).toMatchObject({
        status: 403,
        body: { code: "sessions.administrators_only" },
      });
      expect(await site.call("GET", path, { token: unconfirmed })).toMatchObject({
        status: 403,
        body: { code: "sessions.second_factor_needed" },
      });
    }
  });

  test.each(["days=31", "days=", "days=abc", "since=2020"])("reject %s and name it", async (query) => {
    const answer = await site.call("GET", `/v1/admin/figures?${query}`, { token });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([query.split("=")[0]]);
  });

  test("count listings by their current status, and members", async () => {
    const { uid } = await site.addAccount();
    const over = { status: "active" as const, expiresAt: daysAgo(1) };
    await site.addListings([
      { ownerId: uid },
      { ownerId: uid },
      { ownerId: uid, ...over },
      { ownerId: uid, status: "draft" },
    ]);
    await insertMemberships(site.db, [{ accountId: uid, paidThrough: daysAgo(-10) }]);
    await insertMemberships(site.db, [{ accountId: (await site.addAccount()).uid, paidThrough: daysAgo(1) }]);
    expect(await figures(30)).toMatchObject({
      listings: [
        { status: "draft", listings: 1 },
        { status: "active", listings: 2 },
        { status: "paused", listings: 0 },
        { status: "expired", listings: 1 },
        { status: "closed", listings: 0 },
        { status: "removed", listings: 0 },
      ],
      members: 1,
    });
  });

  test("count sign-ups by day, and by weeks that start on Monday", async () => {
    const before = await figures(30);
    expect(before.signUps.points).toHaveLength(30);
    expect(before.signUps.points[0].day).toBe("2026-10-22");
    expect(before.signUps.points.at(-1).day).toBe("2026-11-20");
    await site.addAccount({ createdAt: new Date("2026-11-09T00:00:00Z") });
    await site.addAccount({ createdAt: new Date("2026-11-08T23:59:59Z") });
    await site.addAccount({ createdAt: daysAgo(40) });
    const after = await figures(30);
    expect(after.signUps.total).toBe(before.signUps.total + 2);
    expect(filled(after.signUps.points, "signUps").slice(0, 2)).toEqual([
      { day: "2026-11-08", signUps: 1 },
      { day: "2026-11-09", signUps: 1 },
    ]);
    const { signUps } = await figures(90);
    expect(signUps.unit).toBe("week");
    expect(filled(signUps.points, "signUps").map((point) => point.day)).toEqual([
      "2026-10-05",
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
    ]);
    expect((await figures(365)).signUps.points).toHaveLength(53);
  });

  test("are next to the same number of earlier units, whose last one ends at the corresponding time", async () => {
    const { hours, minutes } = { hours: site.clock.now().getUTCHours(), minutes: site.clock.now().getUTCMinutes() };
    // 30 days before today; the second one comes a minute too late in its day.
    const sameMoment = new Date(Date.UTC(2026, 9, 21, hours, minutes));
    const before = (await figures(30)).signUps.former;
    await site.addAccount({ createdAt: new Date(sameMoment.getTime() - 60_000) });
    await site.addAccount({ createdAt: new Date(sameMoment.getTime() + 60_000) });
    await site.addAccount({ createdAt: new Date("2026-09-22T00:00:00Z") });
    await site.addAccount({ createdAt: new Date("2026-09-21T23:59:59Z") });
    const { former } = (await figures(30)).signUps;
    expect(former.total).toBe(before.total + 2);
    expect(former.points).toHaveLength(30);
    expect(former.points[0]).toEqual({ day: "2026-09-22", signUps: 1 });
    expect(former.points.at(-1)).toEqual({ day: "2026-10-21", signUps: 1 });

    const weeks = (await figures(90)).searches;
    expect(weeks.former.points.map(({ day }: { day: string }) => day)).toEqual(
      weeks.points.map(({ day }: { day: string }) =>
        new Date(Date.parse(day) - weeks.points.length * 7 * DAY_MS).toISOString().slice(0, 10),
      ),
    );
    const months = (await figures(365)).revenue;
    expect(months.former.points.map(({ day }: { day: string }) => day).slice(-2)).toEqual(["2025-09-01", "2025-10-01"]);
    expect(months.former.points).toHaveLength(months.points.length);
  });

  test("add up payments net of refunds, with tax separate", async () => {
    await addOrder({ paidAt: new Date("2026-11-16T00:00:00Z"), totalCents: 113_00, taxCents: 13_00 });
    // Half was refunded, and with it half of the tax.
    await addOrder({ paidAt: daysAgo(1), totalCents: 113_00, taxCents: 13_00, refundedCents: 56_50 });
    await addOrder({ paidAt: daysAgo(1), totalCents: 64_99, refundedCents: 64_99, status: "refunded" });
    await addOrder({ paidAt: daysAgo(1), totalCents: 64_99, status: "disputed" });
    await addOrder({ paidAt: daysAgo(1), totalCents: 240_00, kind: "membership" });
    await addOrder({ paidAt: new Date("2026-11-15T23:59:59Z"), totalCents: 89_99 });
    await addOrder({ paidAt: daysAgo(200), totalCents: 149_99 });
    const { revenue } = await figures(30);
    expect(revenue).toMatchObject({
      unit: "week",
      plansCents: 150_00 + 89_99,
      membershipsCents: 240_00,
      taxCents: 19_50,
    });
    expect(filled(revenue.points, "plansCents")).toEqual([
      { day: "2026-11-09", plansCents: 89_99, membershipsCents: 0, taxCents: 0 },
      { day: "2026-11-16", plansCents: 150_00, membershipsCents: 240_00, taxCents: 19_50 },
    ]);
    expect(revenue.former).toMatchObject({ plansCents: 0, membershipsCents: 0, taxCents: 0 });
    const year = (await figures(365)).revenue;
    expect(year.unit).toBe("month");
    expect(filled(year.points, "plansCents")).toEqual([
      { day: "2026-05-01", plansCents: 149_99, membershipsCents: 0, taxCents: 0 },
      { day: "2026-11-01", plansCents: 239_99, membershipsCents: 240_00, taxCents: 19_50 },
    ]);
  });
});

describe("searches", () => {
  const search = async (body: object) => {
    const searcher = await site.signIn(member);
    const answer = await site.call("POST", "/v1/property/search", { token: searcher, body });
    expect(answer.status).toBe(200);
  };
  let member: string;
  beforeAll(async () => {
    member = (await site.addAccount()).email;
    site.clock.advance(DAY_MS);
    token = (await site.signInAsAdministrator()).token;
  });

  test("are counted once each, and those without results by their filters, however they were spelled", async () => {
    await search({});
    const barn = { province: "QUEBEC", city: "montréal", keywords: ["Barn", "silo"] };
    await search(barn);
    await search({ ...barn, city: "Montreal", keywords: ["silo", "barn"], sort: "newest" });
    await search({ ...barn, page: 2 });
    await search({ type: "farm & agricultural", city: "Nowhere Bay", listingType: "rent", upperPrice: 1 });
    const { searches } = await figures(30);
    expect(searches).toMatchObject({ unit: "day", searches: 4, misses: 3 });
    expect(filled(searches.points, "searches")).toEqual([{ day: "2026-11-21", searches: 4, misses: 3 }]);
    expect(searches.top).toEqual([
      { filters: { province: "Quebec", city: "Montreal", keywords: ["barn", "silo"] }, times: 2 },
      { filters: { type: "Farm & Agricultural", city: "nowhere bay", listingType: "rent", upperPrice: 1 }, times: 1 },
    ]);
    // What is already written stays.
    await search(barn);
    expect((await figures(90)).searches).toMatchObject({ searches: 5, misses: 4, top: [{ times: 3 }, { times: 1 }] });
  });

  test("without results are distinguished up to 500 a day; all of them are counted", async () => {
    site.clock.advance(DAY_MS);
    token = (await site.signInAsAdministrator()).token;
    const searcher = await site.signIn(member);
    for (let price = 1; price <= 520; price += 1) {
      await site.call("POST", "/v1/property/search", {
        token: searcher,
        body: { upperPrice: 2, lowerPrice: 1, keywords: [`k${price}`] },
      });
    }
    expect(filled((await figures(30)).searches.points, "misses").at(-1)).toEqual({
      day: "2026-11-22",
      searches: 520,
      misses: 520,
    });
    const { rows } = await site.db.$client.query(
      "SELECT count(*)::int AS told FROM search_misses WHERE day = '2026-11-22'",
    );
    expect(rows[0].told).toBe(500);
  });

  test("that nobody made are not counted: numbers beside filters, and a listing's neighbours", async () => {
    const before = (await figures(30)).searches.searches;
    await search({ city: "Nowhere Bay", isAside: true });
    expect((await figures(30)).searches.searches).toBe(before);
    await search({ city: "Nowhere Bay", isAside: false });
    expect((await figures(30)).searches.searches).toBe(before + 1);
  });

  test("that were rejected are not counted", async () => {
    const before = (await figures(30)).searches.searches;
    const searcher = await site.signIn(member);
    await site.call("POST", "/v1/property/search", { token: searcher, body: { type: "Castle" } });
    expect((await figures(30)).searches.searches).toBe(before);
  });

  test("are stored without the searcher", async () => {
    const { rows } = await site.db.$client.query<{ column_name: string }>(
      "SELECT column_name FROM information_schema.columns WHERE table_name IN ('search_misses', 'search_days')",
    );
    expect(new Set(rows.map(({ column_name }) => column_name))).toEqual(
      new Set(["day", "key", "filters", "times", "searches", "misses"]),
    );
  });
});
