import type { Random } from "@vestpocket/domain/shared/random";
import { CITY_MARKETS, type CityMarket } from "../places/markets.ts";
import type { Profile } from "./profiles.ts";

const NORTH = new Set(["Northwest Territories", "Nunavut", "Yukon"]);

/** How likely a property is in a market, relative to 1: no dairy farm in Toronto, few terminals in a village. */
export function suits(profile: Profile, market: CityMarket): number {
  const isFarm = profile.group === "farm" || profile.key === "land/farm-lands";
  if (isFarm && NORTH.has(market.province)) return profile.key.includes("hobby") ? 0.02 : 0.001;
  if (profile.place === "rural") {
    const lodging = profile.key === "commercial/hotels-cottages";
    return { 0: lodging ? 0.3 : 0.02, 1: 1, 2: lodging ? 1.2 : 2.2 }[market.rural];
  }
  const isLarge = [
    "industrial/distribution",
    "commercial/shopping-medical-centers",
    "investment/office-buildings",
  ].includes(profile.key);
  if (market.weight < 1.5 && (isLarge || profile.key.startsWith("merger/"))) return 0.35;
  return 1;
}

interface Slot {
  /** `subtypeKey`. */
  readonly key: string;
  readonly market: CityMarket;
}

interface Order {
  readonly count: number;
  readonly profiles: readonly Profile[];
}

/** Which subtype is offered in which city: a minimum of each, the rest by weight, matched so that they suit each other. */
export function planListings(random: Random, { count, profiles }: Order): Slot[] {
  const markets = deal(random, { count, items: CITY_MARKETS, least: 2, weightOf: (market) => market.weight });
  const wanted = deal(random, {
    count,
    items: profiles,
    least: Math.floor(count / 75),
    weightOf: (profile) => profile.weight,
  });
  const left = new Map<Profile, number>();
  for (const profile of wanted) left.set(profile, (left.get(profile) ?? 0) + 1);
  // Cities that suit few subtypes go first.
  const choosers = [...markets].sort((a, b) => a.rural - b.rural);
  const slots = choosers.map((market): Slot => {
    const profile = random.weighted(
      [...left.keys()],
      (candidate) => (left.get(candidate) ?? 0) * suits(candidate, market),
    );
    const rest = (left.get(profile) ?? 0) - 1;
    if (rest === 0) left.delete(profile);
    else left.set(profile, rest);
    return { key: profile.key, market };
  });
  return random.shuffle(slots);
}

interface Deal<T> {
  readonly count: number;
  readonly items: readonly T[];
  /** Minimum of each item, if the count allows. */
  readonly least: number;
  readonly weightOf: (item: T) => number;
}

function deal<T>(random: Random, { count, items, least, weightOf }: Deal<T>): T[] {
  const each = Math.min(least, Math.floor(count / items.length));
  const dealt = items.flatMap((item) => Array.from({ length: each }, () => item));
  while (dealt.length < count) dealt.push(random.weighted(items, weightOf));
  return random.shuffle(dealt);
}
