import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/durations.ts";
import { createLocalClock, toInstant } from "../../shared/local-days.ts";
import type { ProvinceName } from "../places/places.provinces.ts";

/** Where a province keeps several times, that of most of its people. */
const ZONES: Readonly<Record<ProvinceName, string>> = {
  Ontario: "America/Toronto",
  "British Columbia": "America/Vancouver",
  Alberta: "America/Edmonton",
  Quebec: "America/Montreal",
  Manitoba: "America/Winnipeg",
  Saskatchewan: "America/Regina",
  "Nova Scotia": "America/Halifax",
  "New Brunswick": "America/Moncton",
  "Newfoundland and Labrador": "America/St_Johns",
  "Prince Edward Island": "America/Halifax",
  "Northwest Territories": "America/Yellowknife",
  Yukon: "America/Whitehorse",
  Nunavut: "America/Iqaluit",
};

/** The time of day after midnight at which digests go. */
const DIGEST_MS = 7 * HOUR_MS + 30 * MINUTE_MS;
const MONDAY = 1;

/** The time zone of a province's digests; Eastern if the province is not known (product.md §23.3). */
export const zoneOf = (province: ProvinceName | undefined): string => ZONES[province ?? "Ontario"];

/**
 * When the next digest goes: the first 7:30 after `after` by the clocks of the province, or the first such on a Monday.
 * No clock change falls on that time, so each local day has exactly one (product.md §23.3).
 */
export function nextDigestAt({
  province,
  after,
  every = "day",
}: {
  province?: ProvinceName | undefined;
  after: Date;
  every?: "day" | "week";
}): Date {
  const toLocal = createLocalClock(zoneOf(province));
  let digest = Math.floor(toLocal(after.getTime()) / DAY_MS) * DAY_MS + DIGEST_MS;
  while (toInstant(digest, toLocal) <= after.getTime() || (every === "week" && new Date(digest).getUTCDay() !== MONDAY))
    digest += DAY_MS;
  return new Date(toInstant(digest, toLocal));
}

/** When the next digest goes in whatever province has it first: nobody's comes before (product.md §23.3). */
export function firstDigestAt(after: Date): Date {
  const times = (Object.keys(ZONES) as ProvinceName[]).map((province) => nextDigestAt({ province, after }).getTime());
  return new Date(Math.min(...times));
}
