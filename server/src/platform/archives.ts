import type { FileHandle } from "node:fs/promises";

export interface ArchiveEntry {
  readonly name: string;
  /** As the archive says; nothing is unpacked to see whether it is true. */
  readonly unpackedBytes: number;
}

const END_SIGNATURE = Buffer.from("PK\u0005\u0006");
const END_BYTES = 22;
/** The end of a ZIP archive may be followed by a comment. */
const COMMENT_MAX = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const ENTRIES_MAX = 10_000;
const DIRECTORY_MAX_BYTES = 4_000_000;

/**
 * What the directory of a ZIP archive lists. Undefined where it has none, where that is not whole or larger than those of
 * documents, and for archives of more than 4 GB.
 */
export async function listArchiveEntries(file: FileHandle, size: number): Promise<readonly ArchiveEntry[] | undefined> {
  const tailBytes = Math.min(size, END_BYTES + COMMENT_MAX);
  const tail = await readWhole(file, size - tailBytes, tailBytes);
  const end = tail === undefined ? -1 : tail.lastIndexOf(END_SIGNATURE);
  if (tail === undefined || end < 0 || end + END_BYTES > tail.length) return undefined;

  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > ENTRIES_MAX || bytes > DIRECTORY_MAX_BYTES || start + bytes > size) return undefined;
  const directory = await readWhole(file, start, bytes);
  return directory === undefined ? undefined : readEntries(directory, count);
}

function readEntries(directory: Buffer, count: number): readonly ArchiveEntry[] | undefined {
  const entries: ArchiveEntry[] = [];
  let at = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = directory.readUInt16LE(at + 28);
    const next = at + ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return undefined;
    entries.push({
      name: directory.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      unpackedBytes: directory.readUInt32LE(at + 24),
    });
    at = next;
  }
  return entries;
}

async function readWhole(file: FileHandle, position: number, length: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : undefined;
}
