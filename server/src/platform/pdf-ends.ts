import { type FileHandle, readFile, writeFile } from "node:fs/promises";

const HEAD = Buffer.from("%PDF-");
const END = Buffer.from("%%EOF");
/** Readers look for the header this far into a file. */
const BEFORE_MAX_BYTES = 1_024;
/** Marks, white space, a protocol's header: what programs leave before a PDF is text. Archives and pictures are not. */
const TEXT = /^[\t\n\f\r\x20-\x7e\x80-\xff]*$/u;
/** What a PDF consists of: after the last end marker, it means that the file was cut off. */
const STRUCTURE = ["endobj", "endstream", "startxref"];
/** How much of the end is read to see that nothing follows the end marker. */
const TAIL_BYTES = 64;

/** Where a PDF starts in a file, in bytes; undefined if it is none. */
export function findPdfStart(head: Buffer): number | undefined {
  const start = head.subarray(0, BEFORE_MAX_BYTES + HEAD.length).indexOf(HEAD);
  return start >= 0 && TEXT.test(head.toString("latin1", 0, start)) ? start : undefined;
}

/** How many bytes of a file must be read for `findPdfStart`. */
export const PDF_HEAD_BYTES = BEFORE_MAX_BYTES + HEAD.length;

/**
 * Removes what stands before and after a PDF in a file: a mark, a protocol's header, zeros, a web page. So a file that
 * is stored or served starts with the PDF. Returns whether it has an end; without one it may be cut off.
 */
export async function trimPdf(file: FileHandle, { path, start }: { path: string; start: number }): Promise<boolean> {
  const { size } = await file.stat();
  const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
  await file.read({ buffer: tail, position: size - tail.length });
  if (start === 0 && isEnd(tail)) return true;
  const content = await readFile(path);
  const end = findEnd(content);
  if (start > 0 || end !== undefined) await writeFile(path, content.subarray(start, end));
  return end !== undefined;
}

const isEnd = (tail: Buffer): boolean => /%%EOF\s*$/u.test(tail.toString("latin1"));

/** Where a PDF ends: after its last end marker and the line break that belongs to it. */
function findEnd(content: Buffer): number | undefined {
  const at = content.lastIndexOf(END);
  if (at < 0) return undefined;
  const rest = content.subarray(at + END.length);
  if (STRUCTURE.some((part) => rest.includes(part))) return undefined;
  const lineBreak = /^(?:\r\n?|\n)?/u.exec(rest.toString("latin1", 0, 2))?.[0] ?? "";
  return at + END.length + lineBreak.length;
}
