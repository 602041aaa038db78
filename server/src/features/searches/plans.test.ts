import { globSync, readFileSync } from "node:fs";
import type { Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { MEASURE_KEYS } from "@vestpocket/domain/searches/measures";
import type { Sort } from "@vestpocket/domain/searches/searches.schema";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { type Statement, toShape } from "../../platform/database/statements.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { countCities } from "./bubbles.queries.ts";
import { countChoices } from "./facets.queries.ts";
import { listNearby } from "./featured.queries.ts";
import { columnOf } from "./measures.queries.ts";
import { findMatches } from "./searches.queries.ts";
import { countMatches, isSurelyMore } from "./totals.queries.ts";

const LISTINGS = 20_000;

/**
 * Enough listings for the planner to care, in one statement without triggers: half of them in one city of 40, a third
 * for rent.
 */
const FILL = `
  INSERT INTO listings (id, owner_id, status, type, subtype, listing_type, title, description, price, rent_month_gross,
    province, city, city_key, features, keywords, language, plan, rotation, created_at, updated_at, published_at, expires_at, vectors)
  SELECT gen_random_uuid(), $1, 'active', 'Type ' || n % 7, 'Subtype ' || n % 60, CASE WHEN n % 3 = 0 THEN 'rent' ELSE 'sale' END, 'Title',
    repeat('Text ', 100), n % 3000 + 1, CASE WHEN n % 150 = 0 THEN NULL WHEN n % 3 = 0 THEN (n % 3000 + 1) * 100 END, 'Province ' || n % 40 % 10, 'City', CASE WHEN n % 2 = 0 THEN 'toronto' ELSE 'city ' || n % 40 END, '{}', '{}', 'en', 'Basic',
    hashint4(n) & 2147483647, moment, moment, moment, moment + interval '60 days', ''
  FROM generate_series(1, ${LISTINGS}) AS n, LATERAL (SELECT now() - n * interval '1 minute' AS moment) AS posted`;

/** Roughly as many counts as such listings have. */
const COUNT = `
  INSERT INTO search_counts (type, subtype, province, city_key, listing_type, price_step, listings)
  SELECT type, subtype, province, city_key, listing_type, price_step, 1
  FROM (SELECT DISTINCT type, subtype, province, city_key, listing_type, price % 13 AS price_step FROM listings) AS each
  UNION ALL
  SELECT DISTINCT '', '', province, city_key, '', price % 13, 100 FROM listings`;

/** A search's conditions, and the index that its pages are walked along. */
const WALKS: [Omit<Criteria, "keywords">, Sort, string][] = [
  [{}, "featured", "listings_rotation"],
  [{}, "newest", "listings_newest"],
  [{}, "confirmed", "listings_fresh"],
  [{}, "price-asc", "listings_price"],
  [{ type: "Type 1" }, "featured", "listings_type_rotation"],
  [{ type: "Type 1" }, "newest", "listings_type_newest"],
  [{ type: "Type 1" }, "price-desc", "listings_type_price"],
  [{ subtype: "Subtype 1" }, "featured", "listings_subtype_rotation"],
  [{ province: "Province 1" }, "featured", "listings_province_rotation"],
  [{ province: "Province 1" }, "newest", "listings_province_newest"],
  [{ province: "Province 1", type: "Type 1" }, "featured", "listings_province_type_rotation"],
  [{ province: "Province 1", type: "Type 1" }, "newest", "listings_province_type_newest"],
  [
    { province: "Province 1", type: "Type 1", lowerPrice: 5, upperPrice: 900_000 },
    "featured",
    "listings_province_type_rotation",
  ],
  [
    { province: "Province 1", type: "Type 1", lowerPrice: 5, upperPrice: 900_000 },
    "newest",
    "listings_province_type_newest",
  ],
  [{ cityKey: "toronto" }, "featured", "listings_city_rotation"],
  [{ cityKey: "toronto" }, "newest", "listings_city_newest"],
  [{ cityKey: "toronto" }, "price-asc", "listings_city_price"],
  [{ cityKey: "toronto", type: "Type 1" }, "featured", "listings_city_type_rotation"],
];

/** Whatever a search may request besides a value that it sorts by or bounds. */
const ASKED = ["expires_at", "type", "province", "city_key", "listing_type"];

const rent = { bounds: [{ measure: "rentMonthGross", min: 100_050, max: 250_000 }] } as const;
const RENT_WALKS: typeof WALKS = [
  [rent, "featured", "listings_rotation"],
  [rent, "newest", "listings_newest"],
  [rent, "rentMonthGross-asc", "listings_rent_month_gross"],
  [{ ...rent, type: "Type 1" }, "newest", "listings_type_newest"],
  [{ ...rent, province: "Province 1", type: "Type 1" }, "featured", "listings_province_type_rotation"],
  [{ ...rent, province: "Province 1" }, "rentMonthGross-desc", "listings_rent_month_gross"],
  [{ ...rent, cityKey: "toronto" }, "newest", "listings_city_newest"],
];

describe("a search's plan", () => {
  let site: TestApp;
  let client: pg.Client;

  beforeAll(async () => {
    site = await buildTestApp();
    const { uid } = await site.signInAs();
    client = new pg.Client({ connectionString: site.superuserUrl, options: "-c plan_cache_mode=force_generic_plan" });
    await client.connect();
    await client.query("SET session_replication_role = replica");
    await client.query(FILL, [uid]);
    await client.query(COUNT);
    await client.query("ANALYZE search_counts");
    await client.query("ALTER TABLE listings SET (autovacuum_enabled = false)");
    await client.query("ANALYZE listings");
    // Like after a vacuum, which other transactions could block.
    await client.query("UPDATE pg_class SET relallvisible = relpages WHERE relname = 'listings'");
  });
  afterAll(async () => {
    await client.end();
    await site.close();
  });

  /** The lines of the plan for any values. */
  async function explainText({ text, params }: { text: string; params: readonly unknown[] }): Promise<string[]> {
    await client.query(`PREPARE probe AS ${text}`);
    const { rows } = await client.query(`EXPLAIN EXECUTE probe (${params.map(() => "NULL").join(", ")})`);
    await client.query("DEALLOCATE probe");
    return rows.map((row: { "QUERY PLAN": string }) => row["QUERY PLAN"]);
  }

  async function explain(wanted: Partial<Criteria>, sort: Sort, window: { page: number; isAfter?: boolean }) {
    const lines: string[] = [];
    const run = async (statement: Statement<Record<string, unknown>, Record<string, unknown>>) => {
      lines.push(...(await explainText(toShape(statement).compile())));
      return [];
    };
    const after = { id: "", isComparable: true, hasPriority: false, rotation: 1, value: 7, publishedAt: 5 };
    const select = async () => [{ total: "1" }];
    // The queries of keywords, which are values like any other.
    const execute = async () => ({ rows: [] });
    await findMatches({ statements: { run, select }, execute } as unknown as Database, {
      criteria: { keywords: [], ...wanted },
      now: site.clock.now(),
      sort,
      start: 5,
      limit: 10,
      offset: (window.page - 1) * 10,
      after: window.isAfter === true ? after : undefined,
      stamp: "l.title",
    });
    return lines;
  }

  const counted: Omit<Criteria, "keywords">[] = [
    {},
    { type: "Type 1", lowerPrice: 5, upperPrice: 900_000 },
    { province: "Province 1", listingTypes: ["sale", "both"], upperPrice: 123_456 },
    { cityKey: "toronto" },
    { cities: [{ province: "Province 1", cityKey: "city 11" }] },
  ];
  test.each([1.1, 4])(
    "at random_page_cost %f, facets, bubbles and listings near a place read indexes, whatever the values",
    async (cost) => {
      await client.query(`SET random_page_cost = ${cost}`);
      const lines: string[] = [];
      const select = async (query: SQL) => {
        const { sql: text, params } = new PgDialect().sqlToQuery(query);
        lines.push(...(await explainText({ text, params })));
        return [];
      };
      const db = { statements: { select } } as unknown as Database;
      const now = site.clock.now();
      for (const criteria of counted) {
        await countChoices(db, { criteria: { ...criteria, keywords: [] }, now });
        await countCities(db, { criteria: { ...criteria, keywords: [] }, now });
      }
      const cities = [{ province: "Province 1", cityKey: "city 11" }];
      await listNearby(db, { cities, isMember: true, isFeatured: false, start: 5, limit: 6, now, stamp: "l.title" });
      expect(lines.filter((line) => /Seq Scan on (listings|search_counts)/u.test(line))).toEqual([]);
      expect(lines.join("\n")).toMatch(/Index Only Scan using listings_city_featured/u);
    },
  );

  test.each([1.1, 4])(
    "at random_page_cost %f, listings by who posted them and by zoning are counted within an index, on the map too",
    async (cost) => {
      await client.query(`SET random_page_cost = ${cost}`);
      const plans: string[] = [];
      const execute = async (query: SQL) => {
        const { sql: text, params: values } = new PgDialect().sqlToQuery(query);
        const { rows } = await client.query<{ "QUERY PLAN": string }>({ text: `EXPLAIN ${text}`, values });
        plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
        return { rows: [], fields: [] };
      };
      const db = { execute } as unknown as Database;
      const others = [{}, { type: "Type 1" }, { province: "Province 1" }, { listingTypes: ["sale", "both"] as const }];
      for (const asked of [
        { postedAs: "agent" as const },
        { zoning: "c3" },
        { postedAs: "owner" as const, zoning: "c3" },
      ]) {
        for (const wanted of others) {
          const search = { criteria: { keywords: [], ...asked, ...wanted }, now: site.clock.now() };
          await countMatches(db, search);
          await countCities(db, search);
        }
      }
      expect(plans).toHaveLength(24);
      const fresh = { criteria: { keywords: [], confirmedWithin: 7 as const }, now: site.clock.now() };
      await countMatches(db, fresh);
      expect(plans.pop()).toMatch(/Index Only Scan using listings_fresh on listings/u);
      for (const plan of plans) expect(plan).toMatch(/Index Only Scan using listings_posted_as on listings/u);
    },
  );

  test("a place's number of listings, which keywords are compared with, comes from the maintained counts and the few expired ones", async () => {
    const lines: string[] = [];
    const select = async (query: SQL) => {
      const { sql: text, params } = new PgDialect().sqlToQuery(query);
      lines.push(...(await explainText({ text, params })));
      return [];
    };
    const execute = async () => ({ rows: [{ "QUERY PLAN": [{ Plan: { "Plan Rows": 1_000_000 } }], looked: "0" }] });
    const db = { statements: { select }, execute } as unknown as Database;
    await isSurelyMore(db, { search: { criteria: { keywords: ["the"] }, now: site.clock.now() }, most: 10 });
    expect(lines.join("\n")).toMatch(/listings_expiry/u);
    expect(lines.filter((line) => /on listings/u.test(line) && !/(Bitmap|using listings_expiry)/u.test(line))).toEqual(
      [],
    );
  });

  test.each([1.1, 4])(
    "at random_page_cost %f, keywords are read from the word index, whatever the values",
    async (cost) => {
      await client.query(`SET random_page_cost = ${cost}`);
      const others: Omit<Criteria, "keywords">[] = [
        {},
        { province: "Province 1" },
        {
          type: "Type 1",
          cityKey: "toronto",
          listingTypes: ["sale", "both"],
          postedAs: "owner",
          lowerPrice: 5,
          upperPrice: 900_000,
        },
      ];
      for (const wanted of others) {
        for (const sort of ["featured", "relevance"] as const) {
          const plan = (await explain({ ...wanted, keywords: ["parking", "lease"] }, sort, { page: 3 })).join("\n");
          expect(plan).toMatch(/Bitmap Index Scan on listings_findable/u);
          expect(plan).not.toMatch(/Seq Scan on listings|BitmapAnd|BitmapOr/u);
        }
      }
    },
  );

  const onEveryDisk = [1.1, 4].flatMap((cost) => WALKS.map((walk) => [cost, ...walk] as const));

  test.each(onEveryDisk)(
    "at random_page_cost %f, a search of %j, %s, is read along %s",
    async (cost, wanted, sort, index) => {
      await client.query(`SET random_page_cost = ${cost}`);
      for (const window of [{ page: 1 }, { page: 50 }, { page: 1, isAfter: true }]) {
        const lines = await explain(wanted, sort, window);
        const plan = lines.join("\n");
        expect(plan, plan).not.toMatch(/Seq Scan on listings/u);
        // Both branches are there, and each depends on the total.
        expect(plan).toMatch(/One-Time Filter: .* >= 400/u);
        expect(plan).toMatch(/One-Time Filter: .* < 400/u);
        expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} on listings`, "u"));
        // Only the page's rows, the few matches, and listings without a price are sorted.
        const sorts = lines.filter(
          (line) => line.includes("Sort Key") && !/row_number|few|listings_\d+\.id(?: DESC)?$/u.test(line),
        );
        expect(sorts, plan).toEqual([]);
        // The expiry index is read for what has expired, never for what has not.
        expect(lines.filter((line) => line.includes("listings_expiry")).length).toBeLessThanOrEqual(1);
      }
    },
  );

  test.each(MEASURE_KEYS)(
    "%s has an index that includes everything a search filters by, so no listing is visited on the way",
    async (key) => {
      const { rows } = await client.query<{ indexdef: string }>(
        "SELECT indexdef FROM pg_indexes WHERE tablename = 'listings'",
      );
      const [column] = new PgDialect().sqlToQuery(columnOf(key)).sql.split(" ");
      const along = rows.find(({ indexdef }) => indexdef.includes(`(${column}, id) INCLUDE (`));
      expect(along?.indexdef.match(/INCLUDE \((?<held>[^)]*)\)/u)?.groups?.held?.split(", ")).toEqual(
        expect.arrayContaining(ASKED),
      );
    },
  );

  test("every query finds expired listings in the one way that uses the expiry index", () => {
    const files = globSync("server/src/features/*/*.queries.ts", { cwd: new URL("../../../..", import.meta.url) });
    expect(files.length).toBeGreaterThan(50);
    const others = files.filter((file) =>
      /status = 'active'\s+AND (\w+\.)?expires_at <= /u.test(
        readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8"),
      ),
    );
    expect(others).toEqual([]);
  });

  test("an order by a value of one category is walked along its index, for all listings and for another category", async () => {
    const plans: string[] = [];
    const dialect = new PgDialect();
    const select = async () => [{ comparable: "5000", lacking: "9000" }];
    const execute = async (query: SQL) => {
      const { sql: text, params: values } = dialect.sqlToQuery(query);
      const { rows } = await client.query<{ "QUERY PLAN": string }>({ text: `EXPLAIN ${text}`, values });
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      return { rows: [] };
    };
    const db = { statements: { select }, execute } as unknown as Database;
    const window = { now: site.clock.now(), start: 5, limit: 10, offset: 0, stamp: "l.title" };
    for (const wanted of [{}, { type: "Type 1" }, { province: "Province 1", type: "Type 1" }]) {
      await findMatches(db, { criteria: { keywords: [], ...wanted }, sort: "seats-desc", ...window });
    }
    expect(plans).toHaveLength(3);
    for (const plan of plans) expect(plan).toMatch(/Index Only Scan Backward using listings_seats on listings/u);
  });

  test.each(RENT_WALKS)("a search for a rent, %j, %s, is read along %s", async (wanted, sort, index) => {
    await client.query("SET random_page_cost = 1.1");
    for (const window of [{ page: 1 }, { page: 1, isAfter: true }]) {
      const plan = (await explain(wanted, sort, window)).join("\n");
      // Among all listings together, many lack a rent.
      if (Object.keys(wanted).length > 1) expect(plan, plan).not.toMatch(/Seq Scan on listings/u);
      expect(plan, plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} on listings`, "u"));
      // The entered ends of the range are counted within an index.
      expect(plan, plan).toMatch(/(Scan using|Index Scan on) listings_(type_|city_)?rent_month_gross\b/u);
    }
  });
});
