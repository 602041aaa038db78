import { buildDemo } from "@vestpocket/demo/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findMatches } from "../server/src/features/searches/searches.queries.ts";
import { buildTestApp, type TestApp } from "../server/src/testing/test-app.ts";
import { LISTINGS } from "./seed.ts";

/** Equals rotate every day: days that start at these parts of the circle have different first ten. */
const STARTS = Array.from({ length: 20 }, (_, at) => Math.floor((at / 20) * 2 ** 31));

/** What people search for, and what a listing that is one says in its title or by its kind. */
const SEARCHES = [
  { keyword: "restaurant", title: /restaurant|bistro|sushi|pizz|diner/iu, kinds: ["Food & Beverage"] },
  { keyword: "warehouse", title: /warehouse|entrepôt/iu, kinds: ["Warehousing"] },
  { keyword: "dental", title: /dental|dentiste|dentaire/iu, kinds: ["Medical/Dental"] },
  { keyword: "ferme laitière", title: /dairy|laitière/iu, kinds: ["Dairy Farms"] },
  { keyword: "gas station", title: /gas bar|gas station|station-service/iu, kinds: [] },
];

let site: TestApp;
let demo: ReturnType<typeof buildDemo>;
beforeAll(async () => {
  site = await buildTestApp();
  const { uid: ownerId } = await site.signInAs();
  demo = buildDemo({ listings: LISTINGS, now: site.clock.now() });
  await site.addListings(
    demo.listings.map(({ boosts, daysAgo: _, pictureSeed: _seed, keywords, ...listing }) => ({
      ...listing,
      keywords: [...keywords],
      hasPriority: boosts.priority,
      ownerId,
    })),
  );
});
afterAll(() => site.close());

test.each(SEARCHES)("of the first ten results for $keyword, nine are one", async ({ keyword, title, kinds }) => {
  const search = { criteria: { keywords: [keyword] }, now: site.clock.now(), sort: "relevance", stamp: "''" } as const;
  for (const start of STARTS) {
    const { places } = await findMatches(site.db, { ...search, start, limit: 10, offset: 0 });
    const found = places.flatMap(({ id }) => demo.listings.find((listing) => listing.id === id) ?? []);
    const others = found.filter((each) => !title.test(each.title) && !kinds.includes(each.subtype));
    expect(found.length).toBeGreaterThan(5);
    expect(others.length, others.map((each) => each.title).join("; ")).toBeLessThanOrEqual(1);
  }
});
