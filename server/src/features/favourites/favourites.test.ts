import { FAVOURITES_MAX } from "@vestpocket/domain/favourites/favourites.rules";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

describe("favourites", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  let buyer: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
  });
  beforeEach(async () => {
    buyer = await site.signInAs();
  });
  afterAll(() => site.close());

  const save = (id: string, token = buyer.token) => site.call("PUT", `/v1/favourites/${id}`, { token });
  const remove = (id: string, token = buyer.token) => site.call("DELETE", `/v1/favourites/${id}`, { token });
  const list = async (query = "", token = buyer.token) =>
    (await site.call("GET", `/v1/favourites${query}`, { token })).body;
  const listIds = async (token = buyer.token) => (await site.call("GET", "/v1/favourites/ids", { token })).body.ids;
  const offer = async (count: number) =>
    site.addListings(Array.from({ length: count }, () => ({ ownerId: owner.uid })));
  const end = (id = "") => site.db.execute(sql`UPDATE listings SET status = 'closed' WHERE id = ${id}`);

  test("favourites are listed as cards, newest first, page by page", async () => {
    const ids = await offer(3);
    for (const id of ids) {
      expect((await save(id)).body).toEqual({ msg: "Saved to your favourites." });
      site.clock.advance(1000);
    }
    const wanted = ids.toReversed();
    expect(await listIds()).toEqual(wanted);
    const first = await list("?limit=2");
    expect(first.properties.map(({ id }: { id: string }) => id)).toEqual(wanted.slice(0, 2));
    expect(first.properties[0]).toMatchObject({ name: "Corner store with a flat above", price: 850_000 });
    expect(first).toMatchObject({ page: 1, totalPages: 2, totalResults: 3, unavailable: 0 });
    expect((await list("?limit=2&page=2")).properties).toHaveLength(1);
    expect((await list("?limit=2&page=3")).properties).toEqual([]);
  });

  test("saving or removing a favourite twice has no further effect", async () => {
    const [id = ""] = await offer(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await listIds()).toEqual([id]);
    for (const _ of [1, 2]) expect((await remove(id)).body).toEqual({ msg: "Removed from your favourites." });
    expect(await listIds()).toEqual([]);
  });

  test("nobody else can see, add to or remove from a person's favourites", async () => {
    const [id = ""] = await offer(1);
    const other = await site.signInAs();
    await save(id);
    expect(await listIds(other.token)).toEqual([]);
    expect((await list("", other.token)).properties).toEqual([]);
    await remove(id, other.token);
    expect(await listIds()).toEqual([id]);
  });

  test("a listing the viewer may not see is answered as if it did not exist", async () => {
    const [draft = ""] = await site.addListings([{ ownerId: owner.uid, status: "draft" }]);
    for (const id of [draft, newId(), "abc", "%00", "..%2fids"]) {
      for (const answer of [await save(id), await remove(id)]) {
        expect({ id, status: answer.status, code: answer.body.code }).toEqual({
          id,
          status: 404,
          code: "listings.not_found",
        });
      }
    }
    expect(await listIds()).toEqual([]);
    expect((await save(draft, owner.token)).status).toBe(200);
  });

  test("a favourite whose listing is no longer available is kept and counted, and can be removed", async () => {
    const [kept = "", over = "", other = ""] = await offer(3);
    for (const id of [kept, over, other]) await save(id);
    await end(over);
    await end(other);
    expect(await list()).toMatchObject({ totalResults: 1, totalPages: 1, unavailable: 2 });
    expect(await listIds()).toHaveLength(3);
    expect((await remove(over)).status).toBe(200);
    expect((await remove(over)).status).toBe(404);
    expect((await site.call("DELETE", "/v1/favourites/unavailable", { token: buyer.token })).status).toBe(200);
    expect(await listIds()).toEqual([kept]);
    expect((await list()).unavailable).toBe(0);
  });

  test("a favourite whose listing has expired is omitted at once, before any job runs", async () => {
    const expiresAt = new Date(site.clock.now().getTime() + 1000);
    const [id = ""] = await site.addListings([{ ownerId: owner.uid, expiresAt }]);
    await save(id);
    expect((await list()).totalResults).toBe(1);
    site.clock.advance(1000);
    expect(await list()).toMatchObject({ properties: [], totalResults: 0, totalPages: 0, unavailable: 1 });
  });

  test("an account keeps at most 500 favourites, even when many are saved at once", async () => {
    await offer(FAVOURITES_MAX - 2);
    await site.db.execute(sql`
      INSERT INTO favourites SELECT ${buyer.uid}, id, now() FROM listings WHERE status = 'active' LIMIT ${FAVOURITES_MAX - 2}`);
    const more = await offer(6);
    const answers = await Promise.all(more.map((id) => save(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: "favourites.full",
      msg: "You can keep up to 500 favourites. Please remove one to save another.",
    });
    const ids = await listIds();
    expect(ids).toHaveLength(FAVOURITES_MAX);
    expect((await save(ids[0])).status).toBe(200);
    await remove(ids[0]);
    expect((await save(more[answers.findIndex(({ status }) => status === 409)] ?? "")).status).toBe(200);
  });

  test.each(["?page=0", "?page=1.5", "?limit=51", "?limit=-1", "?page=abc", "?page=1000001", "?sort=x"])(
    "a list of favourites with the query '%s' is rejected",
    async (query) => {
      const answer = await site.call("GET", `/v1/favourites${query}`, { token: buyer.token });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toHaveLength(1);
    },
  );

  test("saving a favourite with anything in the body is rejected", async () => {
    const [id = ""] = await offer(1);
    const sent = { token: buyer.token, body: { uid: owner.uid } };
    expect((await site.call("PUT", `/v1/favourites/${id}`, sent)).status).toBe(400);
    expect((await site.call("PUT", `/v1/favourites/${id}`, { ...sent, body: {} })).status).toBe(200);
  });

  test("favourites are in the account's export and are deleted with the account", async () => {
    const [id = ""] = await offer(1);
    await save(id);
    const ask = (call: string) =>
      site.call("POST", `/v1/auth/${call}`, { token: buyer.token, body: { password: PASSWORD } });
    expect((await ask("export")).body.favourites).toMatchObject([{ listingId: id }]);
    expect((await ask("delete-account")).status).toBe(200);
    const { rows } = await site.db.execute(sql`SELECT 1 FROM favourites WHERE account_id = ${buyer.uid}`);
    expect(rows).toEqual([]);
  });
});
