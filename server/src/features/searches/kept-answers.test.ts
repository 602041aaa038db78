import { facetsResponseSchema } from "@vestpocket/domain/searches/facets.schema";
import { mapResponseSchema, type SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { createRandom } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzzCount, fuzzSeed } from "../../testing/fuzz.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { mapListings } from "./bubbles.usecases.ts";
import { countFacets } from "./facets.usecases.ts";
import { createAnswerCache, keepAnswer } from "./kept-answers.usecases.ts";
import type { SearchDeps } from "./searches.deps.ts";

const ROUNDS = fuzzCount({ usual: 60, full: 600 });
const SEED = fuzzSeed(94);

const FILTERS: readonly SearchFilter[] = [
  {},
  { province: "Ontario" },
  { city: "Toronto", listingType: "sale" },
  { type: "Office", lowerPrice: 250_000, upperPrice: 777_777 },
  { within: { box: [-80, 43, -78, 45] } },
];

describe("a response from the maintained counts", () => {
  let site: TestApp;
  let deps: Pick<SearchDeps, "db" | "clock"> & { mapTiles: undefined; answers: ReturnType<typeof createAnswerCache> };
  let ids: string[];

  beforeAll(async () => {
    site = await buildTestApp();
    const { uid: ownerId } = await site.signInAs();
    deps = { db: site.db, clock: site.clock, mapTiles: undefined, answers: createAnswerCache() };
    const expiresAt = (at: number) => new Date(site.clock.now().getTime() + at * 45_000);
    ids = await site.addListings(Array.from({ length: 60 }, (_, at) => ({ ownerId, expiresAt: expiresAt(at + 1) })));
  });
  afterAll(() => site.close());

  const build = {
    map: (filter: SearchFilter) => mapListings(deps, filter),
    facets: async (filter: SearchFilter) => ({ facets: await countFacets(site as unknown as SearchDeps, filter) }),
  };
  const ask = {
    map: (filter: SearchFilter) =>
      keepAnswer(deps, { name: "map", schema: mapResponseSchema, filter, build: () => build.map(filter) }),
    facets: (filter: SearchFilter) =>
      keepAnswer(deps, { name: "facets", schema: facetsResponseSchema, filter, build: () => build.facets(filter) }),
  };

  test("is reused only as long as it is correct, while listings change, expire and are extended", async () => {
    const random = createRandom(SEED);
    let kept = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = random.pick(ids);
      const change = random.pick([
        sql`price = ${random.pick([100_000, 300_000, 777_777, 2_000_000])}`,
        sql`city = 'Ottawa', city_key = 'ottawa'`,
        sql`city = 'Toronto', city_key = 'toronto'`,
        sql`type = 'Office', subtype = 'Office Space'`,
        sql`status = ${random.pick(["active", "closed"])}`,
        sql`expires_at = ${new Date(site.clock.now().getTime() + random.int(-60, 600) * 1_000)}`,
        sql`title = 'Another'`,
        undefined,
      ]);
      if (change === undefined) site.clock.advance(30_000);
      else await site.db.execute(sql`UPDATE listings SET ${change} WHERE id = ${id}`);
      const filter = random.pick(FILTERS);
      const name = random.pick(["map", "facets"] as const);
      const answer = await ask[name](filter);
      expect(JSON.parse(answer.json.toString()), `seed ${SEED}, round ${round}`).toEqual(
        JSON.parse(JSON.stringify(await build[name](filter))),
      );
      if ((await ask[name](filter)) === answer) kept += 1;
    }
    expect(kept).toBe(ROUNDS);
  });

  test("is not cached for searches that the counts do not cover", async () => {
    expect(await ask.map({ postedAs: "owner" })).not.toBe(await ask.map({ postedAs: "owner" }));
  });
});
