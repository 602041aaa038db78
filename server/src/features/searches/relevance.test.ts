import { createSecretKey } from "node:crypto";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { readCursor, writeCursor } from "./cursor.tokens.ts";
import { rotationStart, toDate } from "./rotation.rules.ts";
import { findMatches } from "./searches.queries.ts";

const SEARCHES = fuzzCount({ usual: 400, full: 2_000 });
const SEED = fuzzSeed(140);
const KEY = createSecretKey(new Uint8Array(32));
const WORDS = ["orchard", "granite", "obelisk", "walnut", "pelican", "quartz"];
const PLACE = { province: "Ontario", city: "Toronto", type: "Office", subtype: "Professional Office" };

interface Listing {
  readonly title: string;
  readonly description: string;
  readonly keywords: string[];
  readonly hasPriority: boolean;
}

const say = (random: Random, most: number) =>
  Array.from({ length: random.int(1, most) }, () => random.pick(WORDS)).join(" ");

const drawListing = (random: Random): Listing => ({
  title: say(random, 3),
  description: say(random, 6),
  keywords: random.chance(0.3) ? [say(random, 2)] : [],
  hasPriority: random.chance(0.2),
});

const has = (text: string, phrase: string) => ` ${text} `.toLowerCase().includes(` ${phrase.toLowerCase()} `);
const hasAll = (text: string, keyword: string) => keyword.split(" ").every((word) => has(text, word));

/** What product.md §6.3 says, read from the texts. */
function fitNaively({ title, keywords }: Listing, asked: readonly string[]): number {
  const names = [PLACE.type, PLACE.subtype, ...keywords].join(" ");
  const fits = asked.map((keyword) => {
    if (!hasAll(`${title} ${names}`, keyword)) return 0;
    return Math.max(1, (has(title, keyword) ? 3 : 0) + (has(names, keyword) ? 2 : 0));
  });
  return fits.reduce((sum, fit) => sum + fit, 0);
}

const isFound = ({ title, description, keywords }: Listing, asked: readonly string[]) =>
  asked.every((keyword) => hasAll([title, description, ...keywords].join(" "), keyword));

let site: TestApp;
const random = createRandom(SEED);
let listings: (Listing & { id: string; rotation: number })[];

beforeAll(async () => {
  site = await buildTestApp();
  const { uid: ownerId } = await site.signInAs();
  const rows = Array.from({ length: 600 }, () => drawListing(random));
  const ids = await site.addListings(rows.map((row) => ({ ...PLACE, ...row, ownerId })));
  const found = await site.db.execute<{ id: string; rotation: number }>(sql`SELECT id, rotation FROM listings`);
  const rotations = new Map(found.rows.map(({ id, rotation }) => [id, rotation]));
  listings = rows.map((row, at) => ({ ...row, id: String(ids[at]), rotation: rotations.get(String(ids[at])) ?? 0 }));
});
afterAll(() => site.close());

test(`${SEARCHES} keyword searches are ordered by fit within priority listings and the rest, as read from their texts`, async () => {
  const start = rotationStart(toDate(site.clock.now()));
  let read = 0;
  for (let round = 0; round < SEARCHES; round += 1) {
    const keywords = [...new Set(Array.from({ length: random.int(1, 2) }, () => say(random, 2)))];
    const keyOf = (row: (typeof listings)[number]) =>
      [row.hasPriority ? 0 : 1, -fitNaively(row, keywords), row.rotation < start ? 1 : 0, row.rotation] as const;
    const ids = listings
      .filter((row) => isFound(row, keywords))
      .map((row) => ({ id: row.id, key: keyOf(row) }))
      .toSorted((one, other) => {
        const at = one.key.findIndex((value, index) => value !== other.key[index]);
        return at === -1 ? (one.id < other.id ? -1 : 1) : (one.key[at] ?? 0) - (other.key[at] ?? 0);
      })
      .map(({ id }) => id);
    const limit = random.int(1, 12);
    const offset = random.int(0, Math.ceil(ids.length / limit)) * limit;
    const page = {
      criteria: { keywords },
      now: site.clock.now(),
      sort: "relevance",
      start,
      limit,
      stamp: "''",
    } as const;
    const first = await findMatches(site.db, { ...page, offset });
    const said = `seed ${SEED}, search ${round}: ${JSON.stringify(keywords)}`;
    expect(first.totals.total, said).toBe(ids.length);
    expect(
      first.places.map(({ id }) => id),
      said,
    ).toEqual(ids.slice(offset, offset + limit));
    const last = first.places.at(-1);
    if (last === undefined) continue;
    const cursor = writeCursor(KEY, { search: "", date: "2026-01-01", place: last });
    const after = readCursor(KEY, cursor)?.place;
    const next = await findMatches(site.db, { ...page, offset: 0, after });
    expect(
      next.places.map(({ id }) => id),
      said,
    ).toEqual(ids.slice(offset + limit, offset + 2 * limit));
    read += ids.length;
  }
  expect(read).toBeGreaterThan(10 * SEARCHES);
});

test("a word in a title comes first, then one in a name, then words apart, then the description, in either language", async () => {
  const { token, uid: ownerId } = await site.signInAs();
  const place = { province: "Manitoba", city: "Brandon", type: "Office", subtype: "Professional Office" };
  await site.addListings(
    [
      { title: "Said", description: "A zirconium mill." },
      { title: "Apart: zirconium, next to a mill", description: "" },
      { title: "Named", keywords: ["zirconium mill"], description: "" },
      { title: "Zirconium mill", description: "" },
      {
        title: "Titre",
        otherTitle: "The zirconium mill",
        otherDescription: "A mill.",
        language: "fr" as const,
        description: "",
      },
    ].map((row) => ({ ...place, ...row, ownerId })),
  );
  const search = async (keyword: string, sort?: string) => {
    const body = { keywords: [keyword], province: "Manitoba", ...(sort && { sort }) };
    const found = await site.call("POST", "/v1/property/search", { token, body });
    return found.body.response.properties.map(({ name }: { name: string }) => name);
  };
  const found = await search("Zirconium Mill");
  expect(found.slice(0, 2).toSorted()).toEqual(["The zirconium mill", "Zirconium mill"].toSorted());
  expect(found.slice(2)).toEqual(["Named", "Apart: zirconium, next to a mill", "Said"]);
  // What one wants to do is not searched for, and an elided article is no word.
  expect(await search("zirconium for sale")).toHaveLength(5);
  expect(await search("l'zirconium")).toHaveLength(5);
  expect(await search("à louer", "newest")).toHaveLength(5);
  expect(await search("Zirconium Mill", "relevance")).toEqual(found);
});
