import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { SAME_VISIT_MS } from "@vestpocket/domain/visits/figures.terms";
import { isCountedVisit, RECENT_VISITS_MAX } from "@vestpocket/domain/visits/visits.rules";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { VisitDeps } from "./visits.deps.ts";
import { deleteVisitsOf, listRecentlyVisited } from "./visits.queries.ts";

interface ListingVisit {
  readonly viewer: Viewer;
  readonly listing: { readonly id: string; readonly ownerId: string };
}

/** Records that someone opened a listing's page. */
export function noteVisit({ clock, buffer }: VisitDeps, { viewer, listing }: ListingVisit): void {
  if (!isCountedVisit(viewer, listing)) return;
  buffer.add({ accountId: viewer.uid, listingId: listing.id, viewedAt: clock.now() });
}

interface ShownListings {
  readonly viewer: Viewer;
  readonly listings: readonly ListingVisit["listing"][];
}

/** Counts the listings on a page of search results. Runs no statement. */
export function noteShown({ clock, days }: VisitDeps, { viewer, listings }: ShownListings): void {
  const day = toDay(clock.now());
  for (const listing of listings) if (isCountedVisit(viewer, listing)) days.add(listing.id, day, ONCE_SHOWN);
}

/** Counts that somebody shared a listing that they may see; once in half an hour. Throws Failure 404 for any other. */
export async function noteShare(
  { clock, days, shares, getVisible }: VisitDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  const listing = { id, ...(await getVisible(viewer, id)) };
  const key = `${viewer.uid} ${listing.id}`;
  const now = clock.now();
  if (!isCountedVisit(viewer, listing) || now.getTime() - (shares.get(key) ?? 0) < SAME_VISIT_MS) return;
  shares.set(key, now.getTime());
  days.add(listing.id, toDay(now), { shared: 1 });
}

const ONCE_SHOWN = { shown: 1 };
const toDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** The listings a person visited last, if they are still public. */
export async function listRecentVisits(
  { db, clock, buffer, listCards }: VisitDeps,
  { viewer, language }: { viewer: Viewer; language: Language },
): Promise<ListingCard[]> {
  await buffer.flush();
  const wanted = { accountId: viewer.uid, now: clock.now(), limit: RECENT_VISITS_MAX };
  return listCards(await listRecentlyVisited(db, wanted), language);
}

/** Deletes a person's visits; the listings' counts no longer include them. */
export async function clearRecentVisits({ db, buffer }: VisitDeps, viewer: Viewer): Promise<void> {
  await buffer.flush();
  await deleteVisitsOf(db, viewer.uid);
}
