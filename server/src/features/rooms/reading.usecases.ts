import { shelve } from "@vestpocket/domain/rooms/rooms.rules";
import type { Room } from "@vestpocket/domain/rooms/rooms.schema";
import type { Viewer } from "../../platform/session/viewer.ts";
import { listDocuments } from "./documents.queries.ts";
import type { RoomDeps } from "./rooms.deps.ts";
import { toRoomDocument } from "./rooms.views.ts";

interface Reading {
  readonly viewer: Viewer;
  readonly listingId: string;
}

/** The room of a listing that the viewer may see, as they may read it now. Throws Failure 404. */
export async function readRoom(deps: RoomDeps, { viewer, listingId }: Reading): Promise<Room> {
  const { ownerId } = await deps.getVisible(viewer, listingId);
  const audience = await deps.findAudience(viewer, { id: listingId, ownerId });
  const shelves = shelve(await listDocuments(deps.db, listingId), audience);
  return {
    isOwner: ownerId === viewer.uid,
    audience,
    shelves: shelves.map((shelf) => ({ ...shelf, documents: shelf.documents.map(toRoomDocument) })),
  };
}
