import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import type { Queryable } from "./database.ts";

describe("statements of calls", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const countPrepared = async (on: Queryable, word: string): Promise<number> => {
    const { rows } = await on.execute<{ found: number }>(
      sql`SELECT count(*)::int AS found FROM pg_prepared_statements WHERE statement LIKE ${`%${word}%`} AND statement NOT LIKE '%pg_prepared%'`,
    );
    return rows[0]?.found ?? Number.NaN;
  };

  test("are prepared from the fifth run on, on each connection that runs them", async () => {
    await site.db.transaction(async (tx) => {
      const found: number[] = [];
      for (let run = 1; run <= 6; run += 1) {
        const { rows } = await tx.execute(sql`SELECT ${run}::int AS often_run`);
        expect(rows).toEqual([{ often_run: run }]);
        found.push(await countPrepared(tx, "often_run"));
      }
      expect(found).toEqual([0, 0, 0, 0, 1, 1]);
    });
  });

  test("without values are not: they begin and end transactions, or run once", async () => {
    await site.db.transaction(async (tx) => {
      for (let run = 1; run <= 6; run += 1) await tx.execute(sql`SELECT 1 AS valueless`);
      expect(await countPrepared(tx, "valueless")).toBe(0);
    });
  });

  test("stay prepared after a transaction that failed, and answer as before", async () => {
    const select = (on: Queryable, divisor: number) => on.execute(sql`SELECT 1 / ${divisor}::int AS share_of_one`);
    for (let run = 1; run <= 6; run += 1) await select(site.db, 1);
    await expect(site.db.transaction((tx) => select(tx, 0))).rejects.toThrow();
    for (let run = 1; run <= 20; run += 1) expect((await select(site.db, 1)).rows).toEqual([{ share_of_one: 1 }]);
  });
});
