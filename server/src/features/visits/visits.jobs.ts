import { VISIT_RETENTION } from "@vestpocket/domain/visits/visits.retention";
import { LRUCache } from "lru-cache";
import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { createWriteBehind, type WriteBehind } from "../../platform/write-behind.ts";
import type { DayCounter } from "./days.jobs.ts";
import { forgetVisits, saveVisits, type Visit } from "./visits.queries.ts";

/** Soon enough for users to find what they just opened, whichever process they ask next. */
const FLUSH_MS = 250;
/** The maximum number of visits waiting to be written; beyond it new ones are dropped. */
const WAITING_MAX = 5_000;
/** How many of the last visits a process remembers, so that clearing one's history does not make the next visit a new one. */
const REMEMBERED_MAX = 20_000;

export interface VisitBuffer extends WriteBehind {
  /** Holds a visit until the next flush. Runs no statement. */
  add(visit: Pick<Visit, "accountId" | "listingId" | "viewedAt">): void;
}

/**
 * Visits waiting to be written, so that reading a listing never waits for one: all of them are written in one statement several
 * times a second. A killed process loses its last ones.
 */
export function createVisitBuffer({
  db,
  log,
  days,
}: Pick<Platform, "db" | "log"> & { readonly days: Pick<DayCounter, "add"> }): VisitBuffer {
  let waiting = new Map<string, Visit>();
  const remembered = new LRUCache<string, Date>({ max: REMEMBERED_MAX });

  const toKey = ({ accountId, listingId }: Pick<Visit, "accountId" | "listingId">) => `${accountId} ${listingId}`;

  return {
    add(visit) {
      const key = toKey(visit);
      const present = waiting.get(key);
      if (present === undefined && waiting.size >= WAITING_MAX) return;
      const lastAt = present === undefined ? (remembered.get(key) ?? null) : present.lastAt;
      waiting.set(key, { ...visit, lastAt });
      remembered.set(key, visit.viewedAt);
    },
    ...createWriteBehind<Visit>({
      what: "visits",
      everyMs: FLUSH_MS,
      log,
      take() {
        const taken = [...waiting.values()];
        waiting = new Map();
        return taken;
      },
      async save(visits) {
        for (const { listingId, day, ...counts } of await saveVisits(db, visits)) days.add(listingId, day, counts);
      },
      putBack(visits) {
        // Visits added in the meantime are newer.
        waiting = new Map([...visits.map((visit) => [toKey(visit), visit] as const), ...waiting]);
      },
    }),
  };
}

/** Deletes who visited more than 90 days ago; the number of visitors is kept. */
export async function purgeVisits({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await purge({ db, clock }, { period: VISIT_RETENTION, deleteOld: forgetVisits });
}
