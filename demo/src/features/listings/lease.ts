import type { Random } from "@vestpocket/domain/shared/random";
import type { DraftOrder } from "./draft-shape.ts";
import { roundAcres } from "./rounding.ts";

/** Monthly rents, in dollars. */
export const RENT_MIN = 1_200;
export const RENT_MAX = 45_000;

interface LeaseOrder extends DraftOrder {
  readonly area: number;
  readonly acres: number;
  readonly local: number;
}

/** The monthly rent of an area. If it would be out of bounds, the area is adjusted instead. */
export function drawLease(random: Random, order: LeaseOrder) {
  const { profile, listingType, area, acres, local } = order;
  if (listingType === "sale") return { rent: 0, area, acres };
  // Subtypes that are never rented out in practice get a usual share of their value as rent.
  if (profile.rate === 0) return { rent: roundRent(random, clampRent(profile.price * local * 0.006)), area, acres };
  const yearly = profile.rate * local ** 0.8 * (0.88 + random.next() * 0.24);
  const isLand = profile.group === "land";
  // Tenants rent less than buyers buy.
  const wanted = isLand ? acres : area * (listingType === "rent" ? 0.7 : 1);
  const perMonth = isLand ? yearly : yearly / 12;
  const rent = roundRent(random, clampRent(wanted * perMonth));
  const fitted = listingType === "rent" ? rent / perMonth : wanted;
  return { rent, area: isLand ? area : fitted, acres: isLand ? roundAcres(fitted) : acres };
}

function clampRent(rent: number): number {
  return Math.min(RENT_MAX, Math.max(RENT_MIN, rent));
}

function roundRent(random: Random, rent: number): number {
  const step = rent < 3_000 ? 50 : rent < 10_000 ? 100 : rent < 20_000 ? 250 : 500;
  const rounded = Math.round(rent / step) * step;
  return rent < 10_000 && rounded > RENT_MIN + 5 && random.chance(0.2) ? rounded - 5 : rounded;
}
