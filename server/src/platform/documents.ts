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
/** The stream that identifies a compound file as a Word document. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
/** A storage that every Word document with macros contains. */
const MACRO_STORAGE = Buffer.from("_VBA_PROJECT", "utf16le");
const ARCHIVE_HEAD = Buffer.from("PK\u0003\u0004");
/** No real document of 20 MB unpacks to this much; a larger one was made to fill disks. */
const UNPACKED_MAX_BYTES = 300_000_000;

/**
 * Detects a document's type from its content: PDF, or .doc and .docx without macros. Nothing is unpacked. Throws
 * Failure (415) for anything else, with a separate message for documents with macros, which could harm their readers.
 */
export async function getDocumentType({
  path,
  refusals: { field, wrongKind, macros },
}: {
  path: string;
  refusals: { readonly field: string; readonly wrongKind: Message; readonly macros: Message };
}): Promise<DocumentType> {
  const file = await open(path, "r");
  try {
    const found = await findKind(file);
    if (found === "macros") throw refuse(field, macros);
    if (found === undefined) throw refuse(field, wrongKind);
    return { extension: found, mediaType: MEDIA_TYPES[found] };
  } finally {
    await file.close();
  }
}

const refuse = (field: string, text: Message): Failure =>
  new Failure({ status: 415, code: text.id, text, fields: { [field]: text } });

/** What a file can be other than an accepted document. */
type Kind = DocumentType["extension"] | "macros" | undefined;

async function findKind(file: FileHandle): Promise<Kind> {
  const { size } = await file.stat();
  const head = await readAt(file, { position: 0, length: 8 });
  if (head.subarray(0, 5).equals(PDF_HEAD)) {
    const tail = await readAt(file, { position: Math.max(0, size - PDF_TAIL_BYTES), length: PDF_TAIL_BYTES });
    return tail.includes(PDF_END) ? "pdf" : undefined;
  }
  if (head.equals(COMPOUND_HEAD)) {
    const contained = await listContained(file, [WORD_STREAM, MACRO_STORAGE]);
    if (!contained.has(WORD_STREAM)) return undefined;
    return contained.has(MACRO_STORAGE) ? "macros" : "doc";
  }
  return head.subarray(0, 4).equals(ARCHIVE_HEAD) ? findArchiveKind(file, size) : undefined;
}

async function findArchiveKind(file: FileHandle, size: number): Promise<Kind> {
  const entries = await listArchiveEntries(file, size);
  if (entries === undefined) return undefined;
  const names = new Set(entries.map(({ name }) => name));
  const isWord =
    names.has("[Content_Types].xml") &&
    names.has("word/document.xml") &&
    !entries.some(({ name }) => isUnsafePath(name)) &&
    entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) <= UNPACKED_MAX_BYTES;
  if (!isWord) return undefined;
  return entries.some(({ name }) => /vbaProject\.bin$/iu.test(name)) ? "macros" : "docx";
}

/** Whether a name could escape from the folder an archive is unpacked in. */
function isUnsafePath(name: string): boolean {
  return /^[/\\]|\\|^[a-z]:|(^|\/)\.\.(\/|$)|\0/iu.test(name);
}

async function readAt(file: FileHandle, range: { position: number; length: number }): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(range.length), ...range });
  return buffer.subarray(0, bytesRead);
}

/** Which of these markers a file contains. Reads it once, in chunks. */
async function listContained(file: FileHandle, sought: readonly Buffer[]): Promise<ReadonlySet<Buffer>> {
  const found = new Set<Buffer>();
  const longest = Math.max(...sought.map(({ length }) => length));
  let rest = Buffer.alloc(0);
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
    const piece = Buffer.concat([rest, chunk as Buffer]);
    for (const bytes of sought) if (piece.includes(bytes)) found.add(bytes);
    rest = piece.subarray(-longest);
  }
  return found;
}
