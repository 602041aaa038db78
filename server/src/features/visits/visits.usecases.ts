import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
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
