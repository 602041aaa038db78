import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("cached cards of a search", () => {
  let site: TestApp;
  let token: string;
  let uid: string;
  let id: string;
  const built: string[][] = [];

  beforeAll(async () => {
    site = await buildTestApp({}, { watchDatabase: ({ $client }) => watchCards($client) });
    ({ token, uid } = await site.signInAs());
    [id = ""] = await site.addListings([{ ownerId: uid, title: "First title", postedAs: "agent" }]);
  });
  afterAll(() => site.close());

  /** Records the ids of the cards read from the database. */
  function watchCards(pool: TestApp["db"]["$client"]) {
    const query = pool.query.bind(pool) as (config: { name?: string; values?: string[][] }) => unknown;
    Object.assign(pool, {
      query: (config: { name?: string; values?: string[][] }, ...rest: []) => {
        if (config.name === "listings_list_cards") built.push(config.values?.[0] ?? []);
        return query(config, ...rest);
      },
    });
  }

  async function findCard(headers: Record<string, string> = {}) {
    const answer = await site.call("POST", "/v1/property/search", { body: {}, token, headers });
    expect(answer.status).toBe(200);
    return answer.body.response.properties[0];
  }

  test("a card is built once for each language, and again after a change", async () => {
    built.length = 0;
    expect(await findCard()).toMatchObject({ id, name: "First title" });
    expect(await findCard()).toMatchObject({ id, name: "First title" });
    expect(built).toEqual([[id]]);
    await findCard({ "accept-language": "fr" });
    await findCard({ "accept-language": "fr" });
    expect(built).toHaveLength(2);
    await site.db.execute(sql`UPDATE listings SET title = 'Second title' WHERE id = ${id}`);
    expect(await findCard()).toMatchObject({ id, name: "Second title" });
    expect(built).toHaveLength(3);
  });

  test("a picture, the owner's name and the brokerage are updated on the card at once", async () => {
    const replacePicture = (token: string) =>
      site.db.transaction(async (tx) => {
        await tx.execute(sql`DELETE FROM listing_pictures WHERE listing_id = ${id}`);
        await tx.execute(sql`
          INSERT INTO listing_pictures (token, listing_id, position, storage_key, media_type)
          VALUES (${token}, ${id}, 0, ${token}, 'image/webp')`);
      });
    for (const picture of ["a".repeat(22), "b".repeat(22)]) {
      await replacePicture(picture);
      expect((await findCard()).thumbnailUrl).toBe(`/files/pictures/${picture}`);
    }
    await site.db.execute(sql`DELETE FROM listing_pictures WHERE listing_id = ${id}`);
    expect((await findCard()).thumbnailUrl).toBeNull();

    await site.db.execute(sql`UPDATE accounts SET first_name = 'Margot', last_name = 'Roy' WHERE id = ${uid}`);
    expect((await findCard()).agent).toEqual({ name: "Margot Roy", brokerageName: null });
    await site.db.execute(sql`
      INSERT INTO agents (account_id, brokerage_name, province, city, is_real_estate_member, created_at)
      VALUES (${uid}, 'Rive Sud', 'Quebec', 'Montreal', false, now())`);
    expect((await findCard()).agent.brokerageName).toBe("Rive Sud");
    await site.db.execute(sql`UPDATE agents SET brokerage_name = 'Rive Nord' WHERE account_id = ${uid}`);
    expect((await findCard()).agent.brokerageName).toBe("Rive Nord");
  });

  test("a card stays cached when someone without listings changes their name", async () => {
    const other = await site.signInAs();
    await findCard();
    built.length = 0;
    await site.db.execute(sql`UPDATE accounts SET first_name = 'Lucie' WHERE id = ${other.uid}`);
    await site.db.execute(sql`UPDATE accounts SET email = email WHERE id = ${uid}`);
    await findCard();
    expect(built).toEqual([]);
  });

  test("a listing posted while its owner's name changes waits for the name", async () => {
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE accounts SET first_name = 'Ada' WHERE id = ${uid}`);
      const posting = site.db.transaction(async (other) => {
        await other.execute(sql`SET LOCAL lock_timeout = 1`);
        // What a new listing's foreign key requires.
        await other.execute(sql`SELECT FROM accounts WHERE id = ${uid} FOR KEY SHARE`);
      });
      await expect(posting).rejects.toMatchObject({ cause: { code: "55P03" } });
    });
    expect((await findCard()).agent.name).toBe("Ada Roy");
  });

  test.each(["paused", "closed", "removed", "expired"])("a listing that becomes %s is gone at once", async (status) => {
    expect(await findCard()).toMatchObject({ id });
    await site.db.execute(
      sql`UPDATE listings SET status = ${status}, paused_at = ${status === "paused" ? site.clock.now() : null} WHERE id = ${id}`,
    );
    expect(await findCard()).toBeUndefined();
    await site.db.execute(sql`UPDATE listings SET status = 'active', paused_at = NULL WHERE id = ${id}`);
    expect(await findCard()).toMatchObject({ id });
  });

  test("a listing is gone when it expires, although nothing was written", async () => {
    const expiresAt = new Date(site.clock.now().getTime() + 1_000);
    await site.db.execute(sql`UPDATE listings SET expires_at = ${expiresAt} WHERE id = ${id}`);
    expect(await findCard()).toMatchObject({ id });
    site.clock.advance(1_000);
    expect(await findCard()).toBeUndefined();
    await site.db.execute(
      sql`UPDATE listings SET expires_at = ${expiresAt}::timestamptz + interval '60 days' WHERE id = ${id}`,
    );
  });

  test("a page shows its cards in order, whichever of them were cached", async () => {
    const others = await site.addListings(
      [2, 1, 3].map((day) => ({ ownerId: uid, id: newId(), publishedAt: new Date(Date.UTC(2026, 0, day)) })),
    );
    const list = async () => {
      const answer = await site.call("POST", "/v1/property/search", { body: { sort: "newest" }, token });
      return answer.body.response.properties.map((card: { id: string }) => card.id);
    };
    const wanted = [id, others[2], others[0], others[1]];
    expect(await list()).toEqual(wanted);
    await site.db.execute(sql`UPDATE listings SET title = 'Changed' WHERE id = ${others[0]}`);
    built.length = 0;
    expect(await list()).toEqual(wanted);
    expect(built).toEqual([[others[0]]]);
  });
});
