import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { createSearchCounts } from "./search-counts.ts";
import { searchDays, searchMisses } from "./searches.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const log = pino({ level: "silent" });

describe("what is counted of searches", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const criteria = () => ({ keywords: ["barn"], now: site.clock.now() });

  test("is written down at the end, and kept for 400 days", async () => {
    const counts = createSearchCounts({ db: site.db, clock: site.clock, log });
    counts.record({}, criteria(), 0);
    await counts.close();
    site.clock.advance(400 * DAY_MS);
    await counts.forgetOld();
    expect(await site.db.select().from(searchDays)).toEqual([{ day: "2026-11-20", searches: 1, misses: 1 }]);
    site.clock.advance(DAY_MS);
    await counts.forgetOld();
    expect(await site.db.select().from(searchDays)).toEqual([]);
    expect(await site.db.select().from(searchMisses)).toEqual([]);
  });

  test("is not lost where the database does not answer", async () => {
    let isDown = true;
    const db = new Proxy(site.db, {
      get: (target, name) => {
        if (isDown && name === "execute") throw new Error("the database is away");
        return Reflect.get(target, name) as unknown;
      },
    }) as Database;
    const counts = createSearchCounts({ db, clock: site.clock, log });
    counts.record({}, criteria(), 0);
    await counts.flush();
    counts.record({}, criteria(), 0);
    isDown = false;
    await counts.close();
    expect(await site.db.select().from(searchDays)).toMatchObject([{ searches: 2, misses: 2 }]);
    expect(await site.db.select().from(searchMisses)).toMatchObject([{ filters: { keywords: ["barn"] }, times: 2 }]);
  });
});
