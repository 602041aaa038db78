import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { LISTING_TYPES, POSTED_AS } from "@vestpocket/domain/listings/listings.terms";
import { LOCATED_CITIES } from "@vestpocket/domain/places/places.rules";
import { hasMeasure } from "@vestpocket/domain/searches/measures.rules";
import { chooseRelaxations, listRelaxations } from "@vestpocket/domain/searches/relaxations.rules";
import { readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { findNaively, MEASURED } from "../../testing/naive-search.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { relaxSearch } from "./relaxations.usecases.ts";

const SEARCHES = fuzzCount({ usual: 200, full: 2_000 });
const SEED = fuzzSeed(141);
const WORDS = ["orchard", "granite", "obelisk", "walnut"];
const PLACES = LOCATED_CITIES.filter(({ city }) =>
  ["Toronto", "Mississauga", "Hamilton", "Montreal", "Laval", "Lloydminster"].includes(city.name),
);

function drawListing(random: Random) {
  const category = random.pick(CATEGORIES);
  const subtype = random.pick<{ name: string }>(category.subtypes).name;
  const { province, city } = random.pick(PLACES);
  const hasArea = MEASURED.has(`${category.type}/${subtype}`) && random.chance(0.7);
  return {
    province: province.name as string,
    city: city.name as string,
    type: category.type,
    subtype,
    listingType: random.pick(LISTING_TYPES),
    postedAs: random.pick(POSTED_AS),
    price: random.int(1, 2_000_000),
    features: hasArea ? { totalArea: random.int(1, 90) * 100 } : ({} as { totalArea?: number }),
    title: `The ${random.pick(WORDS)} near the ${random.pick(WORDS)}`,
  };
}

/** Narrow enough that most find fewer than three. */
function drawFilter(random: Random, like: ReturnType<typeof drawListing>): SearchFilter {
  const scope = { type: like.type, ...(random.chance(0.6) && { subtype: like.subtype }) };
  const near = { near: { province: like.province, city: like.city }, km: random.pick([5, 25] as const) };
  const area = like.features.totalArea ?? 4_000;
  return {
    ...scope,
    ...(random.chance(0.5) && { listingType: like.listingType }),
    ...random.pick<Partial<SearchFilter>>([{ city: like.city }, { province: like.province }, { within: near }, {}]),
    ...(random.chance(0.2) && { postedAs: like.postedAs }),
    ...(random.chance(0.4) && { upperPrice: like.price }),
    ...(random.chance(0.3) && { lowerPrice: Math.max(0, like.price - 200_000) }),
    ...(random.chance(0.4) && { keywords: random.shuffle([...WORDS]).slice(0, random.int(1, 2)) }),
    ...(random.chance(0.4) &&
      hasMeasure("totalArea", scope) && { bounds: { totalArea: { min: area - 100, max: area } } }),
  };
}

let site: TestApp;
const random = createRandom(SEED);
let listings: (ReturnType<typeof drawListing> & { status: "active"; expiresAt: Date })[];

beforeAll(async () => {
  site = await buildTestApp();
  const { uid: ownerId } = await site.signInAs();
  const expiresAt = new Date(site.clock.now().getTime() + 1e9);
  const rows = Array.from({ length: 900 }, () => drawListing(random));
  await site.addListings(rows.map((row) => ({ ...row, expiresAt, ownerId })));
  listings = rows.map((row) => ({ ...row, status: "active", expiresAt }));
});
afterAll(() => site.close());

test(`what ${SEARCHES} searches are offered finds as many listings as a plain filter, and is the smallest change that finds more`, async () => {
  const now = site.clock.now();
  const count = (filter: SearchFilter) => findNaively(listings, filter, now).length;
  let offered = 0;
  for (let round = 0; round < SEARCHES; round += 1) {
    const filter = drawFilter(random, random.pick(listings));
    const said = `seed ${SEED}, search ${round}: ${JSON.stringify(filter)}`;
    const relaxations = listRelaxations(filter).filter((each) => "value" in readFilter(each.filter));
    const total = count(filter);
    const expected =
      total >= 3
        ? []
        : chooseRelaxations(relaxations, { total, listings: relaxations.map((each) => count(each.filter)) });
    const found = await relaxSearch(site, filter);
    expect(
      found.map((each) => each.listings),
      said,
    ).toEqual(expected.map((each) => each.listings));
    // Each is a search that can be made, and finds what was said.
    expect(found.map((each) => count(each.filter))).toEqual(found.map((each) => each.listings));
    offered += found.length;
  }
  expect(offered).toBeGreaterThan(SEARCHES / 2);
});

test("members get them, and a search that finds enough gets none", async () => {
  const { token } = await site.signInAs();
  const path = "/v1/property/relaxations";
  const body = { type: "Office", city: "Toronto", keywords: ["zirconium"] };
  const few = await site.call("POST", path, { token, body });
  expect(few.body.relaxations).toEqual([{ filter: { type: "Office", city: "Toronto" }, listings: expect.any(Number) }]);
  expect((await site.call("POST", path, { token, body: { type: "Office" } })).body).toEqual({ relaxations: [] });
  expect((await site.call("POST", path, { token, body: { type: "Nonsense" } })).status).toBe(400);
  expect((await site.call("POST", path, { body })).status).toBe(401);
});
