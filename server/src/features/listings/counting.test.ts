import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listWaiting, withTransaction } from "../../testing/open-transactions.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { asSuperuser } from "../../testing/test-database.ts";

describe("the maintained counts of listings", () => {
  let site: TestApp;
  let ownerId: string;
  let tables: readonly string[];

  const list = async (query: string) => (await site.db.$client.query<Record<string, unknown>>(query)).rows;

  /** All counts that are not zero. */
  async function listCounts() {
    const counts = [];
    for (const table of tables) {
      counts.push(await list(`SELECT to_jsonb(kept) AS row FROM ${table} AS kept WHERE listings <> 0 ORDER BY 1`));
    }
    return counts;
  }

  /** The transactions that wrote the count rows. */
  async function listWriters() {
    const writers = [];
    for (const table of tables) writers.push(await list(`SELECT ctid::text, xmin::text FROM ${table} ORDER BY ctid`));
    return writers;
  }

  const addChanges = () =>
    asSuperuser(site.superuserUrl, (client) => client.query("SELECT listings_add_changes(true)"));
  const countChanges = async () => (await list("SELECT id FROM search_changes")).length;

  beforeAll(async () => {
    site = await buildTestApp();
    ownerId = (await site.signInAs()).uid;
    tables = (await list("SELECT unnest(listings_count_tables()) AS name")).map(({ name }) => String(name));
  });

  afterAll(() => site.close());

  test("are not written by an update that leaves the counted columns unchanged", async () => {
    await site.addListings([{ ownerId }, { ownerId, price: 450_000 }, { ownerId, status: "draft" }]);
    await addChanges();
    const writers = await listWriters();
    await site.db.execute(sql`UPDATE listings SET title = 'Renamed', updated_at = now(), has_priority = true,
      price = price, expires_at = expires_at + interval '1 day', keywords = '{loft}'`);
    await addChanges();
    expect(await listWriters()).toEqual(writers);
    await site.db.execute(sql`UPDATE listings SET city = 'Ottawa', city_key = 'ottawa'`);
    await addChanges();
    expect(await listWriters()).not.toEqual(writers);
  });

  test("include the changes of 31 postings later, and of the 32nd at once", async () => {
    await addChanges();
    const writers = await listWriters();
    for (let posted = 1; posted <= 31; posted += 1) await site.addListings([{ ownerId }]);
    expect(await countChanges()).toBe(31);
    expect(await listWriters()).toEqual(writers);
    await site.addListings([{ ownerId }]);
    expect(await countChanges()).toBe(0);
    expect(await listWriters()).not.toEqual(writers);
  });

  test("keep no value of a listing that was changed, closed or deleted", async () => {
    for (const sentence of [
      "UPDATE listings SET price = price + 1",
      "UPDATE listings SET status = 'closed'",
      "DELETE FROM listings",
    ]) {
      const [id] = await site.addListings([{ ownerId }]);
      expect(await countChanges()).toBe(1);
      await list(`${sentence} WHERE id = '${id}'`);
      expect(await countChanges()).toBe(0);
    }
  });

  test("include a new listing without waiting for a transaction that is adding to them", async () => {
    const [closing, opening] = await site.addListings([{ ownerId }, { ownerId, status: "closed" }]);
    await withTransaction(site.db, async (one) => {
      await one.query(`UPDATE listings SET status = 'closed' WHERE id = '${closing}'`);
      await list(`UPDATE listings SET status = 'active' WHERE id = '${opening}'`);
      await one.query("COMMIT");
    });
    expect(await countChanges()).toBe(1);
    await addChanges();
  });

  test("leave no pending change behind after a recount", async () => {
    await site.addListings([{ ownerId }]);
    expect(await countChanges()).toBe(1);
    await asSuperuser(site.superuserUrl, (client) => client.query("CALL listings_count_again()"));
    expect(await countChanges()).toBe(0);
  });

  test("agree with a recount after any changes of any counted column", async () => {
    const random = createRandom(20_261_122);
    const ids = await site.addListings(Array.from({ length: 30 }, (_, at) => ({ ownerId, price: 90_000 * (at + 1) })));
    for (let turn = 0; turn < 120; turn += 1) {
      const some = `id IN ('${random.shuffle(ids).slice(0, random.int(1, 4)).join("', '")}')`;
      await list(`UPDATE listings SET ${drawChange(random)} WHERE ${some}`);
    }
    await list(`DELETE FROM listings WHERE id = '${ids[0]}'`);
    await addChanges();
    const kept = await listCounts();
    await asSuperuser(site.superuserUrl, (client) => client.query("CALL listings_count_again()"));
    expect(kept).toEqual(await listCounts());
  });

  test("never deadlock writers, in whatever order they change listings", async () => {
    // The two share no counted value.
    const cheap = { ownerId, features: {}, price: 50_000, city: "Toronto", province: "Ontario" };
    const dear = { ownerId, features: {}, price: 5_500_000, city: "Calgary", province: "Alberta" };
    const [first, second, third, fourth] = await site.addListings([cheap, dear, dear, cheap]);
    const close = (id: string | undefined) => `UPDATE listings SET status = 'closed' WHERE id = '${id}'`;
    await withTransaction(site.db, (one) =>
      withTransaction(site.db, async (other) => {
        await one.query(close(first));
        const others = (async () => {
          await other.query(close(second));
          await other.query(close(fourth));
          await other.query("COMMIT");
        })();
        await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
        await one.query(close(third));
        await one.query("COMMIT");
        await others;
      }),
    );
    expect(
      await list(`SELECT DISTINCT status FROM listings WHERE id IN ('${first}', '${second}', '${third}', '${fourth}')`),
    ).toEqual([{ status: "closed" }]);
  });
});

/** A change of one counted column, or of its source. */
function drawChange(random: Random): string {
  const measure = random.pick([
    "totalArea",
    "capRate",
    "seats",
    "lotSize",
    "royalty",
    "employees",
    "parkingSpots",
    "yearBuilt",
  ]);
  return random.pick([
    `status = '${random.pick(["active", "closed", "expired", "removed"])}'`,
    "type = 'Office', subtype = 'Medical/Dental'",
    "type = 'Industrial', subtype = 'Warehousing'",
    "province = 'Quebec', city = 'Laval', city_key = 'laval'",
    "province = 'Ontario', city = 'Ottawa', city_key = 'ottawa'",
    `listing_type = '${random.pick(["sale", "rent", "both"])}'`,
    `price = ${random.int(1, 30) * 100_000}`,
    `sale_price = ${random.int(1, 30) * 10_000_000}, sale_per_sqft = ${random.int(1, 90) * 100}`,
    `rent_month_gross = ${random.int(1, 90) * 10_000}, rent_month_net = NULL`,
    `rent_sqft_year_net = ${random.int(1, 90) * 100}, rent_sqft_year_gross = NULL`,
    `features = features || '{"${measure}": ${random.int(1, 600)}}'`,
    `features = features - '${measure}'`,
  ]);
}
