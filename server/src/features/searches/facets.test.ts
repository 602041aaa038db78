import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { LISTING_TYPES, POSTED_AS } from "@vestpocket/domain/listings/listings.terms";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { PRICE_BANDS } from "@vestpocket/domain/prices/prices.schema";
import type { Facets } from "@vestpocket/domain/searches/facets.schema";
import { hasMeasure } from "@vestpocket/domain/searches/measures.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findNaively, MEASURED } from "../../testing/naive-search.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const PLACES = PROVINCES.slice(0, 3).flatMap(({ name, cities }) =>
  cities.slice(0, 3).map((city) => ({ province: name, city: city.name })),
);
const EDGES = PRICE_BANDS.flatMap((band) => ("upper" in band ? [band.upper] : []));
const WORDS = ["orchard", "granite", "harbour"];

type Row = ReturnType<typeof drawListing>;
type Listing = Row & { readonly id: string; status: "active" | "closed" };

function drawListing(random: Random, now: Date) {
  const category = random.pick(CATEGORIES);
  const subtype = random.pick<{ name: string }>(category.subtypes).name;
  const hasArea = MEASURED.has(`${category.type}/${subtype}`);
  return {
    ...random.pick(PLACES),
    type: category.type,
    subtype,
    listingType: random.pick(LISTING_TYPES),
    postedAs: random.pick(POSTED_AS),
    ...(random.chance(0.1)
      ? { price: null, sale: { kind: "on_request" as const } }
      : { price: random.chance(0.2) ? random.pick(EDGES) : random.int(1, 1_500_000) }),
    features: hasArea && random.chance(0.6) ? { totalArea: random.int(1, 9) * 1_000 } : {},
    title: `The ${random.pick(WORDS)} near the ${random.pick(WORDS)}`,
    // Some have expired, or soon will, while still marked active.
    expiresAt: new Date(now.getTime() + random.int(-1, 10) * 60_000 + 1),
  };
}

function drawFilter(random: Random, like: Row): SearchFilter {
  const bounds = [random.int(0, 1_500_000), random.pick(EDGES), random.pick(EDGES)].sort((one, other) => one - other);
  const isOnEdges = random.chance(0.5);
  const [lower, upper] = isOnEdges ? [EDGES[1], EDGES[3]] : [bounds[0], bounds[2]];
  const category = {
    ...(random.chance(0.4) ? { type: like.type } : {}),
    ...(random.chance(0.2) ? { subtype: like.subtype } : {}),
  };
  const isMeasured = random.chance(0.2) && hasMeasure("totalArea", category);
  return {
    ...category,
    ...(random.chance(0.4) ? { province: like.province } : {}),
    ...(random.chance(0.3) ? { city: like.city } : {}),
    ...(random.chance(0.15)
      ? { within: { near: { province: like.province, city: like.city }, km: 100 as const } }
      : {}),
    ...(random.chance(0.4) ? { listingType: like.listingType } : {}),
    ...(random.chance(0.1) ? { postedAs: like.postedAs } : {}),
    ...(random.chance(0.3) ? { lowerPrice: lower } : {}),
    ...(random.chance(0.3) ? { upperPrice: upper } : {}),
    ...(random.chance(0.2) ? { keywords: [random.pick(WORDS)] } : {}),
    ...(isMeasured ? { bounds: { totalArea: { min: 3_000, max: 6_000 } } } : {}),
  };
}

/** Each choice's listings, and the search with it. */
function listChoices(facets: Facets, filter: SearchFilter): { search: SearchFilter; listings: number }[] {
  const band = (name: string) => PRICE_BANDS.find(({ key }) => key === name);
  return [
    ...facets.listingTypes.map(({ name, listings }) => ({ search: { ...filter, listingType: name }, listings })),
    ...facets.types.map(({ name, listings }) => ({ search: { ...filter, type: name, subtype: undefined }, listings })),
    ...facets.subtypes.map(({ name, listings }) => ({ search: { ...filter, subtype: name }, listings })),
    ...facets.provinces.map(({ name, listings }) => ({
      search: { ...filter, province: name, city: undefined },
      listings,
    })),
    ...facets.cities.map(({ province, name, listings }) => ({ search: { ...filter, province, city: name }, listings })),
    ...facets.prices.map(({ name, listings }) => {
      const { lower, upper }: { lower?: number; upper?: number } = band(name) ?? {};
      return { search: { ...filter, lowerPrice: lower, upperPrice: upper }, listings };
    }),
    ...(facets.postedAs ?? []).map(({ name, listings }) => ({ search: { ...filter, postedAs: name }, listings })),
  ];
}

describe("facets", () => {
  let site: TestApp;
  let token: string;
  let ownerId: string;
  const random = createRandom(16);
  const listings: Listing[] = [];

  async function add(count: number): Promise<void> {
    const rows = Array.from({ length: count }, () => drawListing(random, site.clock.now()));
    const ids = await site.addListings(rows.map((row) => ({ ...row, ownerId })));
    listings.push(...rows.map((row, at) => ({ ...row, id: ids[at] ?? "", status: "active" as const })));
  }

  beforeAll(async () => {
    site = await buildTestApp();
    ({ token, uid: ownerId } = await site.signInAs());
    await add(1_200);
  });
  afterAll(() => site.close());

  const ask = (body: object) => site.call("POST", "/v1/property/facets", { body, token });

  async function countFacets(filter: SearchFilter): Promise<Facets> {
    const answer = await ask(filter);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    return answer.body.facets;
  }

  test("each choice counts what a plain filter finds, while listings are posted, closed and expire", async () => {
    for (let round = 0; round < 200; round += 1) {
      const filter = drawFilter(random, random.pick(listings));
      const facets = await countFacets(filter);
      const now = site.clock.now();
      const choices = listChoices(facets, filter);
      const wanted = choices.map(({ search }) => ({
        search,
        listings: findNaively(listings, search, now).length,
      }));
      expect({ filter, choices }).toEqual({ filter, choices: wanted });
      const inCities = facets.cities.reduce((sum, city) => sum + city.listings, 0);
      expect({ filter, inCities }).toEqual({
        filter,
        inCities: findNaively(listings, { ...filter, city: undefined }, now).length,
      });
      if (round % 10 !== 9) continue;
      site.clock.advance(20_000);
      await add(5);
      const closed = random.pick(listings);
      closed.status = "closed";
      await site.db.execute(sql`UPDATE listings SET status = 'closed' WHERE id = ${closed.id}`);
    }
  });

  test("the count next to a choice is the total of the search with it", async () => {
    for (let round = 0; round < 20; round += 1) {
      const filter = { ...drawFilter(random, random.pick(listings)), ...(round % 2 === 0 ? { zoning: "c" } : {}) };
      const choices = listChoices(await countFacets(filter), filter);
      for (const { search, listings: counted } of random.shuffle(choices).slice(0, 6)) {
        const answer = await site.call("POST", "/v1/property/search", { body: search, token });
        expect({ search, total: answer.body.response?.totalResults }).toEqual({ search, total: counted });
      }
    }
  });

  test("every choice is listed, even without listings; cities only with them", async () => {
    const facets = await countFacets({ type: "Office", province: "Nunavut" });
    expect(facets.provinces.map(({ name }) => name)).toEqual(PROVINCES.map(({ name }) => name));
    expect(facets.subtypes.map(({ listings: count }) => count)).toEqual([0, 0]);
    expect(facets.types).toHaveLength(CATEGORIES.length);
    expect(facets.cities).toEqual([]);
    expect((await countFacets({})).subtypes).toEqual([]);
  });

  test("a choice that cannot have a value bounded by the search has no count", async () => {
    const facets = await countFacets({ type: "Commercial", bounds: { seats: { min: 10 } } });
    expect(facets.types.map(({ name }) => name)).toEqual([
      "Commercial",
      "Investment Properties",
      "Sale of Business",
      "Franchises & New Business Opportunities",
    ]);
    expect(facets.subtypes.map(({ name }) => name)).toEqual(["Hotels & Cottages", "Hospitality", "Food & Beverage"]);
    const rents = await countFacets({ bounds: { rentMonthGross: { max: 2_000 } } });
    expect(rents.listingTypes.map(({ name }) => name)).toEqual(["rent", "both"]);
  });

  test("nothing is counted if too many listings would have to be read, and nothing is estimated", async () => {
    const add = (more: number) =>
      site.db.execute(sql`UPDATE search_counts SET listings = listings + ${more}
        WHERE type = '' AND subtype = '' AND province = '' AND city_key = '' AND listing_type = '' AND price_step = 0`);
    await add(10_000);
    expect((await ask({ zoning: "c" })).body).toEqual({ facets: null });
    expect((await ask({ keywords: WORDS })).body.facets).not.toBeNull();
    await add(-10_000);
    expect((await ask({ zoning: "c" })).body.facets).not.toBeNull();
  });

  test("a filter that a search rejects is rejected with the same errors", async () => {
    const body = { type: "Castle", lowerPrice: 2, upperPrice: 1 };
    const answer = await ask(body);
    const search = await site.call("POST", "/v1/property/search", { body, token });
    expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status: 400, fields: search.body.fields });
    expect((await ask({ page: 1 })).status).toBe(400);
    expect((await site.call("POST", "/v1/property/facets", { body: {} })).status).toBe(401);
  });
});
