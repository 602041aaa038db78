import type { RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { toMoment } from "../../platform/moment.ts";
import type { DocumentRow } from "./documents.queries.ts";

/** A document, for somebody who may read it. */
export function toRoomDocument({ addedAt, pageSizes, ...row }: DocumentRow): RoomDocument {
  const { id, folder, name, kind, bytes, audience, download } = row;
  return {
    ...{ id, folder, name, kind, bytes, audience, download },
    pages: pageSizes.length / 2,
    addedAt: toMoment(addedAt),
  };
}
