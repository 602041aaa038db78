import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { insertMemberships } from "../memberships/memberships.queries.ts";

describe("the figures of supply and demand", () => {
  let site: TestApp;
  let token: string;
  beforeAll(async () => {
    site = await buildTestApp();
    ({ token } = await site.signInAsAdministrator());
  });
  afterAll(() => site.close());

  const daysAgo = (days: number) => new Date(site.clock.now().getTime() - days * DAY_MS);
  const query = (text: string, values: unknown[]) => site.db.$client.query(text, values);
  const read = async () => (await site.call("GET", "/v1/admin/figures/market", { token })).body.market;

  /** An inquiry about a listing, and its owner's reply some hours later. */
  async function ask(listingId: string, at: Date, replyHours?: number) {
    const id = newId();
    await query(
      `INSERT INTO inquiries (id, listing_id, listing_title, sender_name, sender_phone, created_at, last_at, owner_unread, sender_unread)
       VALUES ($1, $2, 'Any', 'Any', '', $3, $3, false, false)`,
      [id, listingId, at],
    );
    if (replyHours === undefined) return;
    await query(
      "INSERT INTO inquiry_messages (id, inquiry_id, by_owner, text, created_at) VALUES ($1, $2, true, 'Any', $3)",
      [newId(), id, new Date(at.getTime() + replyHours * 3_600_000)],
    );
  }

  test("count inquiries, replies, visits, drafts and memberships of the last thirty days", async () => {
    const owner = await site.addAccount();
    const reader = await site.addAccount();
    const [office = "", other = "", old = ""] = await site.addListings([
      { ownerId: owner.uid, type: "Office", city: "Ottawa", province: "Ontario" },
      { ownerId: owner.uid, type: "Office", city: "Ottawa", province: "Ontario", status: "draft" },
      { ownerId: owner.uid, createdAt: daysAgo(60) },
    ]);
    await ask(office, daysAgo(5), 2);
    await ask(office, daysAgo(4), 4);
    await ask(office, daysAgo(3));
    await ask(office, daysAgo(1));
    await ask(old, daysAgo(40));
    await query("INSERT INTO listing_views (account_id, listing_id, viewed_at) VALUES ($1, $2, $3), ($1, $4, $5)", [
      ...[reader.uid, office, daysAgo(1), old, daysAgo(31)],
    ]);
    await insertMemberships(site.db, [{ accountId: owner.uid, paidThrough: daysAgo(3) }]);
    const market = await read();
    expect(market).toMatchObject({
      ...{ inquiries: 4, askedListings: 1, unanswered: 1, replySeconds: 3 * 3_600, visits: 1, ended: 1, renewals: 0 },
      ...{ drafts: 2, paidDrafts: 0 },
    });
    expect(market.cities).toMatchObject([{ city: "Ottawa", province: "Ontario", inquiries: 4 }]);
    expect(market.categories).toContainEqual(expect.objectContaining({ type: "Office", inquiries: 4 }));
    expect(other).not.toBe("");
  });

  test("lead to lists of the same listings", async () => {
    const find = async (filters: Record<string, string>) =>
      (await site.call("GET", `/v1/admin/listings?${new URLSearchParams(filters)}`, { token })).body.totalResults;
    expect(await find({ interest: "some" })).toBe(2);
    expect(await find({ interest: "unanswered" })).toBe(2);
    expect(await find({ interest: "none" })).toBe(1);
    expect(await find({ city: "Ottawa", type: "Office", status: "active" })).toBe(1);
    expect(await find({ reported: "open" })).toBe(0);
  });
});
