import { validateDocumentChange } from "@vestpocket/domain/rooms/changing.rules";
import type { DocumentChange } from "@vestpocket/domain/rooms/rooms.schema";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, Failure } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { type DocumentRow, findDocument, lockDocument, lockDocuments, updateDocument } from "./documents.queries.ts";
import type { RoomDeps } from "./rooms.deps.ts";
import { documentNotFound } from "./rooms.failures.ts";

interface OwnDocument {
  readonly viewer: Viewer;
  readonly id: string;
}

type ChangingDeps = Pick<RoomDeps, "db" | "clock" | "files" | "requireOwn" | "recordEvent" | "changeLimit">;

/**
 * Renames a document of the viewer's own listing, moves it to a folder, and sets who may read and save it. Throws
 * Failure: 400, 404, 429.
 */
export async function changeDocument(
  deps: ChangingDeps,
  { change, ...own }: OwnDocument & { change: DocumentChange },
): Promise<void> {
  const { kind, listingId } = await getOwn(deps, own);
  const problems = validateDocumentChange(change, kind);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  await requireWithinLimit(deps.changeLimit.take(listingId));
  const { audience, download } = change;
  await deps.db.transaction(async (tx) => {
    // Compared under the lock: otherwise what another call has just changed could be changed back without an event.
    const document = await getLocked(tx, own);
    if (audience !== document.audience || download !== document.download)
      await record(deps, tx, { own, document: { ...document, audience, download }, kind: "document_changed" });
    await updateDocument(tx, document.id, change);
  });
}

/** Moves a document before or after its neighbor in the folder; at the folder's end, it stays. */
export async function moveDocument(
  deps: ChangingDeps,
  { to, ...own }: OwnDocument & { to: "up" | "down" },
): Promise<void> {
  const { id, listingId } = await getOwn(deps, own);
  await deps.db.transaction(async (tx) => {
    const documents = await lockDocuments(tx, listingId);
    const folder = documents.find((each) => each.id === id)?.folder;
    const filed = documents.filter((each) => each.folder === folder);
    const at = filed.findIndex((each) => each.id === id);
    const [one, other] = [filed[at], filed[to === "up" ? at - 1 : at + 1]];
    if (one === undefined || other === undefined) return;
    await updateDocument(tx, one.id, { position: other.position });
    await updateDocument(tx, other.id, { position: one.position });
  });
}

/** Removes a document from the room, with its file; the listing's chain keeps its fingerprint. */
export async function withdrawDocument(deps: ChangingDeps, own: OwnDocument): Promise<void> {
  const { storageKey, listingId } = await getOwn(deps, own);
  await requireWithinLimit(deps.changeLimit.take(listingId));
  await deps.db.transaction(async (tx) => {
    const document = await getLocked(tx, own);
    await record(deps, tx, { own, document, kind: "document_withdrawn" });
    await updateDocument(tx, document.id, { withdrawnAt: deps.clock.now() });
  });
  await deps.files.remove(storageKey);
}

/**
 * To anyone else the error is the same as for a missing document: the listing's own error would reveal that there is
 * one.
 */
async function getOwn({ db, requireOwn }: ChangingDeps, { viewer, id }: OwnDocument): Promise<DocumentRow> {
  const document = isUuid(id) ? await findDocument(db, id) : undefined;
  if (document === undefined) throw documentNotFound();
  await requireOwn(viewer, document.listingId).catch((error: unknown) => {
    throw error instanceof Failure && error.status === 404 ? documentNotFound() : error;
  });
  return document;
}

/** The document as it is now, locked until the transaction ends. Throws Failure 404 if it was withdrawn meanwhile. */
async function getLocked(tx: Queryable, { id }: OwnDocument): Promise<DocumentRow> {
  const document = await lockDocument(tx, id);
  if (document === undefined) throw documentNotFound();
  return document;
}

interface Recorded {
  readonly own: OwnDocument;
  readonly document: DocumentRow;
  readonly kind: "document_changed" | "document_withdrawn";
}

async function record(
  { recordEvent }: ChangingDeps,
  tx: Queryable,
  { own, document: { id, listingId, sha256, audience, download }, kind }: Recorded,
): Promise<void> {
  const body = { documentId: id, sha256, audience, download };
  await recordEvent(tx, { room: listingId, kind, actorId: own.viewer.uid, body });
}
