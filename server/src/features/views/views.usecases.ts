import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { isCountedView, RECENT_VIEWS_MAX, VIEWS_KEPT_DAYS } from "@vestpocket/domain/views/views.rules";
import type { Logger } from "pino";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { deleteViewsOf, forgetViews, listRecentViews, saveViews, type View } from "./views.queries.ts";

/** Views that wait to be written at most; beyond it new ones are lost. */
const WAITING_MAX = 5_000;
/** Views that one statement of the purge forgets. */
const PURGE_PASS = 2_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Views = ReturnType<typeof createViews>;

/**
 * Who looked at which listing. Reading a listing only notes it in memory; what was noted is written in one statement every few
 * seconds, and before it is asked for. What a process notes last is lost where it is killed.
 */
export function createViews(parts: {
  db: Database;
  clock: Clock;
  log: Logger;
  listCards: (ids: readonly string[], language: Language) => Promise<ListingCard[]>;
}) {
  const { db, clock } = parts;
  let waiting = new Map<string, View>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const taken = waiting;
    waiting = new Map();
    try {
      await saveViews(db, [...taken.values()]);
    } catch (error) {
      parts.log.warn({ err: error, views: taken.size }, "views could not be written; they are tried again");
      // Those noted since are the later ones.
      waiting = new Map([...taken, ...waiting]);
    }
  }

  /** Writes what was noted, one statement after the other; never throws. */
  function keep(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    /** Notes that somebody opened a listing's page. */
    note(viewer: Viewer, listing: { id: string; ownerId: string }): void {
      const key = `${viewer.uid} ${listing.id}`;
      if (!isCountedView(viewer, listing) || (waiting.size >= WAITING_MAX && !waiting.has(key))) return;
      waiting.set(key, { accountId: viewer.uid, listingId: listing.id, viewedAt: clock.now() });
    },

    keep,

    /** What somebody looked at last and may still see. */
    async listRecent(viewer: Viewer, language: Language): Promise<ListingCard[]> {
      await keep();
      const wanted = { accountId: viewer.uid, now: clock.now(), limit: RECENT_VIEWS_MAX };
      return parts.listCards(await listRecentViews(db, wanted), language);
    },

    /** Forgets what somebody looked at; they are no longer counted among those who did. */
    async forget(viewer: Viewer): Promise<void> {
      await keep();
      await deleteViewsOf(db, viewer.uid);
    },

    /** Forgets who looked more than 90 days ago; that somebody did stays counted. */
    async purge(): Promise<void> {
      const before = new Date(clock.now().getTime() - VIEWS_KEPT_DAYS * DAY_MS);
      for (let forgotten = PURGE_PASS; forgotten === PURGE_PASS; ) {
        forgotten = await forgetViews(db, { before, limit: PURGE_PASS });
      }
    },
  };
}
