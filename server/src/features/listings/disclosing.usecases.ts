import { disclose, isAllOpen, withoutAgreement } from "@vestpocket/domain/disclosure/disclosing.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ListingDeps } from "./listings.deps.ts";
import type { PropertyRow } from "./listings.queries.ts";
import { toProperty } from "./listings.views.ts";

interface Reading {
  readonly viewer: Viewer;
  readonly listing: PropertyRow;
  readonly views: number | null;
  readonly now: Date;
  readonly language: Language;
}

export type DisclosingDeps = Pick<ListingDeps, "findAudience" | "asksForAgreement" | "links">;

/** A listing's page as the viewer may read it; its owner reads everything, and what they decided about the others (product.md §5.9). */
export async function discloseProperty(
  { findAudience, asksForAgreement, links }: DisclosingDeps,
  { viewer, listing, ...shown }: Reading,
): Promise<Property> {
  const isOwner = viewer.uid === listing.ownerId;
  const audience = isOwner ? "granted" : isAllOpen(listing) ? "member" : await findAudience(viewer, listing);
  const choices = isOwner ? { levels: listing.levels, banded: Object.keys(listing.bands) } : null;
  const property = toProperty(disclose(listing, audience), { ...shown, choices, links });
  const { withheld } = property;
  if (!withheld.some(({ needs }) => needs === "nda") || (await asksForAgreement(listing.id))) return property;
  return { ...property, withheld: withoutAgreement(withheld) };
}
