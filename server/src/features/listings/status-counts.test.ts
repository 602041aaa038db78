import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const count = async (query: string) => {
  const { rows } = await site.db.$client.query<{ status: string; listings: number }>(query);
  return Object.fromEntries(rows.map(({ status, listings }) => [status, listings]));
};
const readKept = () =>
  count("SELECT status, sum(listings)::int AS listings FROM listing_counts GROUP BY 1 HAVING sum(listings) <> 0");
const readCounted = () => count("SELECT status, count(*)::int AS listings FROM listings GROUP BY 1");

test("the kept numbers of listings by status follow every change, also several at once, and stay few rows", async () => {
  const { uid: ownerId } = await site.addAccount();
  const add = (n: number) => site.addListings([{ ownerId, status: n % 3 === 0 ? "draft" : "active" }]);
  const ids = (await Promise.all(Array.from({ length: 80 }, (_, n) => add(n)))).flat();
  expect(await readKept()).toEqual(await readCounted());
  const change = (id: string, n: number) =>
    site.db.execute(sql`UPDATE listings SET status = ${n % 2 === 0 ? "closed" : "expired"} WHERE id = ${id}`);
  await Promise.all(ids.slice(0, 60).map(change));
  await site.db.execute(sql`UPDATE listings SET title = title || '!'`);
  expect(await readKept()).toEqual(await readCounted());
  await site.db.execute(sql`DELETE FROM listings WHERE status = 'expired'`);
  expect(await readKept()).toEqual(await readCounted());
  const { rows } = await site.db.$client.query("SELECT count(*)::int AS rows FROM listing_counts");
  expect(rows[0].rows).toBeLessThan(100);
});
