import type { MissedFilters } from "@vestpocket/domain/searches/searches.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { createRandom } from "@vestpocket/domain/shared/random";

const SEED = 20_261_123;
const DAYS = 90;
/** Share of searches without results. */
const SHARE_MISSED = 0.03;

/** Searches that found nothing, with how many days they were repeated on. */
const MISSED: readonly { readonly days: number; readonly filters: MissedFilters }[] = [
  { days: 14, filters: { type: "Farm & Agricultural", province: "Nunavut" } },
  { days: 9, filters: { province: "British Columbia", city: "Tofino", keywords: ["brewery"] } },
  { days: 6, filters: { type: "Office", city: "Iqaluit", upperPrice: 100_000 } },
  { days: 4, filters: { keywords: ["drive-in cinema"] } },
];

/** How often people searched on each of the past days, in UTC, and what they did not find. */
export function buildSearches(now: Date) {
  const random = createRandom(SEED);
  const dayOf = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const days = Array.from({ length: DAYS }, (_, at) => {
    const searches = random.int(180, 340) + (DAYS - at);
    return { day: dayOf(at + 1), searches, misses: Math.round(searches * SHARE_MISSED) };
  });
  const misses = MISSED.flatMap(({ days: repeated, filters }) =>
    Array.from({ length: repeated }, (_, at) => ({ day: dayOf(1 + at * 2), filters, times: random.int(1, 3) })),
  );
  return { days, misses };
}
