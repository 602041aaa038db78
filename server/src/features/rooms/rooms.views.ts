import type { OpenedDocument, Opening, RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { toMoment } from "../../platform/moment.ts";
import type { DocumentRow } from "./documents.queries.ts";
import type { OpeningRow } from "./openings.queries.ts";

/** A document, for an authorized reader. */
export function toRoomDocument({ addedAt, pageSizes, ...row }: DocumentRow): RoomDocument {
  const { id, folder, name, kind, bytes, audience, download } = row;
  return {
    ...{ id, folder, name, kind, bytes, audience, download },
    pages: pageSizes.length / 2,
    addedAt: toMoment(addedAt),
  };
}

export function toOpenedDocument({ document, isOwner }: { document: DocumentRow; isOwner: boolean }): OpenedDocument {
  const { listingId, pageSizes } = document;
  const ratios = pageSizes.flatMap((width, at) => (at % 2 === 0 ? [(pageSizes[at + 1] ?? width) / width] : []));
  return { ...toRoomDocument(document), listingId, isOwner, ratios };
}

export function toOpening(row: OpeningRow): Opening {
  const { pages, downloads, seconds } = row;
  return {
    reader: { id: row.readerId, name: row.readerName, email: row.readerEmail },
    document: { id: row.documentId, name: row.documentName, pages: row.documentPages },
    ...{ pages, downloads, seconds },
    lastAt: toMoment(new Date(row.lastAt)),
  };
}
