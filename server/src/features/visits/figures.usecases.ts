import { addUp, emptyDay, listDays } from "@vestpocket/domain/visits/figures.rules";
import type { FigureDay, ListingFigures, OwnerFigures } from "@vestpocket/domain/visits/figures.schema";
import { type FigureDays, OWNER_DAYS } from "@vestpocket/domain/visits/figures.terms";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { listListingDays, sumListingDays } from "./days.queries.ts";
import { findMedians } from "./medians.queries.ts";
import { listOwnerDays } from "./owner-days.queries.ts";
import type { CountedListing, VisitDeps } from "./visits.deps.ts";

interface OneListing {
  readonly id: string;
  readonly viewer: Viewer;
}

/** The beginning of everything that is kept. */
const ALWAYS = "0001-01-01";
const NO_MEDIANS = { opened: null, asked: null, signed: null };

/** How a listing of the viewer's does. Throws Failure 404 for any other. */
export async function readListingFigures(
  deps: VisitDeps,
  { days, ...wanted }: OneListing & { readonly days: FigureDays },
): Promise<ListingFigures> {
  return countListing(deps, { listing: await deps.requireOwn(wanted.viewer, wanted.id), days });
}

/** How a listing does, whoever asks. */
export async function countListing(
  deps: VisitDeps,
  { listing, days }: { listing: CountedListing; days: FigureDays },
): Promise<ListingFigures> {
  const { db, clock } = deps;
  const { id: listingId, publishedAt } = listing;
  await flushFigures(deps);
  const period = listDays({ days: Number(days), now: clock.now() });
  const since = publishedAt?.toISOString().slice(0, 10) ?? "9999-12-31";
  const [kept, sums, medians] = await Promise.all([
    listListingDays(db, { listingId, from: period[0] ?? ALWAYS }),
    sumListingDays(db, { listingId, since }),
    findMedians(db, listing),
  ]);
  return {
    points: fill(period, kept),
    runSince: publishedAt && toMoment(publishedAt),
    ...sums,
    medians: medians ?? NO_MEDIANS,
  };
}

/** Every day that is kept of a listing of the viewer's, oldest first. Throws Failure 404 for any other. */
export async function listKeptDays(deps: VisitDeps, { viewer, id }: OneListing): Promise<FigureDay[]> {
  const { id: listingId } = await deps.requireOwn(viewer, id);
  await flushFigures(deps);
  return listListingDays(deps.db, { listingId, from: ALWAYS });
}

/** How all of the viewer's listings do together. */
export async function readOwnerFigures(deps: VisitDeps, viewer: Viewer): Promise<OwnerFigures> {
  await flushFigures(deps);
  const twice = listDays({ days: 2 * OWNER_DAYS, now: deps.clock.now() });
  const kept = fill(twice, await listOwnerDays(deps.db, { ownerId: viewer.uid, from: twice[0] ?? ALWAYS }));
  const former = kept.filter((_, at) => at < OWNER_DAYS);
  const points = kept.filter((_, at) => at >= OWNER_DAYS);
  return { points, total: addUp(points), former: addUp(former) };
}

/** Saves what this process has counted and not written yet. */
export async function flushFigures({ buffer, days }: Pick<VisitDeps, "buffer" | "days">): Promise<void> {
  await buffer.flush();
  await days.flush();
}

/** A day for each date, those without anything included. */
function fill(dates: readonly string[], kept: readonly FigureDay[]): FigureDay[] {
  const found = new Map(kept.map((day) => [day.day, day]));
  return dates.map((date) => found.get(date) ?? emptyDay(date));
}
