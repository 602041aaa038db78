import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const NOTHING = {
  ...{
    unread: { received: 0, sent: 0 },
    requests: 0,
    decisions: { waiting: 0, listing: null, standing: null },
    offers: { waiting: 0, listing: null },
    outcomes: { waiting: 0, listing: null, offer: null, state: null },
    questions: { waiting: 0, listing: null },
    answers: { waiting: 0, listing: null },
    ending: 0,
    unpaid: 0,
  },
  ...{ drafts: 0, views: 0, inquiries: 0 },
};

describe("a member's pending tasks", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createInquiryJourneys>>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createInquiryJourneys(site);
  });
  afterAll(() => site.close());

  const read = async (token: string) => (await site.call("GET", "/v1/property/todo", { token })).body.todo;
  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS);

  test("are none for someone new, and never anyone else's", async () => {
    const { token } = await site.signInAs();
    const other = await site.addAccount();
    await site.addListings([
      { ownerId: other.uid, status: "draft" },
      { ownerId: other.uid, expiresAt: inDays(1) },
    ]);
    expect(await read(token)).toEqual(NOTHING);
  });

  test("are what ends within seven days, what is unpaid, and unfinished drafts, with the views of 30 days", async () => {
    const { uid, token } = await site.signInAs();
    const [first = "", second = ""] = await site.addListings([
      { ownerId: uid, expiresAt: inDays(7) },
      { ownerId: uid, status: "paused", pausedAt: inDays(-1), expiresAt: inDays(2) },
      { ownerId: uid, expiresAt: inDays(8) },
      { ownerId: uid, expiresAt: inDays(-1) },
      { ownerId: uid, status: "draft" },
      { ownerId: uid, status: "closed", expiresAt: inDays(1) },
    ]);
    for (const [listing, days] of [
      [first, -1],
      [second, -29],
      [second, -31],
    ] as const) {
      const { uid: viewer } = await site.addAccount();
      await site.db.execute(
        sql`INSERT INTO listing_views (account_id, listing_id, viewed_at) VALUES (${viewer}, ${listing}, ${inDays(days).toISOString()})`,
      );
    }
    for (const deletedAt of [null, site.clock.now().toISOString()]) {
      await site.db.execute(sql`
        INSERT INTO listing_drafts (id, owner_id, revision, content, created_at, updated_at, deleted_at)
        VALUES (${newId()}, ${uid}, 1, '{}', now(), now(), ${deletedAt})`);
    }
    expect(await read(token)).toEqual({ ...NOTHING, ending: 2, unpaid: 1, drafts: 1, views: 2 });
  });

  test("include what each person in a conversation has not read", async () => {
    const before = await read(people.owner.token);
    const { sender, id } = await people.begin();
    expect(await read(people.owner.token)).toMatchObject({
      unread: { received: before.unread.received + 1 },
      inquiries: before.inquiries + 1,
    });
    await people.reply(people.owner, id, "It is free from May.");
    expect(await read(sender.token)).toEqual({ ...NOTHING, unread: { received: 0, sent: 1 } });
  });
});
