import type { MissedFilters } from "@vestpocket/domain/searches/searches.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Platform } from "../../platform/platform.ts";
import { createWriteBehind, type WriteBehind } from "../../platform/write-behind.ts";
import { toDate } from "./rotation.rules.ts";
import { addSearchCounts, type DayCounts, deleteSearchCounts, type MissCounts } from "./search-counts.queries.ts";

const FLUSH_MS = 5_000;
/**
 * The maximum number of distinct searches without results that one process counts by filter per day; the rest count
 * only in the total.
 */
const DISTINCT_MAX = 500;
const KEPT_DAYS = 400;

/** Counts searches in memory, so that no search waits for it; a killed process loses its last few seconds of them. */
export interface SearchCounter extends WriteBehind {
  /** Counts a search; `miss` is given if it had no results. */
  add(day: string, miss?: { readonly key: string; readonly filters: MissedFilters }): void;
}

type Count = DayCounts | MissCounts;

function splitCounts(counts: readonly Count[]): { days: DayCounts[]; misses: MissCounts[] } {
  const isDay = (count: Count): count is DayCounts => "searches" in count;
  const isMiss = (count: Count): count is MissCounts => "key" in count;
  return { days: counts.filter(isDay), misses: counts.filter(isMiss) };
}

export function createSearchCounter({ db, log }: Pick<Platform, "db" | "log">): SearchCounter {
  let days = new Map<string, DayCounts>();
  let misses = new Map<string, MissCounts>();
  let distinct = { day: "", keys: new Set<string>() };

  function addDay({ day, ...added }: DayCounts): void {
    const present = days.get(day) ?? { searches: 0, misses: 0 };
    days.set(day, { day, searches: present.searches + added.searches, misses: present.misses + added.misses });
  }

  function addMiss(miss: MissCounts): void {
    const id = `${miss.day} ${miss.key}`;
    misses.set(id, { ...miss, times: miss.times + (misses.get(id)?.times ?? 0) });
  }

  /** Whether these filters fit within today's cap of distinct searches. */
  function isCounted(day: string, key: string): boolean {
    if (distinct.day !== day) distinct = { day, keys: new Set() };
    if (distinct.keys.size < DISTINCT_MAX) distinct.keys.add(key);
    return distinct.keys.has(key);
  }

  function take(): Count[] {
    const taken = [...days.values(), ...misses.values()];
    days = new Map();
    misses = new Map();
    return taken;
  }

  return {
    add(day, miss) {
      addDay({ day, searches: 1, misses: miss === undefined ? 0 : 1 });
      if (miss !== undefined && isCounted(day, miss.key)) addMiss({ ...miss, day, times: 1 });
    },
    ...createWriteBehind<Count>({
      what: "search counts",
      everyMs: FLUSH_MS,
      log,
      take,
      save: (counts) => addSearchCounts(db, splitCounts(counts)),
      putBack(counts) {
        const back = splitCounts(counts);
        back.days.forEach(addDay);
        back.misses.forEach(addMiss);
      },
    }),
  };
}

/** Deletes counts older than 400 days. */
export async function purgeSearchCounts({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await deleteSearchCounts(db, toDate(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)));
}
