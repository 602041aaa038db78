import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { DOCUMENT_MESSAGES, pickDownload, toDocumentName } from "@vestpocket/domain/rooms/changing.rules";
import type { NewDocument, RoomDocument } from "@vestpocket/domain/rooms/rooms.schema";
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_PAGES_MAX,
  DOCUMENTS_MAX,
  type DocumentKind,
  PAGE_WIDTHS,
  ROOM_BYTES_MAX,
} from "@vestpocket/domain/rooms/rooms.terms";
import { withValues } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import { digestFile } from "../../platform/digest.ts";
import { acceptDocument } from "../../platform/documents.ts";
import { storeFiles } from "../../platform/files/store-files.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Remember } from "../../platform/idempotency/once.ts";
import type { RequestKey } from "../../platform/idempotency/request-key.ts";
import { inspectPdf } from "../../platform/pages/pages.ts";
import { resizePicture } from "../../platform/pictures.ts";
import { requireClean } from "../../platform/scanning/scanner.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { FileRules, UploadedFile, UploadedForm } from "../../platform/uploaded-form.ts";
import { type DocumentRow, findDocument, insertDocument, measureRoom } from "./documents.queries.ts";
import type { RoomDeps } from "./rooms.deps.ts";
import { documentNotFound, fileRefused } from "./rooms.failures.ts";
import { toRoomDocument } from "./rooms.views.ts";

export const ROOM_FILES: FileRules = {
  file: {
    filesMax: 1,
    bytesMax: DOCUMENT_BYTES_MAX,
    tooMany: DOCUMENT_MESSAGES.oneFile,
    tooLarge: DOCUMENT_MESSAGES.tooLarge,
  },
};

interface Addition {
  readonly viewer: Viewer;
  readonly listingId: string;
  readonly wanted: NewDocument;
  readonly form: UploadedForm;
}

/**
 * Adds a document to the room of the viewer's own listing, after it has been checked, scanned and found drawable. A repeat
 * with the same idempotency key adds nothing and returns the first one's document. Throws Failure.
 */
export async function addDocument(
  deps: RoomDeps,
  { requestKey, ...addition }: Addition & { readonly requestKey: RequestKey | null },
): Promise<RoomDocument> {
  const scope = `rooms.add ${addition.viewer.uid}`;
  const id = await deps.once.run({ scope, requestKey, work: (remember) => add(deps, { ...addition, remember }) });
  const row = await findDocument(deps.db, id);
  if (row === undefined) throw documentNotFound();
  return toRoomDocument(row);
}

/** Returns the document's id. */
async function add(
  deps: RoomDeps,
  { viewer, listingId, wanted, form, remember }: Addition & { readonly remember: Remember },
): Promise<string> {
  await requireWithinLimit(deps.changeLimit.take(listingId));
  const [file] = form.files;
  if (file === undefined) throw badFields({ file: DOCUMENT_MESSAGES.fileRequired });
  const { path, extension, ...prepared } = await prepareFile(deps, file);
  const storageKey = `rooms/${listingId}/${randomBytes(12).toString("hex")}.${extension}`;
  const { sha256, bytes } = await digestFile(path);
  const { folder, audience } = wanted;
  const row: Omit<DocumentRow, "position"> = {
    ...{ id: newId(), listingId, folder, audience, storageKey, sha256, bytes, ...prepared },
    name: toDocumentName(file.name),
    download: pickDownload(prepared.kind, wanted.download),
    addedAt: deps.clock.now(),
    withdrawnAt: null,
  };
  const work = () => insert(deps, { viewer, row, remember });
  await storeFiles(deps, { uploads: [{ key: storageKey, path }], work });
  return row.id;
}

interface Insertion {
  readonly viewer: Viewer;
  readonly row: Omit<DocumentRow, "position">;
  readonly remember: Remember;
}

async function insert({ db, recordEvent }: RoomDeps, { viewer, row, remember }: Insertion): Promise<void> {
  const { id, listingId, sha256, audience, download, bytes } = row;
  await db.transaction(async (tx) => {
    const body = { documentId: id, sha256, audience, download };
    await recordEvent(tx, { room: listingId, kind: "document_added", actorId: viewer.uid, body });
    const room = await measureRoom(tx, listingId);
    if (room.documents >= DOCUMENTS_MAX || room.bytes + bytes > ROOM_BYTES_MAX)
      throw fileRefused(422, DOCUMENT_MESSAGES.tooMany);
    await insertDocument(tx, { ...row, position: room.last + 1 });
    await remember(tx, id);
  });
}

interface Prepared {
  readonly kind: DocumentKind;
  readonly path: string;
  readonly extension: string;
  readonly pageSizes: number[];
}

async function prepareFile(deps: RoomDeps, { path, field, name }: UploadedFile): Promise<Prepared> {
  const { fileTypeFromFile } = await import("file-type");
  const type = await fileTypeFromFile(path);
  if (type?.mime.startsWith("image/")) return preparePicture(path);
  const { wrongKind, macros } = DOCUMENT_MESSAGES;
  const { extension } = await acceptDocument({ path, refusals: { field, wrongKind, macros } });
  await requireClean(deps, { path, field });
  if (extension !== "pdf") return { kind: "word", path, extension, pageSizes: [] };
  const pdf = { load: () => readFile(path), pagesMax: DOCUMENT_PAGES_MAX, widest: Math.max(...PAGE_WIDTHS) };
  const tooComplex = withValues(DOCUMENT_MESSAGES.tooComplex, { name: toDocumentName(name) });
  const pageSizes = await inspectPdf(pdf, { field, ...DOCUMENT_MESSAGES, tooComplex });
  if (pageSizes.length === 0) throw fileRefused(422, DOCUMENT_MESSAGES.unreadable);
  return { kind: "pdf", path, extension, pageSizes };
}

/** A picture is stored as drawn: upright, without camera metadata, no larger than a page is shown. */
async function preparePicture(path: string): Promise<Prepared> {
  const { wrongKind, unreadable, pictureTooLarge: tooLarge } = DOCUMENT_MESSAGES;
  const refusals = { field: "file", wrongKind, unreadable, tooLarge };
  const [resized] = await resizePicture({ path, widths: [Math.max(...PAGE_WIDTHS)], refusals });
  if (resized === undefined) throw fileRefused(422, unreadable);
  const { width, height } = resized;
  return { kind: "picture", path: resized.path, extension: "webp", pageSizes: [width, height] };
}
