import { type FileHandle, open } from "node:fs/promises";
import type { Message } from "@vestpocket/domain/shared/text";
import { Failure } from "./http/failure.ts";
import { findPdfStart, PDF_HEAD_BYTES, trimPdf } from "./pdf-ends.ts";
import { findArchiveKind } from "./word-archives.ts";

const MEDIA_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

type Extension = keyof typeof MEDIA_TYPES;

export interface AcceptedDocument {
  readonly extension: Extension;
  readonly mediaType: string;
  /** As it is stored. */
  readonly bytes: number;
  /** False for a PDF without an end marker, which must be opened to know whether it is whole. */
  readonly hasEnd: boolean;
}

const COMPOUND_HEAD = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** The stream that identifies a compound file as a Word document. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
/** A storage that every Word document with macros contains. */
const MACRO_STORAGE = Buffer.from("_VBA_PROJECT", "utf16le");
const ARCHIVE_HEAD = Buffer.from("PK\u0003\u0004");

/**
 * Detects a document's type from its content: PDF, or .doc and .docx without macros. Of a PDF, the file keeps only what
 * belongs to it. Throws Failure (415) for anything else, with a separate message for documents with macros, which could
 * harm their readers.
 */
export async function acceptDocument({
  path,
  refusals: { field, wrongKind, macros },
}: {
  path: string;
  refusals: { readonly field: string; readonly wrongKind: Message; readonly macros: Message };
}): Promise<AcceptedDocument> {
  const file = await open(path, "r");
  try {
    const head = await readAt(file, { position: 0, length: PDF_HEAD_BYTES });
    const start = findPdfStart(head);
    const found = start === undefined ? await findKind(file, head) : "pdf";
    if (found === "macros") throw refuse(field, macros);
    if (found === undefined) throw refuse(field, wrongKind);
    const hasEnd = start === undefined || (await trimPdf(file, { path, start }));
    const { size: bytes } = await file.stat();
    return { extension: found, mediaType: MEDIA_TYPES[found], bytes, hasEnd };
  } finally {
    await file.close();
  }
}

const refuse = (field: string, text: Message): Failure =>
  new Failure({ status: 415, code: text.id, text, fields: { [field]: text } });

/** What a file other than a PDF is. */
async function findKind(file: FileHandle, head: Buffer): Promise<Extension | "macros" | undefined> {
  if (head.subarray(0, 8).equals(COMPOUND_HEAD)) {
    const contained = await listContained(file, [WORD_STREAM, MACRO_STORAGE]);
    if (!contained.has(WORD_STREAM)) return undefined;
    return contained.has(MACRO_STORAGE) ? "macros" : "doc";
  }
  if (!head.subarray(0, 4).equals(ARCHIVE_HEAD)) return undefined;
  const { size } = await file.stat();
  return findArchiveKind(file, size);
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
