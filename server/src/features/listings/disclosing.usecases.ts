import { toRevealedTo } from "@vestpocket/domain/access/reveals.rules";
import type { RevealPlace } from "@vestpocket/domain/access/reveals.terms";
import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { type Disclosed, disclose, isAllOpen } from "@vestpocket/domain/disclosure/disclosing.rules";
import { DOCUMENT_KEY, PHOTOS_KEY } from "@vestpocket/domain/disclosure/disclosure.fields";
import { reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { isSecret } from "@vestpocket/domain/disclosure/levels.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ListingDeps } from "./listings.deps.ts";
import type { PropertyRow } from "./listings.queries.ts";
import { toProperty } from "./listings.views.ts";

interface DisclosedReading {
  readonly viewer: Viewer;
  readonly listing: PropertyRow;
  readonly place: RevealPlace;
  readonly views: number | null;
  readonly now: Date;
  readonly language: Language;
}

export type DisclosingDeps = Pick<ListingDeps, "findReader" | "findNeeds" | "findWayIn" | "noteReveal" | "links">;

type Reader = Awaited<ReturnType<ListingDeps["findReader"]>>;
const OWNER: Reader = { audience: "granted", inspection: null };
const MEMBER: Reader = { audience: "member", inspection: null };

const toChoices = ({ levels, bands, teaser, visitorCard, pictures }: PropertyRow) => {
  const of = (isThumbnail: boolean) => (pictures ?? []).filter(({ position }) => (position === 0) === isThumbnail);
  const [thumbnail] = of(true);
  return {
    ...{ levels, banded: Object.keys(bands), teaser, visitorCard },
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
  { viewer, listing, place, ...shown }: DisclosedReading,
): Promise<Property> {
  const { findReader, findNeeds, findWayIn, links } = deps;
  const isOwner = viewer.uid === listing.ownerId;
  const reader = isOwner ? OWNER : isAllOpen(listing) ? MEMBER : await findReader(viewer, listing);
  const choices = isOwner ? { ...toChoices(listing), ...toWayIn(await findWayIn(listing.id)) } : null;
  const property = discloseTo({ ...shown, listing, reader, uid: viewer.uid, choices, links, isAsked: true });
  if (!isOwner) note(deps, { viewer, place, property, reader });
  const { withheld } = property;
  if (!withheld.some(({ needs }) => reaches(needs, "nda"))) return property;
  const needed = await findNeeds(viewer, listing);
  return { ...property, withheld: withheld.map(({ key, needs }) => ({ key, needs: needed(needs) })) };
}

interface Disclosing
  extends Omit<DisclosedReading, "viewer" | "place">,
    Pick<Property, "choices">,
    Pick<DisclosingDeps, "links"> {
  readonly reader: Reader;
  /** The reader for whom links to restricted files are made. */
  readonly uid: string;
  /** Whether signing alone opens what signers read. If not, only its owner can. */
  readonly isAsked: boolean;
}

/** A listing's page as a reader of this audience gets it: in their own call, and in its owner's preview. */
export function discloseTo({ listing, reader, ...shown }: Disclosing): Property {
  const read = disclose(listing, reader.audience);
  return toProperty(reader.inspection === null ? read : withoutFiles(read, listing), shown);
}

interface Read extends Pick<DisclosedReading, "viewer" | "place"> {
  readonly property: Property;
  readonly reader: Reader;
}

function note({ noteReveal }: DisclosingDeps, { viewer, place, property, reader }: Read): void {
  const { id: listingId, revealed: keys } = property;
  if (keys.length === 0) return;
  const as = reader.inspection === null ? toRevealedTo(reader.audience) : "administrator";
  noteReveal({ accountId: viewer.uid, listingId, as, place, keys, reason: reader.inspection?.reason ?? "" });
}
