import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const NOTHING = {
  waiting: { requests: 0, questions: 0, offers: 0 },
  ...{ views: { total: 0, recent: 0 }, inquiries: { total: 0, recent: 0, unread: 0 }, favourites: 0 },
};

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS).toISOString();
const read = (id: string, token: string) => site.call("GET", `/v1/property/${id}/figures`, { token });

test("the figures of a listing are its owner's alone, and begin with nothing", async () => {
  const { uid, token } = await site.signInAs();
  const [id = ""] = await site.addListings([{ ownerId: uid }]);
  expect((await read(id, token)).body.figures).toEqual(NOTHING);
  expect((await read(id, (await site.signInAs()).token)).status).toBe(404);
  expect((await read("nothing", token)).status).toBe(404);
});

test("they count people, favourites and what waits, each for this listing only", async () => {
  const { uid, token } = await site.signInAs();
  const [id = "", other = ""] = await site.addListings([{ ownerId: uid }, { ownerId: uid }]);
  for (const [listing, days] of [
    [id, -1],
    [id, -40],
    [other, -1],
  ] as const) {
    const { uid: viewer } = await site.addAccount();
    await site.db.execute(
      sql`INSERT INTO listing_views (account_id, listing_id, viewed_at) VALUES (${viewer}, ${listing}, ${inDays(days)})`,
    );
    await site.db.execute(
      sql`INSERT INTO favourites (account_id, listing_id, created_at) VALUES (${viewer}, ${listing}, ${inDays(days)})`,
    );
  }
  await site.db.execute(sql`INSERT INTO past_listing_views (listing_id, people) VALUES (${id}, 3)`);
  const asker = await site.signInAs();
  const body = { purpose: "buy", capacity: "self", company: "", message: "" };
  await site.call("POST", `/v1/access/${id}/request`, { token: asker.token, body });
  expect((await read(id, token)).body.figures).toEqual({
    ...NOTHING,
    ...{ waiting: { requests: 1, questions: 0, offers: 0 }, views: { total: 5, recent: 1 }, favourites: 2 },
  });
});

test("a conversation is counted once, and as unread until it is opened", async () => {
  const people = await createInquiryJourneys(site);
  const { listing } = people;
  await people.begin();
  const { figures } = (await read(listing, people.owner.token)).body;
  expect(figures.inquiries).toEqual({ total: 1, recent: 1, unread: 1 });
});
