import { CATEGORY_TYPES } from "@vestpocket/domain/categories/categories.schema";
import {
  findMarket,
  listMarkets,
  type Market,
  MEDIAN_MIN,
  readMarketPath,
  toMarketPath,
} from "@vestpocket/domain/markets/markets.rules";
import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { findProvince, PROVINCES } from "@vestpocket/domain/places/places.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { foldText } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { allowLag } from "../../platform/database/read-routing.ts";
import { toMoment } from "../../platform/moment.ts";
import type { MarketDeps } from "./markets.deps.ts";
import { marketNotFound } from "./markets.failures.ts";
import { countMarkets, findMedian, findNewest, type MarketKey } from "./markets.queries.ts";
import { toIntroduction } from "./markets.views.ts";

/** The figures of the market with these names. Throws Failure 404 if there is none. */
export async function getMarket(deps: MarketDeps, named: Parameters<typeof findMarket>[0]): Promise<MarketFacts> {
  const market = findMarket(named);
  if (market === undefined) throw marketNotFound();
  return readFacts(deps, market);
}

/** The content of the page at a path; undefined if there is no market. */
export async function findMarketPage(
  deps: MarketDeps,
  path: string,
): Promise<{ path: string; data: MarketFacts } | undefined> {
  const market = readMarketPath(path);
  return market && { path: toMarketPath(market), data: await readFacts(deps, market) };
}

/** The paths of the markets that have listings. */
export async function listMarketPaths({ db, clock }: MarketDeps): Promise<string[]> {
  const provinces = ["", ...PROVINCES.map(({ name }) => name)];
  const cityKeys = ["", ...new Set(PROVINCES.flatMap(({ cities }) => cities.map(({ name }) => foldText(name))))];
  const wanted = { provinces, cityKeys, types: ["", ...CATEGORY_TYPES] };
  const counted = await allowLag(() => db.read((on) => countMarkets(on, wanted, clock.now())));
  const filled = new Set(counted.flatMap((each) => (each.listings > 0 ? [toKey(each)] : [])));
  return listMarkets()
    .filter(({ province = "", city = "", type = "" }) => filled.has(toKey({ province, cityKey: foldText(city), type })))
    .map(toMarketPath);
}

const toKey = ({ province, cityKey, type }: MarketKey) => [province, cityKey, type].join("/");

/** A market's figures, at most a few minutes old. */
function readFacts(deps: MarketDeps, market: Market): Promise<MarketFacts> {
  return deps.keepFacts(toMarketPath(market), () =>
    allowLag(() => deps.db.read((db) => countFacts({ ...deps, db }, market))),
  );
}

async function countFacts(
  { db, clock }: Pick<MarketDeps, "clock"> & { db: Queryable },
  market: Market,
): Promise<MarketFacts> {
  const now = clock.now();
  const { province = "", type = "" } = market;
  const cityKey = foldText(market.city ?? "");
  const places = listPlaces(market);
  const below = {
    provinces: places.map((place) => place.province),
    cityKeys: places.map((place) => place.cityKey),
    types: [type],
  };
  const countedPlaces = places.length === 0 ? [] : await countMarkets(db, below, now);
  const here = { provinces: [province], cityKeys: [cityKey], types: ["", ...CATEGORY_TYPES] };
  const countedHere = await countMarkets(db, here, now);
  const listings = countedHere.find((each) => each.type === type)?.listings ?? 0;
  const median = listings < MEDIAN_MIN ? undefined : await findMedian(db, { province, cityKey, type }, now);
  const ranges = {
    province,
    cityKeys: cityKey === "" ? below.cityKeys : [cityKey],
    types: type === "" ? CATEGORY_TYPES : [type],
  };
  const newest = listings === 0 ? undefined : await findNewest(db, ranges, now);
  return {
    listings,
    medianPrice: median !== undefined && median.listings >= MEDIAN_MIN ? median.price : null,
    newest: newest === undefined ? null : toDay(newest),
    places: places.map((place) => ({
      name: place.name,
      listings:
        countedPlaces.find((each) => each.province === place.province && each.cityKey === place.cityKey)?.listings ?? 0,
    })),
    categories: CATEGORY_TYPES.map((name) => ({
      name,
      listings: countedHere.find((each) => each.type === name)?.listings ?? 0,
    })),
    introduction: toIntroduction(market),
    countedAt: toMoment(now),
  };
}

/** The places below a market: Canada's provinces, a province's cities. */
function listPlaces({ province, city }: Market): { name: string; province: string; cityKey: string }[] {
  if (city !== undefined) return [];
  if (province === undefined) return PROVINCES.map(({ name }) => ({ name, province: name, cityKey: "" }));
  const { cities = [] } = findProvince(province) ?? {};
  return cities.map(({ name }) => ({ name, province, cityKey: foldText(name) }));
}

/** The UTC day of a timestamp: the minute could identify a listing. */
function toDay(moment: Date): { seconds: number } {
  return toMoment(new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS));
}
