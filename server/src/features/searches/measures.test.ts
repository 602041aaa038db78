import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { findSubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import { LISTING_TYPES } from "@vestpocket/domain/listings/listings.terms";
import { measureListing, toPrice } from "@vestpocket/domain/listings/quoted-terms.rules";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { LeaseTerms, SaleTerms } from "@vestpocket/domain/prices/price-terms.schema";
import { RENT_BASES, RENT_UNITS } from "@vestpocket/domain/prices/rents.terms";
import { MEASURE_KEYS, type MeasureKey, measureOf } from "@vestpocket/domain/searches/measures";
import { hasMeasure } from "@vestpocket/domain/searches/measures.rules";
import type { searchListings } from "@vestpocket/domain/searches/searches.contract";
import { foldZoning } from "@vestpocket/domain/searches/searches.rules";
import type { SearchFilter, SearchRequest, Sort } from "@vestpocket/domain/searches/searches.schema";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { toMeasureSteps } from "./steps.rules.ts";

const FILTERS = fuzzCount({ usual: 400, full: 2_000 });
const ZONES = ["C3", "M1-5", "Résidentiel R2", "Agricultural", "R-2  (h)", "M\t1", "C·3 ´", "RM^2\u00a0¨"];
/** Parts of them in other spellings. */
const ASKED_ZONES = ["c3", "RESIDENTIEL", "m1", "r-2 (H)", "R-2(h)", "C·3", "^2", "´2", "c 3", "·", "M\u20091"];
const PLACES = PROVINCES.slice(0, 3).flatMap(({ name, cities }) =>
  cities.slice(0, 3).map((city) => ({ province: name, city: city.name })),
);

type Row = ReturnType<typeof drawListing>;
type Listing = Row & { readonly id: string; status: "active" | "closed" };

/** A listing with some of its form's fields, and quotes of all kinds. */
function drawListing(random: Random, now: Date) {
  const category = random.pick(CATEGORIES);
  const subtype = random.pick<{ name: string }>(category.subtypes).name;
  const listingType = random.pick(LISTING_TYPES);
  const asked = findSubtypeForm(category.type, subtype)?.fields ?? [];
  const features: Record<string, string | number> = {};
  for (const { key, kind } of asked) {
    if (key === "zoning" && random.chance(0.7)) features[key] = random.pick(ZONES);
    if (kind === "number" && random.chance(0.6)) features[key] = random.int(1, 60);
  }
  const terms = {
    sale: listingType === "rent" ? null : drawSale(random),
    lease: listingType === "sale" ? null : drawLease(random),
    availableArea: listingType !== "sale" && random.chance(0.2) ? { from: random.int(1, 60) * 100, to: null } : null,
  };
  return {
    ...terms,
    ...random.pick(PLACES),
    type: category.type,
    subtype,
    listingType,
    features,
    price: toPrice(terms, measureListing({ ...terms, features })),
    hasPriority: random.chance(0.1),
    publishedAt: new Date(now.getTime() - random.int(0, 1_000_000) * 1_000),
    expiresAt: new Date(now.getTime() + random.int(-1, 20) * 60_000 + 1),
  };
}

function drawSale(random: Random): SaleTerms {
  return random.chance(0.2)
    ? { kind: "on_request" }
    : { kind: random.pick(["amount", "from"]), amountCents: random.int(1, 40) * 10_000 };
}

function drawLease(random: Random): LeaseTerms {
  if (random.chance(0.2)) return { kind: "on_request" };
  const additional = random.chance(0.5) ? { amountCents: random.int(0, 500), per: random.pick(RENT_UNITS) } : null;
  const rent = { amountCents: random.int(1, 40) * 100, per: random.pick(RENT_UNITS), basis: random.pick(RENT_BASES) };
  return { kind: "amount", ...rent, additional };
}

/** A listing's value in hundredths, from its owner's input; undefined if it has none. Used by thousands of filters. */
function readValue(key: MeasureKey, row: Row): number | undefined {
  const values = valuesOf.get(row) ?? new Map<MeasureKey, number | undefined>();
  valuesOf.set(row, values);
  if (!values.has(key)) values.set(key, computeValue(key, row));
  return values.get(key);
}
const valuesOf = new WeakMap<Row, Map<MeasureKey, number | undefined>>();

function computeValue(key: MeasureKey, { features, lease, availableArea, ...listing }: Row): number | undefined {
  const quoted: Partial<Record<MeasureKey, number | null>> = measureListing({
    ...listing,
    features,
    lease,
    availableArea,
  });
  if (key === "areaForRent")
    return lease === null ? undefined : (availableArea?.from ?? toHundredths(features.totalArea));
  if (key in quoted) return quoted[key] ?? undefined;
  const values = measureOf(key).fields.map((field) => toHundredths(features[field.key], field.times));
  return values.find((value) => value !== undefined);
}

const toHundredths = (value: unknown, times = 1) =>
  typeof value === "number" ? Math.round(value * times * 100) : undefined;

/** `hasMeasure`, called thousands of times. */
function mayHave(key: MeasureKey, { type, subtype, listingType }: Row): boolean {
  const kind = [key, type, subtype, listingType].join("|");
  const known = kindsWith.get(kind) ?? hasMeasure(key, { type, subtype, listingType });
  kindsWith.set(kind, known);
  return known;
}
const kindsWith = new Map<string, boolean>();

/** One value in a filter: whether a listing fits, and whether it lacks a value that it could have. */
interface Ask {
  readonly key: MeasureKey | "zoning";
  readonly fits: (row: Row) => boolean;
  readonly lacks: (row: Row) => boolean;
}

function listAsks({ bounds = {}, zoning, sort = "featured" }: SearchFilter): Ask[] {
  const asks: Ask[] = MEASURE_KEYS.flatMap((key) => {
    const range = bounds[key];
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = range ?? {};
    const isSorted = sort.startsWith(`${key}-`);
    const fits = (row: Row) => {
      const value = readValue(key, row);
      return value !== undefined && value >= min * 100 && value <= max * 100;
    };
    const lacks = (row: Row) => readValue(key, row) === undefined && (range === undefined || mayHave(key, row));
    return range || isSorted ? [{ key, fits, lacks }] : [];
  });
  const asksZoning = (row: Row) =>
    findSubtypeForm(row.type, row.subtype)?.fields.some(({ key }) => key === "zoning") ?? false;
  if (zoning !== undefined) {
    asks.push({
      key: "zoning",
      fits: ({ features }) => foldZoning(String(features.zoning ?? "")).includes(foldZoning(zoning)),
      lacks: (row) => row.features.zoning === undefined && asksZoning(row),
    });
  }
  return asks;
}

function fitsRest(row: Row, filter: SearchFilter): boolean {
  const { lowerPrice = 0, upperPrice = Number.MAX_SAFE_INTEGER, listingType } = filter;
  const isPriced = filter.lowerPrice === undefined && filter.upperPrice === undefined;
  return (
    (filter.type === undefined || row.type === filter.type) &&
    (filter.subtype === undefined || row.subtype === filter.subtype) &&
    (filter.province === undefined || row.province === filter.province) &&
    (filter.city === undefined || row.city === filter.city) &&
    (listingType === undefined || row.listingType === listingType || row.listingType === "both") &&
    (isPriced || (row.price !== null && row.price >= lowerPrice && row.price <= upperPrice))
  );
}

/**
 * The expected results of a search: the comparable listings and the rest, each in its order unless that is the daily
 * one.
 */
function searchNaively(listings: readonly Listing[], filter: SearchFilter, now: Date) {
  const asks = listAsks(filter);
  const found = listings
    .filter(({ status, expiresAt }) => status === "active" && expiresAt > now)
    .filter((row) => fitsRest(row, filter) && asks.every(({ fits, lacks }) => fits(row) || lacks(row)));
  const isComparable = (row: Row) => asks.every(({ fits }) => fits(row));
  const sorted = found.toSorted(toOrder(filter.sort));
  const parts = [sorted.filter(isComparable), sorted.filter((row) => !isComparable(row))];
  return {
    ids: parts.flat().map(({ id }) => id),
    total: found.length,
    comparable:
      asks.length === 0
        ? undefined
        : {
            total: parts[0]?.length,
            without: asks
              .toSorted((one, other) => (one.key < other.key ? -1 : 1))
              .map(({ key, lacks }) => ({ measure: key, listings: found.filter(lacks).length })),
          },
  };
}

function toOrder(sort: Sort = "featured"): (one: Listing, other: Listing) => number {
  if (sort === "featured") return () => 0;
  const [by = "", direction] = sort.split("-");
  const read = (row: Row) =>
    by === "newest"
      ? row.publishedAt.getTime()
      : by === "price"
        ? (row.price ?? undefined)
        : readValue(by as MeasureKey, row);
  const sign = direction === "asc" ? 1 : -1;
  return (one, other) => {
    const [a, b] = [read(one), read(other)];
    if (a !== b && (a === undefined || b === undefined)) return a === undefined ? 1 : -1;
    const difference = (a ?? 0) - (b ?? 0);
    return sign * (difference === 0 ? (one.id < other.id ? -1 : 1) : difference);
  };
}

/** A random filter, which finds some of the listings. */
function drawFilter(random: Random, like: Row): SearchFilter {
  const scope = {
    ...(random.chance(0.4) ? { type: like.type } : {}),
    ...(random.chance(0.1) ? { type: like.type, subtype: like.subtype } : {}),
    ...(random.chance(0.1) ? { subtype: like.subtype } : {}),
    ...(random.chance(0.4) ? { listingType: like.listingType } : {}),
  };
  const given = MEASURE_KEYS.filter((key) => hasMeasure(key, scope));
  const bounded = random.shuffle(given).slice(0, random.pick([0, 1, 1, 1, 2]));
  return {
    ...scope,
    ...(random.chance(0.3) ? { province: like.province } : {}),
    ...(random.chance(0.2) ? { city: like.city } : {}),
    ...(random.chance(0.2) ? { upperPrice: random.int(1, 4_000) } : {}),
    ...(bounded.length === 0
      ? {}
      : { bounds: Object.fromEntries(bounded.map((key) => [key, drawBounds(random, measureOf(key).max)])) }),
    ...(random.chance(0.15) ? { zoning: random.pick(ASKED_ZONES) } : {}),
    sort: random.pick([
      "featured",
      "newest",
      "price-asc",
      "price-desc",
      ...given.map((key) => `${key}-asc` as const),
      ...given.map((key) => `${key}-desc` as const),
    ] as const),
  };
}

function drawBounds(random: Random, highest: number) {
  const drawn = [random.int(0, 60), Math.min(random.int(1, 4_000), highest)];
  const [min = 0, max = 0] = drawn.sort((one, other) => one - other);
  return random.pick([{ min }, { max }, { min, max }]);
}

type Answered = ReturnType<typeof searchListings.answer.parse>["response"];

describe("a search by comparable values", () => {
  let site: TestApp;
  let token: string;
  let ownerId: string;
  const random = createRandom(fuzzSeed(15));
  const listings: Listing[] = [];

  async function add(count: number): Promise<void> {
    const rows = Array.from({ length: count }, () => drawListing(random, site.clock.now()));
    const ids = await site.addListings(rows.map((row) => ({ ...row, ownerId })));
    listings.push(...rows.map((row, at) => ({ ...row, id: ids[at] ?? "", status: "active" as const })));
  }

  beforeAll(async () => {
    site = await buildTestApp();
    ({ token, uid: ownerId } = await site.signInAs());
    await add(2_000);
  });
  afterAll(() => site.close());

  async function search(request: Partial<SearchRequest>): Promise<Answered> {
    const answer = await site.call("POST", "/v1/property/search", { body: request, token });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    return answer.body.response;
  }

  /** All pages of a search, from the first or by cursor. */
  async function collect(filter: SearchFilter, limit: number, isByCursor: boolean) {
    const ids: string[] = [];
    let last = await search({ ...filter, limit });
    const first = last;
    while (last.properties.length > 0) {
      ids.push(...last.properties.map(({ id }) => id));
      if (ids.length >= first.totalResults) break;
      const page = Math.floor(ids.length / limit) + 1;
      last = await search({
        ...filter,
        limit,
        page,
        ...(isByCursor && last.lastDoc !== null ? { lastDoc: last.lastDoc } : {}),
      });
    }
    return { ids, first };
  }

  /** A page from anywhere in the results. */
  async function expectPage(filter: SearchFilter): Promise<void> {
    const wanted = searchNaively(listings, filter, site.clock.now());
    const limit = 4;
    const page = random.int(1, Math.ceil(wanted.total / limit) || 1);
    const answer = await search({ ...filter, page, limit });
    expectTotals(filter, answer, wanted);
    expectValues(filter, answer);
    const ids = answer.properties.map(({ id }) => id);
    if (filter.sort !== "featured") {
      expect({ filter, ids }).toEqual({ filter, ids: wanted.ids.slice((page - 1) * limit, page * limit) });
    }
  }

  /** All of the results, or one of many pages. */
  async function expectPages(filter: SearchFilter): Promise<void> {
    const wanted = searchNaively(listings, filter, site.clock.now());
    if (wanted.total > 150) return expectPage(filter);
    const limit = wanted.total > 40 ? 25 : 4;
    const { ids, first } = await collect(filter, limit, random.chance(0.5));
    expectTotals(filter, first, wanted);
    expectIds(filter, { ids, wanted: wanted.ids, comparable: wanted.comparable?.total ?? wanted.total });
  }

  function expectTotals(filter: SearchFilter, answer: Answered, wanted: ReturnType<typeof searchNaively>): void {
    const without = answer.comparable?.without.toSorted((one, other) => (one.measure < other.measure ? -1 : 1));
    const comparable = answer.comparable && { ...answer.comparable, without };
    expect({ filter, total: answer.totalResults, comparable }).toEqual({
      filter,
      total: wanted.total,
      comparable: wanted.comparable,
    });
  }

  /** Every value that the search compares by, for each listing that has it: the page shows it in its row. */
  function expectValues(filter: SearchFilter, { properties, compared }: Answered): void {
    const asked = listAsks(filter).filter(({ key }) => key !== "salePrice");
    const said = properties.map(({ id }) => compared?.[id]?.length ?? 0);
    const expected = properties.map(({ id }) => {
      const row = listings.find((each) => each.id === id) as Listing;
      return asked.filter(({ key }) => hasValue(key, row)).length;
    });
    expect({ filter, said }).toEqual({ filter, said: expected });
    expect(compared === undefined).toBe(listAsks(filter).length === 0);
  }

  const hasValue = (key: Ask["key"], row: Listing) =>
    key === "zoning" ? row.features.zoning !== undefined : readValue(key, row) !== undefined;

  function expectIds(
    filter: SearchFilter,
    { ids, wanted, comparable }: { ids: string[]; wanted: string[]; comparable: number },
  ) {
    const inOrder = (all: string[]) =>
      filter.sort === "featured" ? [...all.slice(0, comparable).sort(), ...all.slice(comparable).sort()] : all;
    expect({ filter, ids: inOrder(ids) }).toEqual({ filter, ids: inOrder(wanted) });
  }

  test("the database and the server compare zonings alike, and a zoning of spaces and accents alone is refused", async () => {
    const province = "Nunavut";
    const row = { ownerId, province, city: "Iqaluit", type: "Industrial", subtype: "Warehousing" };
    await site.addListings(ZONES.map((zoning) => ({ ...row, features: { zoning } })));
    for (const zoning of ASKED_ZONES) {
      const found = await site.call("POST", "/v1/property/search", { token, body: { province, zoning } });
      const expected = ZONES.filter((each) => foldZoning(each).includes(foldZoning(zoning))).length;
      expect([zoning, found.body.response.totalResults]).toEqual([zoning, expected]);
      expect(expected, zoning).toBeGreaterThan(0);
    }
    for (const zoning of [" ", "´", "\u0301", "\t¨ "]) {
      const refused = await site.call("POST", "/v1/property/search", { token, body: { province, zoning } });
      expect([refused.status, refused.body.fields]).toEqual([400, { zoning: "Unknown zoning." }]);
    }
    await site.db.execute(sql`DELETE FROM listings WHERE province = ${province}`);
  });

  test("a result says what the search compares it by, in both systems of units and in the reader's language", async () => {
    const province = "Yukon";
    const sale = { kind: "amount", amountCents: 100_000_000 } as const;
    const lease = { kind: "amount", amountCents: 2_000, per: "sqft_year", basis: "net", additional: null } as const;
    const features = { totalArea: 10_000, clearHeightFeet: 18, acres: 2, zoning: "M1" };
    const terms = { sale, lease, listingType: "both" as const, type: "Industrial", subtype: "Warehousing", features };
    const [id = ""] = await site.addListings([{ ownerId, province, city: "Whitehorse", ...terms }]);
    const bounds = { clearHeightFeet: { min: 18 }, salePerSqft: { min: 1 }, rentSqftYearNet: { min: 1 } };
    const body = { province, bounds, zoning: "m1", sort: "areaForRent-asc" };
    const texts = async (language: "en" | "fr") => {
      const answer = await site.call("POST", "/v1/property/search", {
        token,
        body,
        headers: { "accept-language": language },
      });
      const said: Answered["compared"] = answer.body.response.compared;
      const plain = (text: string | null) => text?.replaceAll("\u00A0", " ") ?? null;
      return said?.[id]?.map(({ key, label, text, metricText }) => [key, label, plain(text), plain(metricText)]);
    };
    expect(await texts("en")).toEqual([
      ["salePerSqft", "", "CA$100.00 / sq ft", "CA$1,076.39 / m²"],
      ["rentSqftYearNet", "", "CA$20.00 / sq ft / year net", "CA$215.28 / m² / year net"],
      ["clearHeightFeet", "Clear Height", "18 ft", "5.49 m"],
      ["zoning", "Zoning", "M1", null],
      ["areaForRent", "Area for rent", "10,000 sq ft", "929 m²"],
    ]);
    expect((await texts("fr"))?.[2]).toEqual(["clearHeightFeet", "Hauteur libre", "18 pi", "5,49 m"]);
    await site.db.execute(sql`DELETE FROM listings WHERE province = ${province}`);
  });

  test("the database and the server divide values into the same steps", async () => {
    for (const key of MEASURE_KEYS) {
      const { edges } = measureOf(key);
      for (const value of edges.flatMap((edge) => [edge * 100 - 1, edge * 100, edge * 100 + 1])) {
        const { rows } = await site.db.execute<{ step: number }>(
          sql`SELECT searches_measure_step(${key}, ${value}) AS step`,
        );
        const step = rows[0]?.step ?? -1;
        const { whole, parts } = toMeasureSteps(key, { lower: value, upper: value });
        const isEdge = edges.includes(value / 100);
        expect(step % 2, `${key} ${value}`).toBe(isEdge ? 1 : 0);
        expect(whole?.first, `${key} ${value}`).toBe(isEdge ? step : undefined);
        expect(parts).toHaveLength(isEdge ? 0 : 1);
      }
    }
  });

  test(`pages, cursors and totals of ${FILTERS} filters agree with a plain filter, while listings are posted, closed and expire`, async () => {
    for (let round = 0; round < FILTERS / 10; round += 1) {
      const filters = Array.from({ length: 10 }, () => drawFilter(random, random.pick(listings)));
      await Promise.all(filters.map((filter, at) => (at === 0 ? expectPages : expectPage)(filter)));
      if (round % 10 !== 9) continue;
      site.clock.advance(30_000);
      await add(5);
      const closed = random.pick(listings);
      closed.status = "closed";
      await site.db.execute(sql`UPDATE listings SET status = 'closed' WHERE id = ${closed.id}`);
    }
  });
});
