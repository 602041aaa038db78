import { NOTIFICATION_RETENTION } from "@vestpocket/domain/notifications/notifications.retention";
import { UNREAD_MAX } from "@vestpocket/domain/notifications/notifications.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { purgeNotifications } from "./notifications.jobs.ts";

describe("notifications", () => {
  let site: TestApp;
  let reader: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
  });
  beforeEach(async () => {
    reader = await site.signInAs();
  });
  afterAll(() => site.close());

  const add = async (count = 1, { path = "/account", listing = null as string | null } = {}) => {
    const ids = Array.from({ length: count }, () => newId());
    for (const id of ids)
      await site.db.execute(sql`
        INSERT INTO notifications (id, account_id, event, text, path, listing_id, awaits_digest, created_at)
        VALUES (${id}, ${reader.uid}, 'offer_step', '{"id": "notifications.push.offer", "message": "News about an offer"}',
          ${path}, ${listing}::uuid, false, ${site.clock.now().toISOString()})`);
    return ids;
  };
  const list = async (query = "", { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {}) =>
    (await site.call("GET", `/v1/notifications${query}`, { token: token ?? reader.token, headers })).body;
  const idsOf = ({ notifications }: { notifications: { id: string }[] }) => notifications.map(({ id }) => id);
  const read = (body: object, token = reader.token) => site.call("POST", "/v1/notifications/read", { token, body });
  const choose = (body: object) => site.call("PUT", "/v1/notifications/preferences", { token: reader.token, body });
  const preferences = async () =>
    (await site.call("GET", "/v1/notifications/preferences", { token: reader.token })).body.preferences;

  test("an inquiry and its reply are told to those whom they concern, and nothing of them to anybody else", async () => {
    const inquiries = await createInquiryJourneys(site);
    const { sender, id } = await inquiries.begin();
    const told = { group: "inquiries", path: `/account/inquiries/${id}`, isRead: false };
    expect((await list("", inquiries.owner)).notifications).toMatchObject([told]);
    expect((await list("", sender)).notifications).toEqual([]);
    await inquiries.reply(inquiries.owner, id, "Both are gas ovens.");
    expect((await list("", sender)).notifications).toMatchObject([told]);
    expect((await list("", inquiries.owner)).notifications).toHaveLength(1);
    expect((await list()).notifications).toEqual([]);
  });

  test("they are listed newest first, page by page, in the reader's language", async () => {
    const ids = await add(5);
    const newest = ids.toReversed();
    const first = await list("?limit=2");
    expect(idsOf(first)).toEqual(newest.slice(0, 2));
    expect(first).toMatchObject({ unread: 5, next: newest[1] });
    const second = await list(`?limit=3&after=${first.next}`);
    expect(idsOf(second)).toEqual(newest.slice(2));
    expect(second.next).toBeNull();
    expect(second.notifications[0].text).toBe("News about an offer");
    const french = await list("?limit=1", { headers: { "accept-language": "fr" } });
    expect(french.notifications[0].text).toBe("Du nouveau au sujet d’une offre");
  });

  test.each(["?limit=0", "?limit=51", "?after=x", "?page=1"])(
    "a list with the query '%s' is rejected",
    async (query) => {
      expect((await site.call("GET", `/v1/notifications${query}`, { token: reader.token })).status).toBe(400);
    },
  );

  test("some are marked as read by their ids, those of a page by its path, and all up to one", async () => {
    const [first = "", second = ""] = await add(3);
    expect((await read({ ids: [first, first] })).body).toEqual({ unread: 2 });
    await add(2, { path: "/property/1/offers?offer=2" });
    expect((await read({ path: "/property/1/offers" })).body).toEqual({ unread: 2 });
    await add(1, { path: "/property/1/offers?offer=2" });
    expect((await read({ path: "/property/1/offers?offer=2" })).body).toEqual({ unread: 2 });
    expect((await read({ upTo: second })).body).toEqual({ unread: 1 });
    expect((await list()).notifications.filter(({ isRead }: { isRead: boolean }) => !isRead)).toHaveLength(1);
  });

  test.each([{}, { ids: [] }, { ids: ["x"] }, { path: "" }, { upTo: "x" }, { ids: [newId()], path: "/account" }])(
    "marking as read with %j is rejected",
    async (body) => {
      expect((await read(body)).status).toBe(400);
    },
  );

  test("nobody sees or marks another's", async () => {
    const ids = await add(2);
    const other = await site.signInAs();
    expect((await list("", other)).notifications).toEqual([]);
    for (const body of [{ ids }, { path: "/account" }, { upTo: newId() }]) await read(body, other.token);
    expect((await list()).unread).toBe(2);
    for (const call of ["", "/unread", "/preferences"])
      expect((await site.call("GET", `/v1/notifications${call}`)).status).toBe(401);
  });

  test("the count stops at 100", async () => {
    await site.db.execute(sql`INSERT INTO notifications (id, account_id, event, text, path, awaits_digest, created_at)
      SELECT gen_random_uuid(), ${reader.uid}, 'offer_step', '{"id": "x", "message": "x"}', '/account', false, now()
      FROM generate_series(1, ${UNREAD_MAX + 20})`);
    expect((await site.call("GET", "/v1/notifications/unread", { token: reader.token })).body).toEqual({ unread: 100 });
  });

  test("what is about a removed listing is shown to its owner only, and again once it is restored", async () => {
    const owner = await site.signInAs();
    const [foreign = "", own = ""] = await site.addListings([{ ownerId: owner.uid }, { ownerId: reader.uid }]);
    await add(1, { listing: foreign });
    const [kept] = await add(1, { listing: own });
    const set = (status: string) =>
      site.db.execute(sql`UPDATE listings SET status = ${status} WHERE id IN (${foreign}, ${own})`);
    await set("removed");
    const hidden = await list();
    expect([idsOf(hidden), hidden.unread]).toEqual([[kept], 1]);
    await set("active");
    expect((await list()).unread).toBe(2);
  });

  test("each group has its ways, and one of which everything is required has one", async () => {
    expect(await preferences()).toContainEqual({
      group: "offers",
      way: "email",
      ways: ["email", "digest", "product", "none"],
    });
    expect(await preferences()).toContainEqual({ group: "payments", way: "email", ways: ["email"] });
    expect(await preferences()).not.toContainEqual(expect.objectContaining({ group: "administration" }));
    expect((await choose({ group: "offers", way: "digest" })).body).toEqual({ msg: "Your choice was saved." });
    expect(await preferences()).toContainEqual(expect.objectContaining({ group: "offers", way: "digest" }));
    expect((await choose({ group: "payments", way: "none" })).body.fields).toHaveProperty("way");
    for (const body of [{}, { group: "x", way: "none" }, { group: "offers", way: "x" }])
      expect((await choose(body)).status).toBe(400);
  });

  test("they are in the account's export, and are deleted after 180 days or with the account", async () => {
    await add();
    await choose({ group: "offers", way: "digest" });
    const ask = (call: string) =>
      site.call("POST", `/v1/auth/${call}`, { token: reader.token, body: { password: PASSWORD } });
    const exported = (await ask("export")).body;
    expect(exported.notifications).toMatchObject([{ event: "offer_step", path: "/account" }]);
    expect(exported.notificationPreferences).toMatchObject([{ groupName: "offers", way: "digest" }]);
    expect((await ask("delete-account")).status).toBe(200);
    const other = await site.signInAs();
    reader = other;
    await add();
    site.clock.advance(NOTIFICATION_RETENTION.days * DAY_MS - 1000);
    await add();
    site.clock.advance(2000);
    await purgeNotifications(site);
    const { rows } = await site.db.execute(sql`SELECT 1 FROM notifications WHERE account_id = ${other.uid}`);
    expect(rows).toHaveLength(1);
  });
});
