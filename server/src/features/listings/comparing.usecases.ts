import type { Compared } from "@vestpocket/domain/listings/comparing.schema";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { asMember, type Viewer } from "../../platform/session/viewer.ts";
import { type DisclosingDeps, discloseProperty } from "./disclosing.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { findProperty } from "./listings.queries.ts";

/**
 * These listings in order, without duplicates. One that the viewer may not see is answered like one that does not
 * exist. Administrators see no more than others, since that would have to be recorded, and no visit is counted
 * (product.md §6.10).
 */
export function compareListings(
  deps: DisclosingDeps & Pick<ListingDeps, "db" | "clock">,
  { viewer, ids, language }: { viewer: Viewer; ids: readonly string[]; language: Language },
): Promise<Compared[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const reader = asMember(viewer);
  const unique = [...new Set(ids)];
  return Promise.all(
    unique.map(async (id) => {
      const listing = await findProperty(db, id);
      const isVisible = listing !== undefined && maySeeListing({ viewer: reader, listing, now });
      if (!isVisible) return { id, property: null };
      const wanted = { viewer: reader, listing, place: "comparison" as const, views: null, now, language };
      return { id, property: await discloseProperty(deps, wanted) };
    }),
  );
}
