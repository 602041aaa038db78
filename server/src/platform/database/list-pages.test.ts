import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await buildTestApp();
  ({ token } = await site.signInAsAdministrator());
  // Several of each second, so that the id decides.
  await site.db.execute(sql`
    INSERT INTO audit_entries (id, at, action, details)
    SELECT gen_random_uuid(), now() + n / 7 * interval '1 second', 'test.long', '{}' FROM generate_series(1, 1115) n`);
});
afterAll(() => site.close());

const read = async (query: string) =>
  (await site.call("GET", `/v1/admin/audit?action=test.long&${query}`, { token })).body;

test.each(["", "&sort=oldest"])("a list goes on after its last row until it ends, each row once%s", async (sort) => {
  const seen: string[] = [];
  let after = "";
  for (let page = 1; ; page += 1) {
    const body = await read(`limit=50&page=${page}${sort}${after && `&after=${after}`}`);
    expect(body).toMatchObject({ page, totalPages: 20, totalResults: 1_000, totalIsAtLeast: true });
    seen.push(...body.audit.map(({ id }: { id: string }) => id));
    if (body.next === undefined) break;
    if (page >= 20) after = body.next;
  }
  expect(seen).toHaveLength(1_115);
  expect(new Set(seen).size).toBe(1_115);
});

test("a page by number ends with the rows that are counted, and is empty beyond them", async () => {
  expect((await read("limit=30&page=34")).audit).toHaveLength(10);
  expect((await read("limit=30&page=35")).audit).toEqual([]);
  expect((await read("limit=50&page=1000000")).audit).toEqual([]);
  expect((await read("after=nonsense")).fields).toHaveProperty("after");
});
