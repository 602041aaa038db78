import { createHash } from "node:crypto";
import { findCity, listProvincesOfCity } from "@vestpocket/domain/places/places.schema";
import type { MissedFilters, SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { addSearchCounts, type DayCounts, deleteSearchCounts, type MissCounts } from "./search-counts.queries.ts";
import type { Criteria } from "./searches.queries.ts";

/** What is counted is written down that often. */
const PAUSE_MS = 5_000;
/** Different searches in vain that a process tells apart in a day; all others are only counted. */
const DISTINCT_MAX = 500;
const KEPT_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

export type SearchCounts = ReturnType<typeof createSearchCounts>;

/** Counts searches in memory, so that none waits for it; a process that is killed loses a few seconds of them. */
export function createSearchCounts({ db, clock, log }: { db: Database; clock: Clock; log: Logger }) {
  let days = new Map<string, { day: string; searches: number; misses: number }>();
  let misses = new Map<string, { day: string; key: string; filters: MissedFilters; times: number }>();
  let told = { day: "", keys: new Set<string>() };
  let writing: Promise<void> = Promise.resolve();

  function count(counted: DayCounts): void {
    const present = days.get(counted.day) ?? { day: counted.day, searches: 0, misses: 0 };
    present.searches += counted.searches;
    present.misses += counted.misses;
    days.set(counted.day, present);
  }

  function countMiss({ day, key, filters, times }: MissCounts): void {
    const present = misses.get(`${day} ${key}`);
    if (present === undefined) misses.set(`${day} ${key}`, { day, key, filters, times });
    else present.times += times;
  }

  /** Whether it is among those told apart on this day. */
  function isTold(day: string, key: string): boolean {
    if (told.day !== day) told = { day, keys: new Set() };
    if (told.keys.size < DISTINCT_MAX) told.keys.add(key);
    return told.keys.has(key);
  }

  async function write(): Promise<void> {
    if (days.size === 0) return;
    const taken = { days: [...days.values()], misses: [...misses.values()] };
    days = new Map();
    misses = new Map();
    try {
      await addSearchCounts(db, taken);
    } catch (error) {
      // They are written with the next ones; a day tells no more of them apart than it may.
      taken.days.forEach(count);
      taken.misses.forEach(countMiss);
      log.warn({ err: error }, "searches could not be counted yet");
    }
  }

  /** Writes down what was counted; one after the other, so that none waits for another's rows. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  const timer = setInterval(flush, PAUSE_MS);
  timer.unref();

  return {
    flush,

    /** One more search, with how much it found. */
    record(filter: SearchFilter, criteria: Criteria, total: number): void {
      const day = toDay(clock.now());
      count({ day, searches: 1, misses: total === 0 ? 1 : 0 });
      if (total > 0) return;
      const filters = nameFilters(filter, criteria);
      const key = createHash("sha256").update(JSON.stringify(filters)).digest("hex");
      if (isTold(day, key)) countMiss({ day, key, filters, times: 1 });
    },

    async forgetOld(): Promise<void> {
      await deleteSearchCounts(db, toDay(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)));
    },

    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

/** What was searched for, however it was spelt. */
function nameFilters({ city, listingType }: SearchFilter, criteria: Criteria): MissedFilters {
  const { type, subtype, province, cityKey, lowerPrice, upperPrice } = criteria;
  const keywords = [...new Set(criteria.keywords.map((keyword) => keyword.toLowerCase()))].sort();
  return {
    ...(type === undefined ? {} : { type }),
    ...(subtype === undefined ? {} : { subtype }),
    ...(province === undefined ? {} : { province }),
    ...(city === undefined || cityKey === undefined ? {} : { city: nameCity(city) ?? cityKey }),
    ...(listingType === undefined ? {} : { listingType }),
    ...(lowerPrice === undefined ? {} : { lowerPrice }),
    ...(upperPrice === undefined ? {} : { upperPrice }),
    ...(keywords.length === 0 ? {} : { keywords }),
  };
}

/** A city's name as the domain spells it. */
function nameCity(spelling: string): string | undefined {
  const [province] = listProvincesOfCity(spelling);
  return province && findCity(province, spelling)?.name;
}

function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
