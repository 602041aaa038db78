import { REVEAL_RETENTION } from "@vestpocket/domain/access/access.retention";
import type { Reveal } from "@vestpocket/domain/access/reveals.terms";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { createWriteBehind, type WriteBehind } from "../../platform/write-behind.ts";
import { deleteReveals, type NewReveal, saveReveals } from "./reveals.queries.ts";

const FLUSH_MS = 5_000;
/**
 * How many of this hour's entries a process remembers as logged; beyond it they are forgotten, and the database keeps
 * only one anyway.
 */
const NOTED_MAX = 20_000;

export interface RevealBuffer extends WriteBehind {
  /** Logs a reading, right after the response; repeating it within an hour costs nothing. */
  note(reading: Reveal): void;
}

/**
 * Readings that are not written yet. While the database is down they wait, and none is dropped: nothing can be read
 * then either.
 */
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

  /** Whether this was already logged within the hour. */
  function isNoted(hour: number, reading: Reveal): boolean {
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

/** Deletes readings more than a year old. */
export async function purgeReveals({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await purge({ db, clock }, { period: REVEAL_RETENTION, deleteOld: deleteReveals });
}
