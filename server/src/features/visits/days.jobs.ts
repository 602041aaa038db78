import { LISTING_DAY_RETENTION } from "@vestpocket/domain/visits/visits.retention";
import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { createWriteBehind, type WriteBehind } from "../../platform/write-behind.ts";
import { type Counts, type DayCounts, forgetDays, saveDays } from "./days.queries.ts";

/** Long enough that the listings of the first pages are written once for many searches. */
const FLUSH_MS = 5_000;
/** The maximum number of listings waiting to be written; beyond it new ones are dropped. */
const WAITING_MAX = 100_000;

export interface DayCounter extends WriteBehind {
  /** Adds to what is counted of a listing on a day. Runs no statement. */
  add(listingId: string, day: string, counts: Partial<Counts>): void;
}

/**
 * What happens to listings, counted in memory, so that neither a search nor a page waits for it: written in one statement
 * every few seconds. A killed process loses its last ones.
 */
export function createDayCounter({ db, log }: Pick<Platform, "db" | "log">): DayCounter {
  let waiting = new Map<string, DayCounts[]>();

  /** A listing has more than one day only around midnight. */
  function add(listingId: string, day: string, { shown = 0, opened = 0, readers = 0, shared = 0 }: Partial<Counts>) {
    const known = waiting.get(listingId);
    const present = known?.find((each) => each.day === day);
    if (present === undefined) {
      const counts = { listingId, day, shown, opened, readers, shared };
      if (known !== undefined) known.push(counts);
      else if (waiting.size < WAITING_MAX) waiting.set(listingId, [counts]);
      return;
    }
    present.shown += shown;
    present.opened += opened;
    present.readers += readers;
    present.shared += shared;
  }

  return {
    add,
    ...createWriteBehind<DayCounts>({
      what: "figures of listings",
      everyMs: FLUSH_MS,
      log,
      take() {
        const taken = [...waiting.values()].flat();
        waiting = new Map();
        return taken;
      },
      save: (counts) => saveDays(db, counts),
      putBack(counts) {
        for (const { listingId, day, ...each } of counts) add(listingId, day, each);
      },
    }),
  };
}

/** Deletes days of more than thirteen months ago, except those of a listing's present run. */
export async function purgeDays({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await purge({ db, clock }, { period: LISTING_DAY_RETENTION, deleteOld: forgetDays });
}
