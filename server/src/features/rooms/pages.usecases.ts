import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { toRevealedTo } from "@vestpocket/domain/access/reveals.rules";
import { PAGE_TEXT_MAX } from "@vestpocket/domain/rooms/rooms.terms";
import { notFound, signInNeeded } from "../../platform/http/failure.ts";
import { drawMarkedPage, drawMarkedPdf, readPdfText } from "../../platform/pages/pages.ts";
import { toPlainText } from "../../platform/pages/plain-text.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { TookTooMuch } from "../../platform/worker-process.ts";
import type { DocumentRow } from "./documents.queries.ts";
import { addSeconds, recordOpening } from "./openings.queries.ts";
import { getReadable, type Readable as ReadableDocument } from "./reading.usecases.ts";
import type { RoomDeps } from "./rooms.deps.ts";
import { documentNotFound, downloadRefused, pageTooComplex } from "./rooms.failures.ts";

/** Marks a download, instead of a page number. */
const DOWNLOAD = 0;

interface OneDocument {
  readonly viewer: Viewer;
  readonly id: string;
}

interface OnePage extends OneDocument {
  /** As in the URL. */
  readonly page: string;
}

/**
 * A page as the viewer sees it, with their marks; their opening is recorded before they get it. Throws Failure 404,
 * 422, 429.
 */
export async function readPage(deps: RoomDeps, { width, ...wanted }: OnePage & { width: number }): Promise<Uint8Array> {
  return drawPage(deps, { ...(await openPage(deps, wanted)), width });
}

/**
 * A page's text for readers who cannot see its picture, ending with the viewer's visible mark; their opening is
 * recorded before they get it. Empty if the page has none. Throws Failure 404, 422, 429.
 */
export async function readPageText(deps: RoomDeps, wanted: OnePage): Promise<string> {
  const { uid, document, page } = await openPage(deps, wanted);
  if (document.kind !== "pdf") return "";
  const read = () => readPdfText({ load: () => loadFile(deps, document), page });
  const text = toPlainText(await unlessSlow(deps, { document, task: `text ${page}` }, read));
  if (text === "") return "";
  const { label } = await findMark(deps, { uid, listingId: document.listingId });
  return `${text.slice(0, PAGE_TEXT_MAX - label.length - 2)}\n\n${label}`;
}

/** A page that the viewer opens now. */
async function openPage(deps: RoomDeps, { page: number, ...wanted }: OnePage): Promise<Omit<WantedPage, "width">> {
  const readable = await getReadable(deps, wanted);
  const { document } = readable;
  const page = /^[1-9]\d{0,2}$/u.test(number) ? Number(number) : 0;
  if (page < 1 || page > document.pageSizes.length / 2) throw documentNotFound();
  const { uid } = wanted.viewer;
  await requireWithinLimit(deps.pageLimit.take(uid));
  await record(deps, readable, { uid, page });
  return { uid, document, page };
}

/**
 * Records what a reader opened: each page in the room's own list, and documents that members cannot read in the log of
 * all readings.
 */
async function record(
  { db, clock, noteReveal }: RoomDeps,
  { document, isOwner, audience }: ReadableDocument,
  { uid, page }: { uid: string; page: number },
): Promise<void> {
  if (isOwner) return;
  const { id: documentId, listingId } = document;
  await recordOpening(db, { documentId, uid, page, at: clock.now() });
  if (document.audience === "member") return;
  noteReveal({ accountId: uid, listingId, as: toRevealedTo(audience), place: "room", keys: [documentId], reason: "" });
}

interface WantedPage {
  readonly uid: string;
  readonly document: DocumentRow;
  readonly page: number;
  readonly width: number;
}

async function drawPage(deps: RoomDeps, { uid, document, page, width }: WantedPage): Promise<Uint8Array> {
  const mark = await findMark(deps, { uid, listingId: document.listingId });
  const kind = document.kind === "picture" ? "picture" : "pdf";
  const draw = () =>
    drawMarkedPage({ key: document.storageKey, kind, page, width, mark, load: () => loadFile(deps, document) });
  return deps.pages([uid, document.id, page, width, mark.label].join(" "), () =>
    unlessSlow(deps, { document, task: `page ${page}` }, draw),
  );
}

/**
 * Only some pages are tried when a document is added. One that takes too long is not tried again soon, whoever asks.
 * Throws Failure 422.
 */
async function unlessSlow<Result>(
  { slowPages }: RoomDeps,
  { document, task }: { document: DocumentRow; task: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `${document.storageKey} ${task}`;
  if (slowPages.has(key)) throw pageTooComplex(document.name);
  return work().catch((error: unknown) => {
    if (!(error instanceof TookTooMuch)) throw error;
    slowPages.set(key, true);
    throw pageTooComplex(document.name);
  });
}

async function findMark(
  { db, clock, marks, findContact }: RoomDeps,
  { uid, listingId }: Omit<WantedPage, "document" | "page" | "width"> & { listingId: string },
) {
  const contact = await findContact(db, uid);
  if (contact === undefined) throw signInNeeded();
  return marks.toMark({ uid, email: contact.email, listingId, now: clock.now() });
}

async function loadFile(deps: RoomDeps, document: DocumentRow): Promise<Buffer> {
  return buffer((await openFile(deps, document)).stream);
}

async function openFile({ files }: RoomDeps, { storageKey }: DocumentRow) {
  const file = await files.read(storageKey);
  if (file === undefined) throw notFound();
  return file;
}

/** Adds to how long the viewer looked at an open page. Throws Failure 404 if they may no longer read it. */
export async function noteLook(
  deps: RoomDeps,
  { page, seconds, ...wanted }: OneDocument & { page: number; seconds: number },
): Promise<void> {
  const { document, isOwner } = await getReadable(deps, wanted);
  if (isOwner) return;
  const at = deps.clock.now();
  await addSeconds(deps.db, { documentId: document.id, uid: wanted.viewer.uid, page, at, seconds });
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".webp": "image/webp",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export interface DownloadedFile {
  readonly name: string;
  readonly extension: string;
  readonly mediaType: string;
  /** A stored file is sent as it is read, a stamped copy from memory. */
  readonly content: Uint8Array | Readable;
  readonly bytes: number;
}

interface Download extends OneDocument {
  /** Runs once the file has been sent, or its reader has hung up. */
  readonly whenSent: (work: () => void) => void;
}

/**
 * A document's file, with the viewer's marks unless the owner allows unmarked copies; the download is recorded. Throws
 * Failure 403, 404, 429 and Busy.
 */
export async function downloadDocument(deps: RoomDeps, { whenSent, ...wanted }: Download): Promise<DownloadedFile> {
  const readable = await getReadable(deps, wanted);
  const { document, isOwner } = readable;
  const { uid } = wanted.viewer;
  if (!isOwner && document.download === "never") throw downloadRefused();
  const isStamped = !isOwner && document.download === "stamped";
  // Before it is recorded: who is told to wait has downloaded nothing.
  if (isStamped) deps.holdCopy(uid, whenSent);
  await requireWithinLimit(deps.pageLimit.take(uid));
  await record(deps, readable, { uid, page: DOWNLOAD });
  if (isStamped) return stamp(deps, { uid, document });
  const [extension = ""] = /\.[a-z]+$/u.exec(document.storageKey) ?? [];
  const mediaType = MEDIA_TYPES[extension] ?? "application/octet-stream";
  const { stream, bytes } = await openFile(deps, document);
  return { name: document.name, extension, mediaType, content: stream, bytes };
}

async function stamp(deps: RoomDeps, { uid, document }: Pick<WantedPage, "uid" | "document">): Promise<DownloadedFile> {
  const { name, listingId, kind } = document;
  if (kind === "picture") {
    const content = await drawPage(deps, { uid, document, page: 1, width: document.pageSizes[0] ?? 1 });
    return { name, extension: ".jpg", mediaType: "image/jpeg", content, bytes: content.length };
  }
  const mark = await findMark(deps, { uid, listingId });
  const content = await drawMarkedPdf({ load: () => loadFile(deps, document), mark });
  return { name, extension: ".pdf", mediaType: "application/pdf", content, bytes: content.length };
}
