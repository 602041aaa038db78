import { VISIT_RETENTION } from "@vestpocket/domain/visits/visits.retention";
import { RECENT_VISITS_MAX } from "@vestpocket/domain/visits/visits.rules";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { createVisitBuffer, purgeVisits } from "./visits.jobs.ts";

const DAY = 24 * 60 * 60 * 1000;
const silent = pino({ level: "silent" });

describe("listing visits", () => {
  let site: TestApp;
  let owner: { uid: string; token: string; email: string };
  let buyer: { uid: string; token: string; email: string };
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
  });
  beforeEach(async () => {
    // Tests advance the clock past earlier sessions' expiry.
    owner = { ...owner, token: await site.signIn(owner.email) };
    buyer = await site.signInAs();
  });
  afterAll(() => site.close());

  const offer = async () => (await site.addListings([{ ownerId: owner.uid }]))[0] ?? "";
  const look = (id: string, token = buyer.token) => site.call("GET", `/v1/property/getProperty/${id}`, { token });
  const listRecent = async (token = buyer.token): Promise<string[]> =>
    (await site.call("GET", "/v1/views/recent", { token })).body.properties.map(({ id }: { id: string }) => id);
  const clear = () => site.call("DELETE", "/v1/views/recent", { token: buyer.token });
  const readProperty = async (id: string) => (await look(id, owner.token)).body.property;
  /** The visitor count in the owner's list and page, once the buffer is flushed. */
  async function countVisitors(id: string): Promise<number> {
    await listRecent();
    const { properties } = (await site.call("GET", "/v1/property/mine", { token: owner.token })).body;
    const { views } = properties.find((listing: { id: string }) => listing.id === id);
    expect((await readProperty(id)).views).toBe(views);
    return views;
  }

  test("the recently viewed listings are newest first, without duplicates, ten at most", async () => {
    const ids: string[] = [];
    for (let n = 0; n < RECENT_VISITS_MAX + 2; n += 1) ids.push(await offer());
    for (const id of ids) {
      await look(id);
      site.clock.advance(1000);
    }
    expect(await listRecent()).toEqual(ids.toReversed().slice(0, RECENT_VISITS_MAX));
    await look(ids[5] ?? "");
    expect((await listRecent())[0]).toBe(ids[5]);
    expect(new Set(await listRecent()).size).toBe(RECENT_VISITS_MAX);
  });

  test("the recently viewed listings are the viewer's own, without those that have ended", async () => {
    const [kept, ended] = [await offer(), await offer()];
    await look(kept);
    await look(ended);
    await site.db.execute(sql`UPDATE listings SET status = 'closed' WHERE id = ${ended}`);
    expect(await listRecent()).toEqual([kept]);
    expect(await listRecent((await site.signInAs()).token)).toEqual([]);
  });

  test("each visitor counts once, and only the owner sees the count", async () => {
    const id = await offer();
    expect(await countVisitors(id)).toBe(0);
    const second = await site.signInAs();
    for (const token of [buyer.token, buyer.token, second.token]) await look(id, token);
    expect(await countVisitors(id)).toBe(2);
    expect((await look(id)).body.property.views).toBeNull();
    expect(await countVisitors(id)).toBe(2);
  });

  test("visits by the owner, by administrators and to a hidden listing do not count", async () => {
    const id = await offer();
    const administrator = await site.signInAsAdministrator();
    const [draft = ""] = await site.addListings([{ ownerId: owner.uid, status: "draft" }]);
    for (const token of [owner.token, administrator.token]) await look(id, token);
    expect((await look(draft)).status).toBe(404);
    expect([await countVisitors(id), await countVisitors(draft)]).toEqual([0, 0]);
    expect(await listRecent(owner.token)).toEqual([]);
  });

  test("clearing the recently viewed listings removes that visitor, and no other, from the counts", async () => {
    const id = await offer();
    const other = await site.signInAs();
    await look(id, other.token);
    await look(id);
    for (const _ of [1, 2]) {
      expect((await clear()).body).toEqual({ msg: "Recently viewed listings cleared." });
    }
    expect(await listRecent()).toEqual([]);
    expect(await listRecent(other.token)).toEqual([id]);
    expect(await countVisitors(id)).toBe(1);
    await look(id);
    await listRecent();
    await clear();
    await look(id);
    expect(await countVisitors(id)).toBe(2);
  });

  test("after 90 days the visitor is deleted, and the count is kept", async () => {
    const id = await offer();
    await look(id);
    await look(id, (await site.signInAs()).token);
    await listRecent();
    site.clock.advance(VISIT_RETENTION.days * DAY - 1000);
    await purgeVisits(site);
    const kept = () => site.db.execute(sql`SELECT 1 FROM listing_views WHERE listing_id = ${id}`);
    expect((await kept()).rows).toHaveLength(2);
    site.clock.advance(2000);
    for (const _ of [1, 2]) await purgeVisits(site);
    expect((await kept()).rows).toEqual([]);
    const { rows } = await site.db.execute(sql`SELECT people FROM past_listing_views WHERE listing_id = ${id}`);
    expect(rows).toEqual([{ people: 2 }]);
    owner = { ...owner, token: await site.signIn(owner.email) };
    expect((await readProperty(id)).views).toBe(2);
  });

  test("visits are in the account's export and are deleted with the account", async () => {
    const id = await offer();
    await look(id);
    await listRecent();
    const ask = (call: string) =>
      site.call("POST", `/v1/auth/${call}`, { token: buyer.token, body: { password: PASSWORD } });
    expect((await ask("export")).body.views).toMatchObject([{ listingId: id }]);
    await look(id);
    expect((await ask("delete-account")).status).toBe(200);
    await listRecent(owner.token);
    const { rows } = await site.db.execute(sql`SELECT 1 FROM listing_views WHERE account_id = ${buyer.uid}`);
    expect(rows).toEqual([]);
  });

  test("visits that could not be saved are saved later, without those to a deleted listing", async () => {
    const [kept, gone] = [await offer(), await offer()];
    let isAway = true;
    const away = { query: () => Promise.reject(new Error("the database is away")) };
    const db = Object.create(site.db, { $client: { get: () => (isAway ? away : site.db.$client) } });
    const visits = createVisitBuffer({ db, log: silent, days: { add: () => undefined } });
    for (const listingId of [kept, gone]) visits.add({ accountId: buyer.uid, listingId, viewedAt: site.clock.now() });
    await visits.flush();
    await site.db.execute(sql`DELETE FROM listings WHERE id = ${gone}`);
    isAway = false;
    await visits.close();
    expect(await listRecent()).toEqual([kept]);
  });

  test("visits in memory are saved when the server closes", async () => {
    const closing = await buildTestApp();
    const [seller, reader] = [await closing.signInAs(), await closing.signInAs()];
    const [id = ""] = await closing.addListings([{ ownerId: seller.uid }]);
    await closing.call("GET", `/v1/property/getProperty/${id}`, { token: reader.token });
    const count = async () => (await closing.db.execute(sql`SELECT 1 FROM listing_views`)).rows.length;
    expect(await count()).toBe(0);
    await closing.app.close();
    expect(await count()).toBe(1);
    await closing.close();
  });
});
