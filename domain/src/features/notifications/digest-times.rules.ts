import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/durations.ts";
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

/** From a moment to what the clocks of a zone show then, both in milliseconds as UTC counts them. */
function createLocalClock(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const [year = 0, month = 1, day, hour, minute, second] = (
      ["year", "month", "day", "hour", "minute", "second"] as const
    ).map((type) => parts.get(type));
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

/** The moment at which the clocks show `local`, which no change of theirs skips or repeats. */
function toInstant(local: number, toLocal: (moment: number) => number): number {
  const near = local - (toLocal(local) - local);
  return near + (local - toLocal(near));
}
