import { DAY_MS, HOUR_MS } from "../../shared/durations.ts";
import { nextDigestAt } from "../notifications/digest-times.rules.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import {
  ALERT_MAILS_A_DAY,
  type Cadence,
  PRICE_DROP_SHARE,
  RETURN_DAYS,
  RETURNS_APART_DAYS,
  SLOWED_DAYS,
} from "./saved-searches.terms.ts";

/**
 * Whether a listing that is shown again is told of again: it was gone for a day, and did not come less than a week ago
 * (product.md §24.2).
 */
export function isReturn({ leftAt, cameAt, now }: { leftAt: Date; cameAt: Date; now: Date }): boolean {
  const isGap = now.getTime() - leftAt.getTime() >= RETURN_DAYS * DAY_MS;
  return isGap && now.getTime() - cameAt.getTime() >= RETURNS_APART_DAYS * DAY_MS;
}

/** The price of a sale and the rents by which listings are compared, in whole cents; what is not quoted or open is absent. */
export type OpenPrices = Readonly<
  Partial<Record<"salePrice" | "rentMonthNet" | "rentMonthGross" | "rentSqftYearNet" | "rentSqftYearGross", number>>
>;

const TRACKS = [["salePrice"], ["rentMonthNet", "rentMonthGross", "rentSqftYearNet", "rentSqftYearGross"]] as const;

/**
 * Whether a price fell enough to be told of: on one of the two tracks, a price is at least 1% below the lowest that was
 * open since the listing came, and none of the track's is above what it was before. A price that goes up and comes back is
 * not new (product.md §24.2).
 */
export function isPriceDrop({ lowest, before, now }: Record<"lowest" | "before" | "now", OpenPrices>): boolean {
  return TRACKS.some((keys) => {
    const isLower = keys.some((key) => (now[key] ?? Infinity) <= (lowest[key] ?? 0) * (1 - PRICE_DROP_SHARE));
    return isLower && keys.every((key) => (now[key] ?? 0) <= (before[key] ?? Infinity));
  });
}

/** The lowest of each price. */
export function lowestOf(prices: readonly OpenPrices[]): OpenPrices {
  const lowest: Partial<Record<keyof OpenPrices, number>> = {};
  for (const each of prices) {
    for (const [key, cents] of Object.entries(each) as [keyof OpenPrices, number][])
      lowest[key] = Math.min(lowest[key] ?? cents, cents);
  }
  return lowest;
}

/** Whether a search brought so much within the last week that it is told of daily (product.md §24.3). */
export const isSlowed = (slowedAt: Date | null, now: Date): boolean =>
  slowedAt !== null && now.getTime() - slowedAt.getTime() < SLOWED_DAYS * DAY_MS;

/**
 * When something found at a moment is told at a cadence: at once, with the next digest of the day or of the week, or
 * never (product.md §24.3).
 */
export function tellAt({
  cadence,
  foundAt,
  province,
}: {
  cadence: Cadence;
  foundAt: Date;
  province: ProvinceName | undefined;
}): Date | undefined {
  if (cadence === "off") return undefined;
  if (cadence === "instant") return foundAt;
  return nextDigestAt({ province, after: foundAt, every: cadence === "daily" ? "day" : "week" });
}

/** When the next alert mail may go: an hour after the last one, and at most four within 24 hours (product.md §24.3). */
export function mayMailAt(mailedAt: readonly Date[]): Date {
  const times = mailedAt.map((at) => at.getTime()).toSorted((one, other) => other - one);
  const ofDay = times[ALERT_MAILS_A_DAY - 1];
  return new Date(Math.max((times[0] ?? 0) + HOUR_MS, ofDay === undefined ? 0 : ofDay + DAY_MS));
}
