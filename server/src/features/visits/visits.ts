import type { FigureDays } from "@vestpocket/domain/visits/figures.terms";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../../platform/database/database.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { createDayCounter, purgeDays } from "./days.jobs.ts";
import { type DayMark, markDay } from "./days.queries.ts";
import { countListing, flushFigures } from "./figures.usecases.ts";
import { toReportBlocks } from "./report.views.ts";
import { settleDays } from "./settling.jobs.ts";
import type { visitData } from "./visits.data.ts";
import type { CountedListing, VisitDeps, VisitsNeeds } from "./visits.deps.ts";
import { createVisitBuffer, purgeVisits } from "./visits.jobs.ts";
import { listVisitsOf } from "./visits.queries.ts";
import { registerVisits } from "./visits.routes.ts";
import { noteShown, noteVisit } from "./visits.usecases.ts";

/** How many shares a process remembers. */
const SHARES_MAX = 5_000;

/** Who visited which listing, for 'Recently viewed', and how much notice a listing got, for its owner. */
export async function createVisits({ serve, jobs, onClose, ...platform }: Platform, needs: VisitsNeeds) {
  const { db } = platform;
  const days = createDayCounter(platform);
  const buffer = createVisitBuffer({ ...platform, days });
  const shares = new LRUCache<string, number>({ max: SHARES_MAX });
  const deps: VisitDeps = { ...platform, ...needs, buffer, days, shares };
  onClose(async () => {
    await buffer.close();
    await days.close();
  });
  registerVisits(serve, deps);
  await jobs?.schedule({ name: "views.purge", cron: "30 8 * * *", work: () => purgeVisits(deps) });
  await jobs?.schedule({ name: "views.purge_days", cron: "35 8 * * *", work: () => purgeDays(deps) });
  await jobs?.schedule({ name: "views.settle_days", cron: "35 0 * * *", work: () => settleDays(deps) });
  return {
    /** Records that someone opened a listing's page, without waiting for the database. */
    note: (viewer: Viewer, listing: { id: string; ownerId: string }) => noteVisit(deps, { viewer, listing }),
    /** Counts the listings on a page of search results, without waiting for the database. */
    noteShown: (viewer: Viewer, listings: Parameters<typeof noteShown>[1]["listings"]) =>
      noteShown(deps, { viewer, listings }),
    /** How a listing does, whoever asks. */
    countListing: (listing: CountedListing, period: FigureDays) => countListing(deps, { listing, days: period }),
    /** A listing's figures as parts of a document. */
    toReportBlocks,
    /** Saves what this process has counted and not written yet. */
    flush: () => flushFigures(deps),
    /** Marks the day of an edit, in its transaction. */
    markDay: (tx: Queryable, mark: DayMark) => markDay(tx, mark),
    personalData: {
      exports: { views: ({ id }) => listVisitsOf(db, id) },
    } satisfies PersonalDataOf<typeof visitData>,
  };
}
