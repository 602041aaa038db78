import { LISTING_TYPES } from "@vestpocket/domain/listings/listings.terms";
import { COORDINATES } from "@vestpocket/domain/places/places.coordinates";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { distanceKm } from "@vestpocket/domain/places/places.rules";
import { createRandom } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { withTransaction } from "../../testing/open-transactions.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listSimilar } from "./similar.queries.ts";

/** Two cities near each other, two near each other elsewhere, and one near none. */
const PLACES = [
  { province: "Ontario", city: "Toronto" },
  { province: "Ontario", city: "Mississauga" },
  { province: "Ontario", city: "Ottawa" },
  { province: "Quebec", city: "Gatineau" },
  { province: "Alberta", city: "Calgary" },
] as const satisfies readonly { province: ProvinceName; city: string }[];

function kmBetween(one: (typeof PLACES)[number], other: (typeof PLACES)[number]): number {
  const [from, to] = [one, other].map(({ province, city }) => COORDINATES[province][city]);
  if (from === undefined || to === undefined) throw new Error("a city has no coordinates");
  return distanceKm(from, to);
}

const KEYS = ["sale_price", "rent_sqft_year_gross", "rent_month_gross"] as const;

describe("similar listings", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
  });
  afterAll(() => site.close());

  const ask = (id: string) => site.call("GET", `/v1/property/${id}/similar`, { token: owner.token });
  const listIds = async (id: string) => (await ask(id)).body.properties.map((card: { id: string }) => card.id);
  const offer = (rows: readonly object[]) => site.addListings(rows.map((row) => ({ ownerId: owner.uid, ...row })));

  test("are of the same subtype, near, and within a third of its price or rent: nearest first", async () => {
    const random = createRandom(16);
    const drawn = Array.from({ length: 500 }, () => ({
      ...random.pick(PLACES),
      listingType: random.pick(LISTING_TYPES),
      type: "Commercial",
      subtype: random.pick(["Retail", "Automotive"]),
      price: random.int(10_000, 60_000),
      features: random.chance(0.5) ? { totalArea: random.int(5, 30) * 100 } : {},
      status: random.chance(0.9) ? ("active" as const) : ("draft" as const),
    }));
    const ids = await offer(drawn);
    const rows = drawn.map((row, at) => ({ ...row, id: ids[at] ?? "" }));
    const measured = new Map(
      (
        await site.db.execute<{ id: string } & Record<(typeof KEYS)[number], string | null>>(
          sql`SELECT id, sale_price, rent_sqft_year_gross, rent_month_gross FROM listings`,
        )
      ).rows.map((row) => [row.id, row]),
    );
    let found = 0;
    for (const original of rows.filter(({ status }) => status === "active").slice(0, 60)) {
      const key = KEYS.find((each) => measured.get(original.id)?.[each] !== null) ?? "sale_price";
      const value = Number(measured.get(original.id)?.[key]);
      const expected = rows
        .map((row) => ({ ...row, value: measured.get(row.id)?.[key] ?? null, km: kmBetween(original, row) }))
        .filter(
          (row) =>
            row.id !== original.id && row.status === "active" && row.subtype === original.subtype && row.km <= 100,
        )
        .flatMap((row) => (row.value === null ? [] : [{ ...row, apart: Math.abs(Number(row.value) - value) }]))
        .filter(({ apart }) => apart <= Math.floor(value / 3))
        .toSorted((a, b) => a.km - b.km || a.apart - b.apart || (a.id < b.id ? -1 : 1))
        .slice(0, 6)
        .map(({ id }) => id);
      expect(await listIds(original.id)).toEqual(expected);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(100);
  });

  test("a listing with its price on request has none, since there is nothing to compare by", async () => {
    const place = { province: "Yukon", city: "Whitehorse" };
    const [onRequest = "", priced = ""] = await offer([
      { ...place, price: null, sale: { kind: "on_request" } },
      { ...place },
    ]);
    expect(await listIds(onRequest)).toEqual([]);
    expect(await listIds(priced)).toEqual([]);
  });

  test("a listing that is not public is answered like one that does not exist, even to its owner", async () => {
    const [draft = "", ending = ""] = await offer([
      { status: "draft" },
      { expiresAt: new Date(site.clock.now().getTime() + 1_000) },
    ]);
    expect((await ask(ending)).status).toBe(200);
    site.clock.advance(1_000);
    for (const id of [draft, ending, newId(), "unknown"]) {
      expect(await ask(id)).toMatchObject({ status: 404, body: { code: "listings.not_found" } });
    }
  });

  test("are read along an index from the value, however many listings a city has", async () => {
    const original = { id: newId(), type: "Commercial", subtype: "Retail", province: "Ontario", city: "Toronto" };
    const places = [{ province: "Ontario", cityKey: "toronto" }];
    await site.db.execute(sql`ANALYZE listings`);
    for (const measure of KEYS) {
      const { rows } = await site.db.execute<{ value: string }>(
        sql.raw(`SELECT round(avg(${measure}))::text AS value FROM listings`),
      );
      const value = rows[0]?.value ?? "";
      const lines = await explain((db) =>
        listSimilar(db, { original: { ...original, measure, value }, places, now: site.clock.now() }),
      );
      // In a small table, an index without the city or the subtype may cost as little.
      expect(lines.match(new RegExp(`using listings_(?:like_|city_)?${measure} `, "gu"))).toHaveLength(2);
      expect(lines.match(/Sort Key/gu)).toHaveLength(1);
    }
  });

  /** A statement's plan for a table too large to be read whole or sorted. */
  async function explain(run: (db: Database) => Promise<unknown>): Promise<string> {
    const lines: string[] = [];
    await withTransaction(site.db, async (client) => {
      const query = async ({ text, values }: { text: string; values: unknown[] }) => {
        const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
        lines.push(...rows.map((row) => row["QUERY PLAN"]));
        return { rows: [] };
      };
      await client.query(
        "SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_sort = off",
      );
      await run({ $client: { query } } as never);
    });
    return lines.join("\n");
  }
});
