import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteInBatches } from "./batches.ts";
import type { Queryable } from "./database.ts";

const SOURCES = new URL("../../", import.meta.url);

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test("a purge deletes what matches in statements of a thousand rows, and nothing else", async () => {
  const add = (prefix: string, rows: number) =>
    site.db.execute(sql`INSERT INTO throttles (key, points, expire)
      SELECT ${prefix}::text || number, 1, 5 FROM generate_series(1, ${rows}) AS number`);
  await add("batches old ", 2_500);
  await add("batches new ", 3);
  const deleted: (number | null)[] = [];
  const execute = async (...statement: Parameters<Queryable["execute"]>) => {
    const answer = await site.db.execute(...statement);
    deleted.push(answer.rowCount);
    return answer;
  };
  const db = { execute } as unknown as Queryable;
  await deleteInBatches(db, { from: sql`throttles`, where: sql`key LIKE 'batches old %'` });
  expect(deleted).toEqual([1_000, 1_000, 500]);
  const { rows } = await site.db.execute(sql`SELECT key FROM throttles WHERE key LIKE 'batches %'`);
  expect(rows).toHaveLength(3);
});

test("no purge deletes expired rows in one statement without a limit", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".queries.ts"),
  );
  const unlimited = files.filter((name) =>
    /\.delete\(\w+\)\s*\.where\(\s*lte?\(/u.test(readFileSync(new URL(name, SOURCES), "utf8")),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(unlimited).toEqual([]);
});
