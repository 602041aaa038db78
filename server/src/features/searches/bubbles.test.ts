import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { LOCATED_CITIES } from "@vestpocket/domain/places/places.rules";
import type { MapResponse, SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import type { Within } from "@vestpocket/domain/searches/within.schema";
import { RADII_KM } from "@vestpocket/domain/searches/within.terms";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { COUNTED_MAX, countCities } from "./bubbles.queries.ts";
import { mapListings } from "./bubbles.usecases.ts";

/** Toronto and its neighbors, two cities with the same name, and distant cities. */
const CITIES = LOCATED_CITIES.filter(
  ({ province, city }) =>
    ["Ontario", "Quebec", "Yukon"].includes(province.name) ||
    ["Lloydminster", "Whitehorse", "Iqaluit"].includes(city.name),
);

function drawListing(random: Random, now: Date) {
  const { province, city } = random.pick(CITIES);
  const { type, subtypes } = random.pick(CATEGORIES);
  return {
    type,
    subtype: random.pick<{ name: string }>(subtypes).name,
    province: province.name,
    city: city.name,
    title: random.chance(0.3) ? "Bakery with ovens" : "Warehouse",
    listingType: random.pick(["sale", "rent", "both"] as const),
    postedAs: random.pick(["agent", "owner"] as const),
    price: random.pick([100_000, 399_999, 400_000, 600_000, 750_000, 2_000_000]),
    status: random.pick(["active", "active", "active", "draft"] as const),
    features: random.chance(0.5) ? { totalArea: random.int(1, 60) * 100 } : {},
    expiresAt: new Date(now.getTime() + random.pick([-1, 60_000, 60_000, 60_000])),
  };
}

function drawWithin(random: Random): Within {
  const { province, city, at } = random.pick(CITIES);
  const spread = random.pick([0.3, 2, 30]);
  const around = (angle: number): [number, number] => [
    at.lon + spread * Math.cos(angle),
    at.lat + (spread / 2) * Math.sin(angle),
  ];
  return random.pick<Within>([
    { box: [at.lon - spread, Math.max(at.lat - spread, -90), at.lon + spread, Math.min(at.lat + spread, 90)] },
    { polygon: Array.from({ length: random.int(3, 40) }, (_, corner) => around((corner * 2 * Math.PI) / 40)) },
    { near: { province: province.name.toUpperCase(), city: city.name }, km: random.pick(RADII_KM) },
  ]);
}

function drawFilter(random: Random): SearchFilter {
  const { province, city } = random.pick(CITIES);
  const { type, subtypes } = random.pick(CATEGORIES);
  const isBounded = random.chance(0.2);
  return {
    ...(random.chance(0.7) && { within: drawWithin(random) }),
    ...(!isBounded && random.chance(0.3) && { type }),
    ...(!isBounded && random.chance(0.1) && { subtype: random.pick<{ name: string }>(subtypes).name }),
    ...(random.chance(0.3) && { province: province.name }),
    ...(random.chance(0.2) && { city: city.name }),
    ...(random.chance(0.3) && { listingType: random.pick(["sale", "rent", "both"] as const) }),
    ...(random.chance(0.2) && { postedAs: random.pick(["agent", "owner"] as const) }),
    ...(random.chance(0.3) && { lowerPrice: random.pick([1, 399_999, 400_000, 500_000]) }),
    ...(random.chance(0.3) && { upperPrice: random.pick([600_000, 600_001, 2_000_000]) }),
    ...(random.chance(0.2) && { keywords: ["bakery"] }),
    ...(isBounded && { bounds: { totalArea: { min: 1_000, max: random.int(2_000, 5_000) } } }),
    ...(random.chance(0.1) && { zoning: "c3" }),
  };
}

describe("the map", () => {
  let site: TestApp;
  let token: string;
  const random = createRandom(23);

  beforeAll(async () => {
    site = await buildTestApp();
    const owner = await site.signInAs();
    token = owner.token;
    await site.addListings(
      Array.from({ length: 1_500 }, () => ({ ownerId: owner.uid, ...drawListing(random, site.clock.now()) })),
    );
  });
  afterAll(() => site.close());

  const call = (path: string, body: object) => site.call("POST", `/v1/property/${path}`, { body, token });

  async function map(filter: object): Promise<MapResponse> {
    const answer = await call("map", filter);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  async function search(
    filter: object,
  ): Promise<{ properties: { id: string }[]; totalResults: number; lastDoc: string }> {
    const answer = await call("search", filter);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.response;
  }

  const sum = ({ bubbles }: MapResponse) => bubbles?.reduce((total, { listings }) => total + listings, 0);

  test("its cities add up to its total, which is the search's, for any filter and any part of the map", async () => {
    let found = 0;
    for (let round = 0; round < 250; round += 1) {
      const filter = drawFilter(random);
      const answer = await map(filter);
      const { totalResults } = await search({ ...filter, limit: 1 });
      expect([sum(answer), answer.total], JSON.stringify(filter)).toEqual([totalResults, totalResults]);
      expect(answer.bubbles?.every(({ listings }) => listings > 0)).toBe(true);
      found += answer.total;
    }
    expect(found).toBeGreaterThan(5_000);
  });

  test("a search within a part of the map finds the cities inside it, by page and by cursor", async () => {
    for (let round = 0; round < 25; round += 1) {
      const within = drawWithin(random);
      const all = (await map({})).bubbles ?? [];
      const inside = (await map({ within })).bubbles ?? [];
      const names = new Set(inside.map(({ province, city }) => `${province}/${city}`));
      expect(all.filter(({ province, city }) => names.has(`${province}/${city}`))).toEqual(
        expect.arrayContaining(inside),
      );
      const first = await search({ within, limit: 50 });
      const second = await search({ within, limit: 50, page: 2, lastDoc: first.lastDoc ?? undefined });
      const direct = await search({ within, limit: 50, page: 2 });
      expect(second.properties).toEqual(direct.properties);
      const ids = [...first.properties, ...second.properties].map(({ id }) => id);
      const { rows } = await site.db.execute<{ province: string; city: string }>(
        sql`SELECT province, city FROM listings WHERE id IN ${[...ids, ids[0] ?? "00000000-0000-0000-0000-000000000000"]}`,
      );
      expect(rows.filter(({ province, city }) => !names.has(`${province}/${city}`))).toEqual([]);
      expect(ids.length).toBe(Math.min(first.totalResults, 100));
    }
  });

  test("a box, an area and a distance contain what they should", async () => {
    const listNames = async (within: object) => {
      const { bubbles } = await map({ within });
      return (bubbles ?? []).map(({ city }) => city).sort();
    };
    const near = { province: "ontario", city: "TORONTO" };
    expect(await listNames({ near, km: 5 })).toEqual(["Toronto"]);
    const within25 = await listNames({ near, km: 25 });
    expect(within25).toEqual(expect.arrayContaining(["Mississauga", "Toronto", "Vaughan"]));
    expect(within25).not.toContain("Hamilton");
    const corners = [
      [-80.2, 43],
      [-79.6, 43],
      [-79.6, 43.4],
      [-80.2, 43.4],
    ];
    expect(await listNames({ polygon: corners })).toEqual(["Burlington", "Hamilton"]);
    expect(await listNames({ box: [-80.2, 43, -79.6, 43.4] })).toEqual(["Burlington", "Hamilton"]);
    expect(await listNames({ box: [-60, 50, -59, 51] })).toEqual([]);
    expect((await search({ within: { box: [-60, 50, -59, 51] } })).totalResults).toBe(0);
    const { bubbles } = await map({
      within: { near: { province: "Alberta", city: "Lloydminster" }, km: 5 },
      province: "Alberta",
    });
    expect(bubbles?.map(({ province }) => province)).toEqual(["Alberta"]);
  });

  test("an impossible part of the map is rejected with its field's name", async () => {
    const near = { province: "Ontario", city: "Toronto" };
    const refused = [
      { box: [-79, 43, -80, 44] },
      { box: [-80, 44, -79, 43] },
      { box: [-80, 43, -79] },
      { box: [-181, 43, -79, 44] },
      {
        polygon: [
          [-80, 43],
          [-79, 43],
        ],
      },
      { polygon: Array.from({ length: 41 }, () => [-80, 43]) },
      { near, km: 7 },
      { near },
      { near: { province: "Ontario", city: "Atlantis" }, km: 25 },
      { near: { province: "Atlantis", city: "Toronto" }, km: 25 },
      { box: [-80, 43, -79, 44], near, km: 25 },
      {},
      "Toronto",
    ];
    for (const within of refused) {
      for (const path of ["map", "search"]) {
        const answer = await call(path, { within });
        expect(answer.status, JSON.stringify(within)).toBe(400);
        for (const field of Object.keys(answer.body.fields)) expect(field).toMatch(/^within(?:\.|$)/u);
      }
    }
    expect((await call("map", { within: { box: [-80, 43, -79, 44] }, sort: "newest" })).status).toBe(400);
  });

  test("a cursor belongs to its part of the map", async () => {
    const box = [-80.2, 43, -79.6, 43.4];
    const { lastDoc } = await search({ within: { box }, limit: 1 });
    const answer = await call("search", { within: { box: [-90, 40, -60, 50] }, limit: 1, page: 2, lastDoc });
    expect(Object.keys(answer.body.fields)).toEqual(["lastDoc"]);
  });

  test("says where streets come from only if the operator has their own map", async () => {
    expect(await map({})).not.toHaveProperty("tiles");
    const mapTiles = { url: "https://tiles.example/{z}/{x}/{y}.png", credit: "© Tiles Inc.", maxZoom: 14 };
    expect(await mapListings({ db: site.db, clock: site.clock, mapTiles }, {})).toMatchObject({ tiles: mapTiles });
  });

  test("shows no city outside our list, and counts it in the total", async () => {
    const owner = await site.signInAs();
    const [id] = await site.addListings([{ ownerId: owner.uid, province: "Nunavut", city: "Elsewhere" }]);
    const filter = { province: "Nunavut", city: "Elsewhere" };
    expect(await map(filter)).toEqual({ bubbles: [], total: 1 });
    expect((await search(filter)).properties.map((card) => card.id)).toEqual([id]);
  });

  test("listings that have to be counted one by one are counted up to a limit", async () => {
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`CREATE TEMPORARY TABLE listings ON COMMIT DROP AS
        SELECT 'Ontario'::text AS province, 'toronto'::text AS city_key, 'active'::text AS status, 'agent'::text AS posted_as,
          'infinity'::timestamptz AS expires_at FROM generate_series(1, ${COUNTED_MAX})`);
      const db = Object.assign(tx, { statements: site.db.statements });
      const wanted = { criteria: { postedAs: "agent" as const, keywords: [] }, now: site.clock.now() };
      expect(await countCities(db, wanted)).toEqual([
        { province: "Ontario", cityKey: "toronto", listings: COUNTED_MAX },
      ]);
      await tx.execute(sql`INSERT INTO listings SELECT * FROM listings LIMIT 1`);
      expect(await countCities(db, wanted)).toBeUndefined();
    });
  });
});
