import type { RevealedTo, RevealPlace } from "@vestpocket/domain/access/reveals.terms";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { createWriteBehind, type WriteBehind } from "../../platform/write-behind.ts";
import { deleteReveals, type NewReveal, saveReveals } from "./reveals.queries.ts";

const FLUSH_MS = 5_000;
/** How many entries of this hour a process knows to be noted; beyond it they are forgotten, and the database keeps one anyway. */
const NOTED_MAX = 20_000;

/** Somebody who read what a listing keeps for few. */
interface NewReading {
  readonly accountId: string;
  readonly listingId: string;
  readonly as: RevealedTo;
  readonly place: RevealPlace;
  readonly keys: readonly string[];
  /** An administrator's. */
  readonly reason: string;
}

export interface RevealBuffer extends WriteBehind {
  /** Notes a reading. It is written at once, behind the answer; the same within an hour costs nothing. */
  note(reading: NewReading): void;
}

/** What was read and is not written yet. While the database is away it waits, and nothing of it is dropped: nothing is read then either. */
export function createRevealBuffer({ db, log, clock }: Pick<Platform, "db" | "log" | "clock">): RevealBuffer {
  let waiting: NewReveal[] = [];
  let noted = { hour: 0, keys: new Set<string>() };
  let isFlushing = false;
  const buffer = createWriteBehind<NewReveal>({
    what: "reveals",
    everyMs: FLUSH_MS,
    log,
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    save: (reveals) => saveReveals(db, reveals),
    putBack(reveals) {
      waiting = [...reveals, ...waiting];
    },
  });

  /** Whether the same was noted in this hour. */
  function isNoted(hour: number, reading: NewReading): boolean {
    const { accountId, listingId, as, place, keys, reason } = reading;
    if (noted.hour !== hour || noted.keys.size >= NOTED_MAX) noted = { hour, keys: new Set() };
    const key = JSON.stringify([accountId, listingId, as, place, keys, reason]);
    if (noted.keys.has(key)) return true;
    noted.keys.add(key);
    return false;
  }

  async function flushSoon(): Promise<void> {
    if (isFlushing) return;
    isFlushing = true;
    await buffer.flush();
    isFlushing = false;
  }

  return {
    ...buffer,
    note(reading) {
      const readAt = clock.now();
      const hour = Math.floor(readAt.getTime() / HOUR_MS) * HOUR_MS;
      if (isNoted(hour, reading)) return;
      const { as, keys, ...rest } = reading;
      waiting.push({ id: newId(), ...rest, readAs: as, keys: [...keys], readAt, hour: new Date(hour) });
      void flushSoon();
    },
  };
}

/** Deletes what was read more than a year ago. */
export async function purgeReveals({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await purge({ db, clock }, { kind: "reveals", deleteOld: deleteReveals });
}
