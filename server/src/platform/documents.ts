import { type FileHandle, open } from "node:fs/promises";
import type { Message } from "@vestpocket/domain/shared/text";
import { listArchiveEntries } from "./archives.ts";
import { Failure } from "./http/failure.ts";

const MEDIA_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export interface DocumentType {
  readonly extension: keyof typeof MEDIA_TYPES;
  readonly mediaType: string;
}

const PDF_HEAD = Buffer.from("%PDF-");
const PDF_END = Buffer.from("%%EOF");
/** A PDF's end marker is within this many bytes of its end. */
const PDF_TAIL_BYTES = 2_048;
const COMPOUND_HEAD = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** The stream that makes a compound file a Word document, as its directory names it. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const ARCHIVE_HEAD = Buffer.from("PK\u0003\u0004");
/** No real document of 20 MB unpacks to this much; a larger one was made to fill disks. */
const UNPACKED_MAX_BYTES = 300_000_000;

/**
 * The type of a document, detected from its content: PDF, .doc, or .docx without macros. Nothing is unpacked.
 * Throws Failure (415) for anything else.
 */
export async function getDocumentType({
  path,
  refusals: { field, wrongKind },
}: {
  path: string;
  refusals: { readonly field: string; readonly wrongKind: Message };
}): Promise<DocumentType> {
  const file = await open(path, "r");
  try {
    const extension = await findExtension(file);
    if (extension !== undefined) return { extension, mediaType: MEDIA_TYPES[extension] };
  } finally {
    await file.close();
  }
  throw new Failure({ status: 415, code: wrongKind.id, text: wrongKind, fields: { [field]: wrongKind } });
}

async function findExtension(file: FileHandle): Promise<DocumentType["extension"] | undefined> {
  const { size } = await file.stat();
  const head = await readAt(file, { position: 0, length: 8 });
  if (head.subarray(0, 5).equals(PDF_HEAD)) {
    const tail = await readAt(file, { position: Math.max(0, size - PDF_TAIL_BYTES), length: PDF_TAIL_BYTES });
    return tail.includes(PDF_END) ? "pdf" : undefined;
  }
  if (head.equals(COMPOUND_HEAD)) return (await contains(file, WORD_STREAM)) ? "doc" : undefined;
  if (head.subarray(0, 4).equals(ARCHIVE_HEAD)) return (await isWordArchive(file, size)) ? "docx" : undefined;
  return undefined;
}

async function isWordArchive(file: FileHandle, size: number): Promise<boolean> {
  const entries = await listArchiveEntries(file, size);
  if (entries === undefined) return false;
  const names = new Set(entries.map(({ name }) => name));
  return (
    names.has("[Content_Types].xml") &&
    names.has("word/document.xml") &&
    !entries.some(({ name }) => /vbaProject\.bin$/iu.test(name) || isUnsafePath(name)) &&
    entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) <= UNPACKED_MAX_BYTES
  );
}

/** Whether a name could lead out of the folder an archive is unpacked in. */
function isUnsafePath(name: string): boolean {
  return /^[/\\]|\\|^[a-z]:|(^|\/)\.\.(\/|$)|\0/iu.test(name);
}

async function readAt(file: FileHandle, range: { position: number; length: number }): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(range.length), ...range });
  return buffer.subarray(0, bytesRead);
}

/** Whether a file contains some bytes. Reads it in chunks. */
async function contains(file: FileHandle, bytes: Buffer): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    const piece = Buffer.concat([rest, chunk as Buffer]);
    if (piece.includes(bytes)) return true;
    rest = piece.subarray(-bytes.length);
  }
  return false;
}
