import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { createSearchCounter, purgeSearchCounts } from "./search-counts.jobs.ts";
import { countSearch } from "./search-counts.usecases.ts";
import { searchDays, searchMisses } from "./searches.tables.ts";

const log = pino({ level: "silent" });

describe("search counts", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const filter = { keywords: ["barn"] };

  test("search counts are saved at the end, and kept for 400 days", async () => {
    const counter = createSearchCounter({ db: site.db, log });
    countSearch({ clock: site.clock, counter }, { filter, total: 0 });
    await counter.close();
    site.clock.advance(400 * DAY_MS);
    await purgeSearchCounts(site);
    expect(await site.db.select().from(searchDays)).toEqual([{ day: "2026-11-20", searches: 1, misses: 1 }]);
    site.clock.advance(DAY_MS);
    await purgeSearchCounts(site);
    expect(await site.db.select().from(searchDays)).toEqual([]);
    expect(await site.db.select().from(searchMisses)).toEqual([]);
  });

  test("a row that the database rejects is dropped with one line in the log, and all others are saved", async () => {
    const lines: { msg: string; rows?: number }[] = [];
    const counter = createSearchCounter({
      db: site.db,
      log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    });
    const search = (keyword: string) =>
      countSearch({ clock: site.clock, counter }, { filter: { keywords: [keyword] }, total: 0 });
    for (let at = 0; at < 20; at += 1) search(at % 7 === 3 ? `\ud800${at}` : `shop ${at}`);
    await counter.flush();
    expect(await site.db.select().from(searchDays)).toMatchObject([{ searches: 20, misses: 20 }]);
    expect(await site.db.select().from(searchMisses)).toHaveLength(17);
    expect(lines).toMatchObject([{ msg: "dropped rows that the database rejects", rows: 3 }]);

    search("loft");
    await counter.close();
    expect(await site.db.select().from(searchMisses)).toHaveLength(18);
    expect(lines).toHaveLength(1);
    await site.db.delete(searchDays);
    await site.db.delete(searchMisses);
  });

  test("search counts are not lost while the database does not respond", async () => {
    let isDown = true;
    const db = new Proxy(site.db, {
      get: (target, name) => {
        if (isDown && name === "execute") throw new Error("the database is away");
        return Reflect.get(target, name) as unknown;
      },
    }) as Database;
    const counter = createSearchCounter({ db, log });
    countSearch({ clock: site.clock, counter }, { filter, total: 0 });
    await counter.flush();
    countSearch({ clock: site.clock, counter }, { filter, total: 0 });
    isDown = false;
    await counter.close();
    expect(await site.db.select().from(searchDays)).toMatchObject([{ searches: 2, misses: 2 }]);
    expect(await site.db.select().from(searchMisses)).toMatchObject([{ filters: { keywords: ["barn"] }, times: 2 }]);
  });
});
