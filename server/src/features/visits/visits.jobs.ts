import { VISIT_RETENTION } from "@vestpocket/domain/visits/visits.retention";
import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { createWriteBehind, type WriteBehind } from "../../platform/write-behind.ts";
import { forgetVisits, saveVisits, type Visit } from "./visits.queries.ts";

/** Soon enough for users to find what they just opened, whichever process they ask next. */
const FLUSH_MS = 250;
/** The maximum number of visits waiting to be written; beyond it new ones are dropped. */
const WAITING_MAX = 5_000;

export interface VisitBuffer extends WriteBehind {
  /** Holds a visit until the next flush. Runs no statement. */
  add(visit: Visit): void;
}

/**
 * Visits waiting to be written, so that reading a listing never waits for one: all of them are written in one statement several
 * times a second. A killed process loses its last ones.
 */
export function createVisitBuffer({ db, log }: Pick<Platform, "db" | "log">): VisitBuffer {
  let waiting = new Map<string, Visit>();

  const toKey = ({ accountId, listingId }: Visit) => `${accountId} ${listingId}`;

  return {
    add(visit) {
      const key = toKey(visit);
      if (waiting.size < WAITING_MAX || waiting.has(key)) waiting.set(key, visit);
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
      save: (visits) => saveVisits(db, visits),
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
