import { CATEGORY_TYPES } from "@vestpocket/domain/categories/categories.schema";
import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import { MEDIAN_MIN } from "@vestpocket/domain/markets/markets.rules";
import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { createRandom } from "@vestpocket/domain/shared/random";
import { foldText } from "@vestpocket/domain/shared/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findMarketPage, listMarketPaths } from "./markets.usecases.ts";

const MINUTES_MS = 6 * 60 * 1000;

describe("a market's figures", () => {
  let site: TestApp;
  let ownerId: string;
  beforeAll(async () => {
    site = await buildTestApp();
    ownerId = (await site.addAccount()).uid;
  });
  afterAll(() => site.close());

  const ask = (names: Record<string, string>) => site.call("GET", `/v1/markets?${new URLSearchParams(names)}`);
  const read = async (names: Record<string, string>): Promise<MarketFacts> => (await ask(names)).body.market;
  /** The same after the cache is cleared. */
  const readAnew = (names: Record<string, string>) => {
    site.clock.advance(MINUTES_MS);
    return read(names);
  };
  /** Adds listings in a city of Nova Scotia, one for each price in dollars. */
  const post = (city: string, prices: readonly (number | null)[], type = "Office") =>
    site.addListings(
      prices.map((price) => ({
        ownerId,
        province: "Nova Scotia",
        city,
        type,
        listingType: "sale" as const,
        ...(price === null ? { price, sale: { kind: "on_request" as const } } : { price }),
      })),
    );
  const change = (id: string | undefined, set: string) =>
    site.db.execute(sql`UPDATE listings SET ${sql.raw(set)} WHERE id = ${id}`);

  test("match a naive count while listings are posted, changed, paused, removed and expire", async () => {
    const random = createRandom(11);
    const provinces = ["Manitoba", "Yukon"].flatMap((name) => findProvince(name) ?? []);
    const build = () => {
      const province = random.pick(provinces);
      return {
        ownerId,
        province: province.name,
        city: random.pick(province.cities.slice(0, 2)).name,
        type: random.pick(CATEGORY_TYPES.slice(0, 3)),
        listingType: random.pick<ListingType>(["sale", "rent", "both"]),
        price: random.int(1, 3_000_000),
        status: random.chance(0.1) ? ("draft" as const) : ("active" as const),
        publishedAt: new Date(site.clock.now().getTime() - random.int(0, 90) * DAY_MS),
      };
    };
    const ids = await site.addListings(Array.from({ length: 150 }, build));
    for (let turn = 0; turn < 4; turn += 1) {
      for (let step = 0; step < 15; step += 1) {
        const set = random.pick([
          "status = 'removed'",
          "status = 'paused', paused_at = created_at, published_at = created_at, expires_at = created_at + interval '60 days', plan = 'Basic'",
          "type = 'Commercial'",
          `sale_price = ${random.int(1, 900_000) * 100}`,
          "province = 'Manitoba', city = 'Winnipeg'",
          "expires_at = published_at",
          "has_priority = NOT has_priority",
        ]);
        await change(random.pick(ids), set);
      }
      for (const names of listMarkets(provinces)) {
        expect(await readAnew(names), JSON.stringify(names)).toMatchObject(await countNaively(names));
      }
    }
  });

  function listMarkets(provinces: readonly { name: string; cities: readonly { name: string }[] }[]) {
    const places = provinces.flatMap(({ name: province, cities }) => [
      { province },
      ...cities.slice(0, 2).map((city) => ({ province, city: city.name })),
    ]);
    return [{}, ...places, ...places.map((place) => ({ ...place, type: "Office" }))];
  }

  async function countNaively(names: Record<string, string>): Promise<Partial<MarketFacts>> {
    const { province = null, city = null, type = null } = names;
    const { rows } = await site.db.execute<{ listings: string; prices: string[] | null; newest: string | null }>(sql`
      SELECT count(*) AS listings, array_agg(sale_price ORDER BY sale_price) FILTER (WHERE sale_price IS NOT NULL) AS prices,
        extract(epoch FROM max(date_trunc('day', published_at, 'UTC'))) AS newest
      FROM listings WHERE status = 'active' AND expires_at > ${site.clock.now()}
        AND (${province}::text IS NULL OR province = ${province}) AND (${type}::text IS NULL OR type = ${type})
        AND (${city}::text IS NULL OR city_key = ${foldText(city ?? "")})`);
    const prices = rows[0]?.prices ?? [];
    const middle = Number(prices[Math.ceil(prices.length / 2) - 1]) / 100;
    return {
      listings: Number(rows[0]?.listings),
      medianPrice: prices.length < MEDIAN_MIN ? null : Number(middle.toPrecision(2)),
      newest: rows[0]?.newest == null ? null : { seconds: Number(rows[0].newest) },
    };
  }

  test("have a median only for five prices or more, and only to two digits", async () => {
    await post("Sydney", [210_000, 220_000, 1_234_567, 2_000_000, null]);
    const names = { province: "Nova Scotia", city: "Sydney" };
    expect(await readAnew(names)).toMatchObject({ listings: 5, medianPrice: null });
    const [last] = await post("Sydney", [2_345_678]);
    expect(await readAnew(names)).toMatchObject({ listings: 6, medianPrice: 1_200_000 });
    await change(last, "expires_at = published_at");
    expect(await readAnew(names)).toMatchObject({ listings: 5, medianPrice: null });
  });

  test("have a median without rents", async () => {
    await site.addListings(
      Array.from({ length: 6 }, () => ({
        ownerId,
        province: "Nunavut",
        city: "Iqaluit",
        listingType: "rent" as const,
        price: 2_000,
      })),
    );
    expect(await readAnew({ province: "Nunavut" })).toMatchObject({ listings: 6, medianPrice: null });
  });

  test("show the places and categories below, in the market's category", async () => {
    await post("Halifax", [1, 2, 3], "Industrial");
    await post("Truro", [4], "Industrial");
    const { places, categories } = await readAnew({ province: "Nova Scotia", type: "Industrial" });
    expect(places.find(({ name }) => name === "Halifax")).toEqual({ name: "Halifax", listings: 3 });
    expect(places).toHaveLength(findProvince("Nova Scotia")?.cities.length ?? 0);
    expect(categories.find(({ name }) => name === "Industrial")).toEqual({ name: "Industrial", listings: 4 });
    const { places: provinces } = await read({});
    expect(provinces).toHaveLength(13);
    expect((await read({ province: "Nova Scotia", city: "Truro" })).places).toEqual([]);
  });

  test("are cached for minutes, so that the effect of a single listing cannot be observed", async () => {
    const names = { province: "Prince Edward Island" };
    const { listings } = await readAnew(names);
    await site.addListings([{ ownerId, province: "Prince Edward Island", city: "Charlottetown" }]);
    expect((await read(names)).listings).toBe(listings);
    expect((await readAnew(names)).listings).toBe(listings + 1);
  });

  test("reveal nothing of a listing: no title, picture, price, owner or time", async () => {
    const [id = ""] = await site.addListings([
      { ownerId, province: "Yukon", city: "Dawson City", title: "Gold Rush Saloon", price: 777_777 },
    ]);
    const answer = await ask({ province: "Yukon", city: "Dawson City" });
    for (const secret of [id, ownerId, "Saloon", "777"]) expect(answer.text).not.toContain(secret);
    expect(Object.keys(answer.body.market).toSorted()).toEqual([
      "categories",
      "countedAt",
      "introduction",
      "listings",
      "medianPrice",
      "newest",
      "places",
    ]);
    expect(answer.body.market.newest.seconds % (DAY_MS / 1000)).toBe(0);
  });

  test("introduce a whole province in both languages, and Ontario with the regions that its agents cover", async () => {
    const introduce = async (names: Record<string, string>) => (await read(names)).introduction;
    expect(await introduce({ province: "Ontario" })).toMatchObject({
      text: {
        en: expect.stringMatching(/^Canada’s largest commercial market/u),
        fr: expect.stringMatching(/^Le plus grand marché commercial du Canada/u),
      },
      regions: {
        en: expect.arrayContaining(["Eastern Ontario"]),
        fr: expect.arrayContaining(["Est de l’Ontario"]),
      },
    });
    expect(await introduce({ province: "Yukon" })).toMatchObject({ regions: { en: [], fr: [] } });
    for (const names of [{}, { province: "Ontario", city: "Toronto" }, { province: "Ontario", type: "Office" }]) {
      expect(await introduce(names as Record<string, string>)).toBeNull();
    }
  });

  test("need known names, and a province for everything below it", async () => {
    for (const names of [
      { province: "Texas" },
      { province: "Ontario", city: "Montreal" },
      { province: "Ontario", type: "Castles" },
      { city: "Toronto" },
      { type: "Office" },
    ]) {
      expect(await ask(names as Record<string, string>)).toMatchObject({
        status: 404,
        body: { code: "markets.not_found" },
      });
    }
    expect((await ask({ province: "québec", city: "MONTRÉAL", type: "office" })).status).toBe(200);
    expect((await ask({ province: "" })).status).toBe(400);
  });

  test("have a page only under known names, and a place in the sitemap only with listings", async () => {
    const deps = { db: site.db, clock: site.clock, keepFacts: (_: string, load: () => Promise<MarketFacts>) => load() };
    await site.addListings([{ ownerId, province: "Quebec", city: "Montreal", type: "Industrial" }]);
    expect(await findMarketPage(deps, "/browse/Québec/MONTRÉAL/industrial")).toMatchObject({
      path: "/browse/quebec/montreal/industrial",
      data: { listings: 1 },
    });
    expect(await findMarketPage(deps, "/browse/quebec/toronto")).toBeUndefined();
    const paths = await listMarketPaths(deps);
    expect(paths.filter((path) => path.startsWith("/browse/quebec"))).toEqual([
      "/browse/quebec",
      "/browse/quebec/montreal",
      "/browse/quebec/industrial",
      "/browse/quebec/montreal/industrial",
    ]);
    expect(paths[0]).toBe("/browse");
  });
});
