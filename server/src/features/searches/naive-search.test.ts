import { createSecretKey } from "node:crypto";
import { PRICE_BANDS } from "@vestpocket/domain/prices/prices.schema";
import { toCriteria } from "@vestpocket/domain/searches/criteria.rules";
import type { Facets } from "@vestpocket/domain/searches/facets.schema";
import { readFilter } from "@vestpocket/domain/searches/searches.rules";
import type { SearchFilter, Sort } from "@vestpocket/domain/searches/searches.schema";
import { createRandom } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getValue } from "../../platform/http/failure.ts";
import { type DrawnListing, drawFilter, drawListing, WORDS } from "../../testing/drawn-searches.ts";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { findFreshAt, findNaively, fitsArea } from "../../testing/naive-search.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { mapListings } from "./bubbles.usecases.ts";
import { readCursor, writeCursor } from "./cursor.tokens.ts";
import { countFacets } from "./facets.usecases.ts";
import type { SortPosition } from "./orders.queries.ts";
import { rotationStart, toDate } from "./rotation.rules.ts";
import type { SearchDeps } from "./searches.deps.ts";
import { findMatches } from "./searches.queries.ts";

const FILTERS = fuzzCount({ usual: 400, full: 2_000 });
const SEED = fuzzSeed(2_026);
/** How many filters are checked between two changes of the market. */
const CHANGED_EVERY = 20;
/** Each facet choice is a separate naive count, so only a few of them are compared per filter. */
const FACETS_EVERY = 4;
const CHOICES = 12;

const SORTS = [
  "featured",
  "featured",
  "newest",
  "confirmed",
  "price-asc",
  "price-desc",
  "totalArea-asc",
  "totalArea-desc",
] as const;
const KEY = createSecretKey(new Uint8Array(32));

type Listing = DrawnListing & { readonly id: string; readonly rotation: number; status: "active" | "closed" };

/** The ids in order: listings with the requested values come first. */
function sortNaively(found: readonly Listing[], { filter, sort, start }: Wanted): string[] {
  const isByArea = sort.startsWith("totalArea");
  const isParted = filter.bounds !== undefined || isByArea;
  const sign = sort.endsWith("-asc") ? 1 : -1;
  const read = (row: Listing): readonly (number | string)[] => {
    if (sort === "featured") return [row.hasPriority ? 0 : 1, row.rotation < start ? 1 : 0, row.rotation];
    if (sort === "newest") return [-row.publishedAt.getTime()];
    if (sort === "confirmed") return [-findFreshAt(row)];
    const value = isByArea ? row.features.totalArea : (row.price ?? undefined);
    return value === undefined ? [1, 0] : [0, sign * value];
  };
  const isIdRising = sort === "featured" || sign === 1;
  const keys = new Map(found.map((row) => [row, [isParted && !fitsArea(row, filter) ? 1 : 0, ...read(row)]]));
  return found
    .toSorted((one, other) => {
      const [a = [], b = []] = [keys.get(one), keys.get(other)];
      const at = a.findIndex((key, index) => key !== b[index]);
      if (at !== -1) return Number(a[at]) - Number(b[at]);
      return one.id < other.id === isIdRising ? -1 : 1;
    })
    .map(({ id }) => id);
}

interface Wanted {
  readonly filter: SearchFilter;
  readonly sort: Sort;
  /** Where the day's rotation starts. */
  readonly start: number;
}

/** Each choice's listings, and the search with it. */
function listChoices(facets: Facets, filter: SearchFilter): { search: SearchFilter; listings: number }[] {
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
      const band: { lower?: number; upper?: number } = PRICE_BANDS.find(({ key }) => key === name) ?? {};
      return { search: { ...filter, lowerPrice: band.lower, upperPrice: band.upper }, listings };
    }),
    ...(facets.postedAs ?? []).map(({ name, listings }) => ({ search: { ...filter, postedAs: name }, listings })),
  ];
}

let site: TestApp;
let ownerId: string;
const random = createRandom(SEED);
const listings: Listing[] = [];

async function add(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => drawListing(random, site.clock.now()));
  const ids = await site.addListings(rows.map((row) => ({ ...row, ownerId })));
  const found = await site.db.execute<{ id: string; rotation: number }>(
    sql`SELECT id, rotation FROM listings WHERE id IN ${ids}`,
  );
  const rotations = new Map(found.rows.map(({ id, rotation }) => [id, rotation]));
  listings.push(
    ...rows.map((row, at) => {
      const id = String(ids[at]);
      return { ...row, id, rotation: rotations.get(id) ?? Number.NaN, status: "active" as const };
    }),
  );
}

beforeAll(async () => {
  site = await buildTestApp();
  ({ uid: ownerId } = await site.signInAs());
  await add(1_000);
});
afterAll(() => site.close());

/** Time passes, and listings are published, closed, boosted and rewritten. */
async function change(): Promise<void> {
  site.clock.advance(20_000);
  await add(4);
  const listing = random.pick(listings);
  const [set, value] = random.pick([
    ["status", "closed"] as const,
    ["title", `An ${random.pick(WORDS)}`] as const,
    ["has_priority", random.chance(0.5)] as const,
  ]);
  Object.assign(listing, { [set === "has_priority" ? "hasPriority" : set]: value });
  await site.db.$client.query(`UPDATE listings SET ${set} = $1 WHERE id = $2`, [value, listing.id]);
}

/** A page by number, and the next one by cursor. */
async function expectPages(wanted: Wanted, ids: readonly string[]): Promise<void> {
  const { filter, sort, start } = wanted;
  const now = site.clock.now();
  const limit = random.int(1, 12);
  const offset = random.int(0, Math.ceil(ids.length / limit)) * limit * (random.chance(0.5) ? 1 : 0);
  const page = { criteria: toCriteria(getValue(readFilter(filter))), now, sort, start, limit, stamp: "''" };
  const first = await findMatches(site.db, { ...page, offset });
  expect(first.totals).toMatchObject({ total: ids.length, isAtLeast: false });
  expect(first.places.map(({ id }) => id)).toEqual(ids.slice(offset, offset + limit));
  const last = first.places.at(-1);
  if (last === undefined) return;
  const next = await findMatches(site.db, { ...page, offset: 0, after: throughCursor(last) });
  expect(next.totals.total).toBe(ids.length);
  expect(next.places.map(({ id }) => id)).toEqual(ids.slice(offset + limit, offset + 2 * limit));
}

/** As a reader's browser stores it. */
const throughCursor = (place: SortPosition) =>
  readCursor(KEY, writeCursor(KEY, { search: "", date: "2026-01-01", place }))?.place;

async function expectMap(filter: SearchFilter, found: readonly Listing[]): Promise<void> {
  const { bubbles, total } = await mapListings({ db: site.db, clock: site.clock, mapTiles: undefined }, filter);
  const counts = Map.groupBy(found, ({ province, city }) => `${province}/${city}`);
  expect(total).toBe(found.length);
  expect(new Map((bubbles ?? []).map(({ province, city, listings }) => [`${province}/${city}`, listings]))).toEqual(
    new Map([...counts].map(([city, rows]) => [city, rows.length])),
  );
}

async function expectFacets(filter: SearchFilter): Promise<void> {
  const facets = await countFacets(site as unknown as SearchDeps, filter);
  if (facets === null) throw new Error("so few listings have counts next to their choices");
  const choices = random.shuffle(listChoices(facets, filter)).slice(0, CHOICES);
  const now = site.clock.now();
  expect(choices).toEqual(
    choices.map(({ search }) => ({ search, listings: findNaively(listings, search, now).length })),
  );
}

test(`pages, cursors, totals, map and facets agree with a plain filter for ${FILTERS} searches of a changing market`, async () => {
  let read = 0;
  for (let round = 0; round < FILTERS; round += 1) {
    const filter = drawFilter(random, random.pick(listings));
    const now = site.clock.now();
    const found = findNaively(listings, filter, now);
    const wanted = { filter, sort: random.pick(SORTS), start: rotationStart(toDate(now)) };
    try {
      await expectPages(wanted, sortNaively(found, wanted));
      await expectMap(filter, found);
      if (round % FACETS_EVERY === 0) await expectFacets(filter);
    } catch (error) {
      throw new Error(`seed ${SEED}, filter ${round}: ${JSON.stringify(wanted)}`, { cause: error });
    }
    read += found.length;
    if (round % CHANGED_EVERY === CHANGED_EVERY - 1) await change();
  }
  expect(read).toBeGreaterThan(10 * FILTERS);
});
