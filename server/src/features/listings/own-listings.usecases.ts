import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { ListOwnRequest, OwnCounts } from "@vestpocket/domain/listings/own-listings.schema";
import { OWN_FILTERS } from "@vestpocket/domain/listings/own-listings.terms";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { toOwnListing } from "./listings.views.ts";
import { countOwn, listOwnRows } from "./own-listings.queries.ts";

type Wanted = ListOwnRequest & { readonly viewer: Viewer; readonly language: Language };

interface OwnPage extends ReturnType<typeof describePage> {
  readonly properties: OwnListing[];
  readonly counts: OwnCounts;
}

/** A page of the viewer's own listings with the count for each filter. */
export async function listOwnListings(
  { db, clock, links }: ListingDeps,
  { viewer, language, ...request }: Wanted,
): Promise<OwnPage> {
  const now = clock.now();
  const owned = { ...request, ownerId: viewer.uid, now };
  const [counted, rows] = await Promise.all([countOwn(db, owned), listOwnRows(db, owned)]);
  const counts = Object.fromEntries(OWN_FILTERS.map((filter) => [filter, 0])) as OwnCounts;
  for (const { status, total, ending } of counted) {
    counts[status] = total;
    counts.ending += ending;
  }
  const all = counted.reduce((sum, { total }) => sum + total, 0);
  return {
    properties: rows.map((row) => toOwnListing(row, { language, now, links })),
    counts,
    ...describePage(request, request.status === undefined ? all : counts[request.status]),
  };
}
