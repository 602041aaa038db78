import type { ListingType } from "@vestpocket/domain/listings/listings.terms";
import type { Random } from "@vestpocket/domain/shared/random";
import type { CityMarket } from "../places/markets.ts";
import type { Profile } from "./profiles.ts";

/** What everything else of a listing follows from: how large it is, what it costs and how it is offered. */
export interface Draft {
  readonly profile: Profile;
  readonly market: CityMarket;
  readonly listingType: ListingType;
  /** Whole dollars: the asking price or, for rent, the monthly rent. */
  readonly price: number;
  /** What it would sell for, also where it is for rent. */
  readonly value: number;
  /** The monthly rent of a listing that is for rent, or for both. */
  readonly monthlyRent: number;
  /** Square feet; 0: no building. */
  readonly area: number;
  readonly acres: number;
  readonly units: number;
  readonly rooms: number;
  /** A business's yearly figures. */
  readonly revenue: number;
  readonly earnings: number;
  /** Percent of the shares, for those who sell a part. */
  readonly share: number;
  readonly flags: ReadonlySet<string>;
}

export const RENT_MIN = 1_200;
export const RENT_MAX = 45_000;
const SALE_MIN = 12_000;
const SALE_MAX = 60_000_000;

/** Dollars an acre of farmland. */
const ACRE_PRICES: Readonly<Record<string, number>> = {
  Ontario: 17_000,
  Quebec: 12_500,
  "British Columbia": 34_000,
  Alberta: 5_600,
  Saskatchewan: 2_900,
  Manitoba: 5_200,
  "Prince Edward Island": 5_400,
};

/** How much of the market's price level a driver takes over: a franchise fee costs the same everywhere. */
const LOCAL: Readonly<Record<Profile["driver"], number>> = {
  area: 0.9,
  units: 0.85,
  rooms: 0.6,
  acres: 0.9,
  business: 0.25,
  fee: 0.1,
};

interface DraftOrder {
  readonly profile: Profile;
  readonly market: CityMarket;
  readonly listingType: ListingType;
  readonly flags: ReadonlySet<string>;
}

export function drawDraft(random: Random, order: DraftOrder): Draft {
  const { profile, market, listingType, flags } = order;
  const local = market.price ** LOCAL[profile.driver];
  const size = Math.exp(random.normal(0, 0.5));
  const noise = Math.exp(Math.max(-0.5, Math.min(0.5, random.normal(0, 0.28))));
  const land = profile.driver === "acres" ? drawLand(random, order, { size, noise }) : { acres: 0, value: 0 };
  const worth = land.value > 0 ? land.value : profile.price * size ** 0.85 * local * noise;
  const value = roundAsking(random, Math.min(SALE_MAX, Math.max(SALE_MIN, worth)));
  const shape = profile.area * (profile.driver === "business" ? size ** 0.4 : size);
  const lease = drawLease(random, order, { area: shape, acres: land.acres, local });
  const isRent = listingType === "rent";
  const share = profile.key.includes("majority") ? random.int(51, 80) : random.int(4, 9) * 5;
  const earnings = niceMoney(value / yearsToEarn(random, profile) / (isPartSale(profile) ? share / 100 : 1));
  const units = Math.max(
    flags.has("large") ? 24 : 3,
    Math.min(flags.has("small") ? 6 : 180, Math.round(value / (205_000 * local ** 0.9))),
  );
  const rooms = drawRooms(random, profile, value / local);
  return {
    profile,
    market,
    listingType,
    price: isRent ? lease.rent : value,
    value,
    monthlyRent: lease.rent,
    area: roundArea(buildingArea(random, profile, { units, rooms }) ?? lease.area),
    acres: lease.acres,
    units,
    rooms,
    revenue: niceMoney(
      earnings / (profile.key.includes("digital") ? 0.18 + random.next() * 0.2 : 0.12 + random.next() * 0.14),
    ),
    earnings,
    share,
    flags,
  };
}

/** Square feet of a building whose size follows from its suites or its rooms; undefined for any other. */
function buildingArea(
  random: Random,
  { driver }: Profile,
  count: { units: number; rooms: number },
): number | undefined {
  if (driver === "units") return count.units * random.int(680, 940);
  if (driver === "rooms") return count.rooms * random.int(380, 560);
  return undefined;
}

function isPartSale(profile: Profile): boolean {
  return profile.key === "merger/majority-share-purchase" || profile.key === "merger/partnership";
}

function yearsToEarn(random: Random, profile: Profile): number {
  return profile.key.startsWith("merger/") ? 3.4 + random.next() * 2 : 1.9 + random.next() * 1.1;
}

function drawRooms(random: Random, profile: Profile, value: number): number {
  if (profile.driver !== "rooms") return random.int(6, 14);
  const perRoom = profile.key.startsWith("investment/") ? 78_000 : 130_000;
  return Math.max(6, Math.min(160, Math.round(value / (perRoom * (0.85 + random.next() * 0.3)))));
}

interface Chance {
  readonly size: number;
  readonly noise: number;
}

/** Land by the acre; a farm's buildings, herd and quota come on top. */
function drawLand(random: Random, { profile, market }: DraftOrder, { size, noise }: Chance) {
  const perAcre = (ACRE_PRICES[market.province] ?? 4_200) * (0.8 + 0.4 * random.next());
  const isPrairie = perAcre < 8_000;
  const farmSize = isPrairie ? 2.6 : 1;
  switch (profile.key) {
    case "land/residential-lands": {
      const acres = roundAcres(3.2 * size ** 1.3);
      return { acres, value: (profile.price / 3.2 ** 0.7) * acres ** 0.7 * market.price ** 1.3 * noise };
    }
    case "land/industrial-lands": {
      const acres = roundAcres(5 * size ** 1.2);
      return { acres, value: (profile.price / 5 ** 0.85) * acres ** 0.85 * market.price ** 1.3 * noise };
    }
    case "land/quarry-gravel-lands": {
      const acres = roundAcres(110 * size);
      return { acres, value: (profile.price * acres * noise) / 110 };
    }
    case "farm/hobby-farms-greenhouses": {
      const acres = roundAcres(18 * size ** 1.2);
      return { acres, value: profile.price * 0.75 * market.price ** 0.6 * noise + acres * perAcre * 1.2 };
    }
    case "farm/dairy-farms": {
      const acres = roundAcres(230 * size ** 0.8);
      return { acres, value: acres * perAcre * 0.9 + 2_400_000 * size ** 0.8 * noise };
    }
    case "farm/livestock-farms": {
      const acres = roundAcres(150 * farmSize * size);
      return { acres, value: acres * perAcre + 650_000 * noise };
    }
    default: {
      const acres = roundAcres((profile.group === "farm" ? 120 : 75) * farmSize * size);
      return { acres, value: acres * perAcre * noise + (profile.group === "farm" ? 450_000 * size : 0) };
    }
  }
}

interface Premises {
  readonly area: number;
  readonly acres: number;
  readonly local: number;
}

/** The rent follows from the area; where it would leave the market's bounds, the premises are smaller or larger instead. */
function drawLease(random: Random, { profile, listingType }: DraftOrder, { area, acres, local }: Premises) {
  if (listingType === "sale") return { rent: 0, area, acres };
  // What is never let in practice is let for a usual share of its value, when asked for.
  if (profile.rate === 0) return { rent: roundRent(random, clampRent(profile.price * local * 0.006)), area, acres };
  const yearly = profile.rate * local ** 0.8 * (0.88 + random.next() * 0.24);
  const isLand = profile.group === "land";
  // A tenant takes a part of what an owner would buy.
  const wanted = isLand ? acres : area * (listingType === "rent" ? 0.7 : 1);
  const perMonth = isLand ? yearly : yearly / 12;
  const rent = roundRent(random, clampRent(wanted * perMonth));
  const fitted = listingType === "rent" ? rent / perMonth : wanted;
  return { rent, area: isLand ? area : fitted, acres: isLand ? roundAcres(fitted) : acres };
}

function clampRent(rent: number): number {
  return Math.min(RENT_MAX, Math.max(RENT_MIN, rent));
}

/** As people round an asking price: 64,900; 289,000; 1,395,000; 3,250,000. */
function roundAsking(random: Random, value: number): number {
  const steps = [
    { below: 50_000, step: 1_000, under: 100 },
    { below: 250_000, step: 5_000, under: 100 },
    { below: 1_000_000, step: 10_000, under: 1_000 },
    { below: 3_000_000, step: 50_000, under: 5_000 },
    { below: 10_000_000, step: 100_000, under: 10_000 },
    { below: Number.POSITIVE_INFINITY, step: 250_000, under: 0 },
  ];
  const { step, under } = steps.find(({ below }) => value < below) ?? { step: 250_000, under: 0 };
  const rounded = Math.max(step, Math.round(value / step) * step);
  return random.chance(0.45) ? rounded - under : rounded;
}

function roundRent(random: Random, rent: number): number {
  const step = rent < 3_000 ? 50 : rent < 10_000 ? 100 : rent < 20_000 ? 250 : 500;
  const rounded = Math.round(rent / step) * step;
  return rent < 10_000 && rounded > RENT_MIN + 5 && random.chance(0.2) ? rounded - 5 : rounded;
}

/** Figures of a year, as an accountant would say them aloud. */
export function niceMoney(value: number): number {
  const step = value < 100_000 ? 1_000 : value < 1_000_000 ? 5_000 : 10_000;
  return Math.max(step, Math.round(value / step) * step);
}

export function roundArea(area: number): number {
  const step = area < 1_000 ? 10 : area < 10_000 ? 50 : area < 40_000 ? 100 : 500;
  return Math.round(area / step) * step;
}

function roundAcres(acres: number): number {
  if (acres < 20) return Math.max(0.3, Math.round(acres * 10) / 10);
  return Math.round(acres);
}
