import { RECENT_VIEWS_MAX, VIEWS_KEPT_DAYS } from "@vestpocket/domain/views/views.rules";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { createViews } from "./views.usecases.ts";

const DAY = 24 * 60 * 60 * 1000;
const silent = pino({ level: "silent" });

describe("views of listings", () => {
  let site: TestApp;
  let owner: { uid: string; token: string; email: string };
  let buyer: { uid: string; token: string; email: string };
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
  });
  beforeEach(async () => {
    // Log-ins of an earlier time have run out.
    owner = { ...owner, token: await site.signIn(owner.email) };
    buyer = await site.signInAs();
  });
  afterAll(() => site.close());

  const offer = async () => (await site.addListings([{ ownerId: owner.uid }]))[0] ?? "";
  const look = (id: string, token = buyer.token) => site.call("GET", `/v1/property/getProperty/${id}`, { token });
  const listRecent = async (token = buyer.token): Promise<string[]> =>
    (await site.call("GET", "/v1/views/recent", { token })).body.properties.map(({ id }: { id: string }) => id);
  const forget = () => site.call("DELETE", "/v1/views/recent", { token: buyer.token });
  const readProperty = async (id: string) => (await look(id, owner.token)).body.property;
  /** What the owner's list and page say of how many looked, once what was noted is written. */
  async function countPeople(id: string): Promise<number> {
    await listRecent();
    const { properties } = (await site.call("GET", "/v1/property/mine", { token: owner.token })).body;
    const { views } = properties.find((listing: { id: string }) => listing.id === id);
    expect((await readProperty(id)).views).toBe(views);
    return views;
  }

  test("what one looked at last comes first, each listing once, ten at most", async () => {
    const ids: string[] = [];
    for (let n = 0; n < RECENT_VIEWS_MAX + 2; n += 1) ids.push(await offer());
    for (const id of ids) {
      await look(id);
      site.clock.advance(1000);
    }
    expect(await listRecent()).toEqual(ids.toReversed().slice(0, RECENT_VIEWS_MAX));
    await look(ids[5] ?? "");
    expect((await listRecent())[0]).toBe(ids[5]);
    expect(new Set(await listRecent()).size).toBe(RECENT_VIEWS_MAX);
  });

  test("one sees one's own only, and not what has ended", async () => {
    const [kept, ended] = [await offer(), await offer()];
    await look(kept);
    await look(ended);
    await site.db.execute(sql`UPDATE listings SET status = 'closed' WHERE id = ${ended}`);
    expect(await listRecent()).toEqual([kept]);
    expect(await listRecent((await site.signInAs()).token)).toEqual([]);
  });

  test("each person counts once for the owner, and nobody else is told", async () => {
    const id = await offer();
    expect(await countPeople(id)).toBe(0);
    const second = await site.signInAs();
    for (const token of [buyer.token, buyer.token, second.token]) await look(id, token);
    expect(await countPeople(id)).toBe(2);
    expect((await look(id)).body.property.views).toBeNull();
    expect(await countPeople(id)).toBe(2);
  });

  test("the owner and administrators do not count, nor does who was refused", async () => {
    const id = await offer();
    const administrator = await site.signInAsAdministrator();
    const [draft = ""] = await site.addListings([{ ownerId: owner.uid, status: "draft" }]);
    for (const token of [owner.token, administrator.token]) await look(id, token);
    expect((await look(draft)).status).toBe(404);
    expect([await countPeople(id), await countPeople(draft)]).toEqual([0, 0]);
    expect(await listRecent(owner.token)).toEqual([]);
  });

  test("who forgets what they looked at is no longer counted, and others are", async () => {
    const id = await offer();
    const other = await site.signInAs();
    await look(id, other.token);
    await look(id);
    for (const _ of [1, 2]) {
      expect((await forget()).body).toEqual({ msg: "Recently viewed cleared." });
    }
    expect(await listRecent()).toEqual([]);
    expect(await listRecent(other.token)).toEqual([id]);
    expect(await countPeople(id)).toBe(1);
    await look(id);
    await listRecent();
    await forget();
    await look(id);
    expect(await countPeople(id)).toBe(2);
  });

  test("after 90 days it is forgotten who looked, and how many did stays", async () => {
    const id = await offer();
    await look(id);
    await look(id, (await site.signInAs()).token);
    await listRecent();
    const views = createViews({ db: site.db, clock: site.clock, log: silent, listCards: async () => [] });
    site.clock.advance(VIEWS_KEPT_DAYS * DAY - 1000);
    await views.purge();
    const kept = () => site.db.execute(sql`SELECT 1 FROM listing_views WHERE listing_id = ${id}`);
    expect((await kept()).rows).toHaveLength(2);
    site.clock.advance(2000);
    for (const _ of [1, 2]) await views.purge();
    expect((await kept()).rows).toEqual([]);
    const { rows } = await site.db.execute(sql`SELECT people FROM past_listing_views WHERE listing_id = ${id}`);
    expect(rows).toEqual([{ people: 2 }]);
    owner = { ...owner, token: await site.signIn(owner.email) };
    expect((await readProperty(id)).views).toBe(2);
  });

  test("are taken along, and go with the account", async () => {
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

  test("what could not be written is written later, and a view of what is gone is dropped", async () => {
    const [kept, gone] = [await offer(), await offer()];
    let isAway = true;
    const away = { query: () => Promise.reject(new Error("the database is away")) };
    const db = Object.create(site.db, { $client: { get: () => (isAway ? away : site.db.$client) } });
    const views = createViews({ db, clock: site.clock, log: silent, listCards: async () => [] });
    const viewer = { uid: buyer.uid, sessionId: "", role: "member", hasSecondFactor: false } as const;
    for (const id of [kept, gone]) views.note(viewer, { id, ownerId: owner.uid });
    await views.keep();
    await site.db.execute(sql`DELETE FROM listings WHERE id = ${gone}`);
    isAway = false;
    await views.keep();
    expect(await listRecent()).toEqual([kept]);
  });

  test("what was noted is written when the server closes", async () => {
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
