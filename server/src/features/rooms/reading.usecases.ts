import { type Audience, reaches } from "@vestpocket/domain/disclosure/disclosure.terms";
import { shelve } from "@vestpocket/domain/rooms/rooms.rules";
import type { OpenedDocument, Opening, Room } from "@vestpocket/domain/rooms/rooms.schema";
import { validate as isUuid } from "uuid";
import { Failure } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { type DocumentRow, findDocument, listDocuments } from "./documents.queries.ts";
import { listOpeningsIn } from "./openings.queries.ts";
import type { RoomDeps } from "./rooms.deps.ts";
import { documentNotFound } from "./rooms.failures.ts";
import { toOpenedDocument, toOpening, toRoomDocument } from "./rooms.views.ts";

/** The maximum number of readers' documents, of the newest openings. */
const OPENINGS_MAX = 500;

interface RoomReader {
  readonly viewer: Viewer;
  readonly listingId: string;
}

type ReadingDeps = Pick<RoomDeps, "db" | "getVisible" | "findAudience">;

/** The room of a listing that the viewer may see, as they can currently read it. Throws Failure 404. */
export async function readRoom(
  deps: ReadingDeps & Pick<RoomDeps, "findNeeds">,
  { viewer, listingId }: RoomReader,
): Promise<Room> {
  const { ownerId, status, expiresAt } = await deps.getVisible(viewer, listingId);
  const audience = await deps.findAudience(viewer, { id: listingId, ownerId });
  const shelves = shelve(await listDocuments(deps.db, listingId), audience);
  const isRestricted = shelves.some(({ needs }) => needs !== null && reaches(needs, "nda"));
  const needed = isRestricted ? await deps.findNeeds(viewer, { id: listingId, status, expiresAt }) : undefined;
  return {
    isOwner: ownerId === viewer.uid,
    audience,
    shelves: shelves.map(({ needs, documents, ...shelf }) => ({
      ...shelf,
      documents: documents.map(toRoomDocument),
      needs: (needs && needed?.(needs)) ?? needs,
    })),
  };
}

export interface Readable {
  readonly document: DocumentRow;
  readonly isOwner: boolean;
  /** The audience the viewer reads it as. */
  readonly audience: Audience;
}

/**
 * A document that the viewer can currently read: checked on every request, so that a revocation takes effect at once.
 * Throws Failure 404.
 */
export async function getReadable(
  deps: ReadingDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<Readable> {
  const document = isUuid(id) ? await findDocument(deps.db, id) : undefined;
  if (document === undefined) throw documentNotFound();
  const { listingId } = document;
  const listing = await deps.getVisible(viewer, listingId).catch((error: unknown) => {
    // A listing that they may not see must look the same as a document that they may not read.
    throw error instanceof Failure && error.status === 404 ? documentNotFound() : error;
  });
  const audience = await deps.findAudience(viewer, { id: listingId, ownerId: listing.ownerId });
  if (!reaches(audience, document.audience)) throw documentNotFound();
  return { document, isOwner: listing.ownerId === viewer.uid, audience };
}

export async function openDocument(deps: ReadingDeps, wanted: { viewer: Viewer; id: string }): Promise<OpenedDocument> {
  return toOpenedDocument(await getReadable(deps, wanted));
}

/** Who opened what in the viewer's own listing. Throws Failure 404 for someone else's. */
export async function listOpenings(
  { db, requireOwn }: Pick<RoomDeps, "db" | "requireOwn">,
  { viewer, listingId }: RoomReader,
): Promise<Opening[]> {
  await requireOwn(viewer, listingId);
  return (await listOpeningsIn(db, { listingId, limit: OPENINGS_MAX })).map(toOpening);
}
