import type { Criteria } from "@vestpocket/domain/searches/criteria.rules";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { asSuperuser } from "../../testing/test-database.ts";
import { findKeywordPage } from "./keyword-pages.queries.ts";
import { createFrequentSearches } from "./keyword-totals.queries.ts";
import { type StampedPlace, toPlace } from "./pages.queries.ts";
import { listMatches } from "./searches.queries.ts";
import { countMatches, type Totals } from "./totals.queries.ts";

/** How many in a hundred listings contain each word. */
const WORDS = { harbour: 90, terrace: 50, chandelier: 30, obelisk: 5, zeppelin: 0 } as const;
type Word = keyof typeof WORDS;
const CITIES = [
  { province: "Ontario", city: "Toronto", cityKey: "toronto" },
  { province: "Quebec", city: "Laval", cityKey: "laval" },
] as const;

function drawListing(random: Random, now: Date) {
  const words = (Object.keys(WORDS) as Word[]).filter((word) => random.chance(WORDS[word] / 100));
  return {
    words,
    title: words.join(" "),
    description: "",
    keywords: [],
    ...random.pick(CITIES),
    type: random.pick(["Office", "Commercial"]),
    price: random.int(1, 20) * 100_000,
    hasPriority: random.chance(0.05),
    expiresAt: new Date(now.getTime() + random.int(1, 20) * 60_000),
  };
}

interface Counted {
  readonly criteria: Criteria;
  readonly totals: Totals;
  readonly most: number;
}

describe("a keyword search", () => {
  let site: TestApp;
  let listings: (ReturnType<typeof drawListing> & { id: string; status: string })[];

  const analyze = () => asSuperuser(site.superuserUrl, (client) => client.query("ANALYZE listings"));

  /** The matching listings, by the plainest means. */
  const find = ({ keywords, province, cityKey, type, lowerPrice = 0 }: Criteria) =>
    listings.filter(
      (listing) =>
        listing.status === "active" &&
        listing.expiresAt > site.clock.now() &&
        keywords.every((word) => listing.words.includes(word as Word)) &&
        (province === undefined || listing.province === province) &&
        (cityKey === undefined || listing.cityKey === cityKey) &&
        (type === undefined || listing.type === type) &&
        listing.price >= lowerPrice,
    );

  async function listAll(criteria: Criteria, totals: Awaited<ReturnType<typeof countMatches>>) {
    const page = { criteria, now: site.clock.now(), totals, sort: "featured", start: 2 ** 30, stamp: "''" } as const;
    return (await listMatches(site.db, { ...page, limit: 1_000, offset: 0 })).map(({ id }) => id);
  }

  beforeAll(async () => {
    site = await buildTestApp();
    const { uid: ownerId } = await site.signInAs();
    const random = createRandom(20_261_122);
    const drawn = Array.from({ length: 900 }, () => drawListing(random, site.clock.now()));
    const ids = await site.addListings(drawn.map(({ words: _, ...listing }) => ({ ...listing, ownerId })));
    listings = drawn.map((listing, at) => ({ ...listing, id: String(ids[at]), status: "active" }));
    await analyze();
  });

  afterAll(() => site.close());

  test("counts exactly up to the limit, and above it says only that there are more", async () => {
    const matching = find({ keywords: ["terrace"] }).length;
    const count = (most: number) =>
      countMatches(site.db, { criteria: { keywords: ["terrace"] }, now: site.clock.now(), most });
    expect(await count(matching)).toMatchObject({ total: matching, isAtLeast: false });
    // Counted, since a sample cannot prove so small an excess.
    expect(await count(matching - 1)).toMatchObject({ total: matching - 1, isAtLeast: true });
    expect(await count(100)).toMatchObject({ total: 100, isAtLeast: true });
  });

  /** How many statements a count takes besides the place's maintained count. */
  async function countStatements(search: Parameters<typeof countMatches>[1]): Promise<number> {
    let statements = 0;
    const spy: Pick<typeof site.db, "execute" | "statements"> = {
      statements: site.db.statements,
      execute: (query) => {
        statements += 1;
        return site.db.execute(query);
      },
    };
    const { most: total } = search;
    expect(await countMatches(spy as typeof site.db, search)).toMatchObject({ total, isAtLeast: true });
    return statements;
  }

  test("with far more matches than the limit counts none", async () => {
    const search = { criteria: { keywords: ["harbour"] }, now: site.clock.now(), most: 100 };
    // The planner's estimate, and the smaller sample.
    expect(await countStatements(search)).toBe(2);
  });

  test("with far more matches than the limit is remembered for five minutes, and not confused with another", async () => {
    const frequent = createFrequentSearches();
    const search = { criteria: { keywords: ["harbour"] }, now: site.clock.now(), most: 100, frequent };
    const later = (minutes: number) => ({ ...search, now: new Date(search.now.getTime() + minutes * 60_000) });
    expect(await countStatements(search)).toBe(2);
    expect(await countStatements(later(4.9))).toBe(0);
    expect(await countStatements(later(5))).toBe(2);
    expect(await countStatements({ ...search, criteria: { keywords: ["harbour"], province: "Ontario" } })).toBe(2);
    expect(await countStatements({ ...search, most: 90 })).toBe(2);
    expect(await countMatches(site.db, { ...search, criteria: { keywords: ["obelisk"] } })).toMatchObject({
      isAtLeast: false,
    });
  });

  test("agrees with a plain filter while listings are closed, edited and expire, whatever the limit", async () => {
    const random = createRandom(7);
    for (let turn = 0; turn < 60; turn += 1) {
      await change(random);
      const place = random.pick([
        {},
        { province: "Ontario" },
        { province: "Quebec", cityKey: "laval" },
        { type: "Office" },
      ]);
      const keywords = random.shuffle(Object.keys(WORDS)).slice(0, random.int(1, 2));
      const criteria = { ...place, ...(random.chance(0.3) && { lowerPrice: 800_000 }), keywords };
      const expected = find(criteria).map(({ id }) => id);
      const most = random.pick([5, 40, 10_000]);
      const totals = await countMatches(site.db, { criteria, now: site.clock.now(), most });
      expect(totals, JSON.stringify(criteria)).toMatchObject({
        total: Math.min(expected.length, most),
        isAtLeast: expected.length > most,
      });
      expect((await listAll(criteria, totals)).toSorted(), JSON.stringify(criteria)).toEqual(expected.toSorted());
      await expectPages({ criteria, totals, most }, random);
    }
  });

  /** A page read together with its total matches one read after it, by number and by cursor. */
  async function expectPages({ criteria, totals, most }: Counted, random: Random): Promise<void> {
    const sort = random.pick(["featured", "newest", "price-asc", "totalArea-desc"] as const);
    const page = { criteria, now: site.clock.now(), sort, start: 2 ** 30, stamp: "''", limit: 7 };
    const sorted = sort === "totalArea-desc" ? "totalArea" : undefined;
    const counted = await countMatches(site.db, { criteria, now: page.now, most, sorted });
    expect([counted.total, counted.isAtLeast]).toEqual([totals.total, totals.isAtLeast]);
    let after: StampedPlace | undefined;
    for (const offset of [0, 7, 14]) {
      for (const window of after === undefined ? [{ offset }] : [{ offset }, { offset: 0, after }]) {
        const found = await findKeywordPage(site.db, { ...page, ...window, most });
        expect(found.totals).toEqual(counted);
        if (found.rows === undefined) return expect(counted.isAtLeast).toBe(true);
        const places = await listMatches(site.db, { ...page, offset, totals: counted });
        expect(found.rows.map(toPlace).map(({ id }) => id)).toEqual(places.map(({ id }) => id));
        if (window.offset === offset) after = places.at(-1);
      }
    }
  }

  async function change(random: Random): Promise<void> {
    const listing = random.pick(listings);
    if (random.chance(0.2)) return void site.clock.advance(20_000);
    const [set, value] = random.pick([
      ["status", random.pick(["active", "closed"])] as const,
      ["title", random.pick(Object.keys(WORDS))] as const,
      ["type", random.pick(["Office", "Commercial"])] as const,
    ]);
    Object.assign(listing, { [set]: value }, set === "title" ? { words: [value] } : {});
    await site.db.$client.query(`UPDATE listings SET ${set} = $1 WHERE id = $2`, [value, listing.id]);
  }
});
