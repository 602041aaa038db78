import type { Random } from "@vestpocket/domain/shared/random";
import type { Draft, DraftOrder } from "./draft-shape.ts";
import { drawLand } from "./land.ts";
import { drawLease } from "./lease.ts";
import type { Profile } from "./profiles.ts";
import { niceMoney, roundArea, roundAsking } from "./rounding.ts";

/** Asking prices, in dollars. */
const SALE_MIN = 12_000;
const SALE_MAX = 60_000_000;

/** How far prices follow the local market, by price driver: a franchise fee is nearly the same everywhere. */
const LOCAL: Readonly<Record<Profile["driver"], number>> = {
  area: 0.9,
  units: 0.85,
  rooms: 0.6,
  acres: 0.9,
  business: 0.25,
  fee: 0.1,
};

/** Draws the size, value and price of a listing. */
export function drawDraft(random: Random, order: DraftOrder): Draft {
  const { profile, market, listingType, flags } = order;
  const local = market.price ** LOCAL[profile.driver];
  const size = Math.exp(random.normal(0, 0.5));
  const noise = Math.exp(Math.max(-0.5, Math.min(0.5, random.normal(0, 0.28))));
  const land = profile.driver === "acres" ? drawLand(random, { ...order, size, noise }) : { acres: 0, value: 0 };
  const worth = land.value > 0 ? land.value : profile.price * size ** 0.85 * local * noise;
  const value = roundAsking(random, Math.min(SALE_MAX, Math.max(SALE_MIN, worth)));
  const shape = profile.area * (profile.driver === "business" ? size ** 0.4 : size);
  const lease = drawLease(random, { ...order, area: shape, acres: land.acres, local });
  const isRent = listingType === "rent";
  const share = profile.key.includes("majority") ? random.int(51, 80) : random.int(4, 9) * 5;
  const earnings = niceMoney(value / yearsToEarn(random, profile) / (isPartSale(profile) ? share / 100 : 1));
  const units = Math.max(
    flags.has("large") ? 24 : 3,
    Math.min(flags.has("small") ? 6 : 180, Math.round(value / (205_000 * local ** 0.9))),
  );
  const rooms = drawRooms(random, { profile, value: value / local });
  return {
    profile,
    market,
    listingType,
    price: isRent ? lease.rent : value,
    value,
    monthlyRent: lease.rent,
    area: roundArea(buildingArea(random, { profile, units, rooms }) ?? lease.area),
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

/** The square feet of a building that is sized by its units or rooms; undefined for other buildings. */
function buildingArea(
  random: Random,
  { profile: { driver }, units, rooms }: { profile: Profile; units: number; rooms: number },
): number | undefined {
  if (driver === "units") return units * random.int(680, 940);
  if (driver === "rooms") return rooms * random.int(380, 560);
  return undefined;
}

function isPartSale(profile: Profile): boolean {
  return profile.key === "merger/majority-share-purchase" || profile.key === "merger/partnership";
}

function yearsToEarn(random: Random, profile: Profile): number {
  return profile.key.startsWith("merger/") ? 3.4 + random.next() * 2 : 1.9 + random.next() * 1.1;
}

function drawRooms(random: Random, { profile, value }: { profile: Profile; value: number }): number {
  if (profile.driver !== "rooms") return random.int(6, 14);
  const perRoom = profile.key.startsWith("investment/") ? 78_000 : 130_000;
  return Math.max(6, Math.min(160, Math.round(value / (perRoom * (0.85 + random.next() * 0.3)))));
}
