import { toRevealedTo } from "@vestpocket/domain/access/reveals.rules";
import type { RevealPlace } from "@vestpocket/domain/access/reveals.terms";
import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { type Disclosed, disclose, isAllOpen, withoutAgreement } from "@vestpocket/domain/disclosure/disclosing.rules";
import { DOCUMENT_KEY, PHOTOS_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Viewer } from "../../platform/session/viewer.ts";
import { isOpenBySigning } from "./agreeing.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import type { PropertyRow } from "./listings.queries.ts";
import { toProperty } from "./listings.views.ts";

interface Reading {
  readonly viewer: Viewer;
  readonly listing: PropertyRow;
  readonly place: RevealPlace;
  readonly views: number | null;
  readonly now: Date;
  readonly language: Language;
}

export type DisclosingDeps = Pick<ListingDeps, "findReader" | "noteReveal" | "findWayIn" | "links">;

type Reader = Awaited<ReturnType<ListingDeps["findReader"]>>;
const OWNER: Reader = { audience: "granted", inspection: null };
const MEMBER: Reader = { audience: "member", inspection: null };

const toChoices = ({ levels, bands, teaser, pictures }: PropertyRow) => {
  const of = (isThumbnail: boolean) => (pictures ?? []).filter(({ position }) => (position === 0) === isThumbnail);
  const [thumbnail] = of(true);
  return {
    ...{ levels, banded: Object.keys(bands), teaser },
    pictures: { ...(thumbnail && { thumbnail: thumbnail.level }), photos: of(false).map(({ level }) => level) },
  };
};

const toWayIn = (wayIn: WayIn | undefined) => wayIn && { wayIn };

/** Administrators who read with a reason get no files: each is requested separately, without the reason. */
function withoutFiles(read: Disclosed<PropertyRow>, { levels }: PropertyRow): Disclosed<PropertyRow> {
  return {
    ...read,
    pictures: read.pictures?.filter(({ level }) => level === "member") ?? null,
    document: isSecret(DOCUMENT_KEY, levels) ? null : read.document,
    revealed: read.revealed.filter((key) => key !== DOCUMENT_KEY && key !== PHOTOS_KEY),
  };
}

/**
 * A listing's page as the viewer may read it; its owner reads everything, including what they decided about others
 * (product.md §5.9). When someone else reads what members cannot, it is logged for the owner (§16.1).
 */
export async function discloseProperty(
  deps: DisclosingDeps,
  { viewer, listing, place, ...shown }: Reading,
): Promise<Property> {
  const { findReader, findWayIn, links } = deps;
  const isOwner = viewer.uid === listing.ownerId;
  const reader = isOwner ? OWNER : isAllOpen(listing) ? MEMBER : await findReader(viewer, listing);
  const choices = isOwner ? { ...toChoices(listing), ...toWayIn(await findWayIn(listing.id)) } : null;
  const read = disclose(listing, reader.audience);
  const shownRow = reader.inspection === null ? read : withoutFiles(read, listing);
  const property = toProperty(shownRow, { ...shown, uid: viewer.uid, choices, links });
  if (!isOwner) note(deps, { viewer, place, property, reader });
  const { withheld } = property;
  if (!withheld.some(({ needs }) => needs === "nda") || (await isOpenBySigning(deps, listing.id))) return property;
  return { ...property, withheld: withoutAgreement(withheld) };
}

interface Read extends Pick<Reading, "viewer" | "place"> {
  readonly property: Property;
  readonly reader: Reader;
}

function note({ noteReveal }: DisclosingDeps, { viewer, place, property, reader }: Read): void {
  const { id: listingId, revealed: keys } = property;
  if (keys.length === 0) return;
  const as = reader.inspection === null ? toRevealedTo(reader.audience) : "administrator";
  noteReveal({ accountId: viewer.uid, listingId, as, place, keys, reason: reader.inspection?.reason ?? "" });
}
