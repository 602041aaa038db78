import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { Viewer } from "./session/viewer.ts";

/** What it takes someone who is not the owner to read each level of a listing that they cannot read yet. */
export type FindNeeds = (
  viewer: Pick<Viewer, "uid">,
  listing: { readonly id: string; readonly status: ListingStatus; readonly expiresAt: Date | null },
) => Promise<(level: Audience) => Audience>;
