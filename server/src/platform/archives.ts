import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const unpack = promisify(inflateRaw);

export interface ArchiveEntry {
  readonly name: string;
  /** As the archive claims; nothing is unpacked to verify it. */
  readonly unpackedBytes: number;
  readonly packedBytes: number;
  /** 0 if it is stored as it is, 8 if it is compressed. */
  readonly method: number;
  /** Where the entry starts in the archive. */
  readonly start: number;
}

interface DirectoryLocation {
  readonly count: number;
  readonly start: number;
  readonly bytes: number;
}

const END_SIGNATURE = Buffer.from("PK\u0005\u0006");
const END_BYTES = 22;
/** The end record may be followed by a comment. */
const COMMENT_MAX_BYTES = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const CONTENT_SIGNATURE = 0x04034b50;
const CONTENT_HEAD_BYTES = 30;
const STORED = 0;
const COMPRESSED = 8;
const ENTRIES_MAX = 10_000;
const DIRECTORY_MAX_BYTES = 4_000_000;

/**
 * The entries in a ZIP archive's directory. Undefined if the directory is missing, damaged, inconsistent or far larger
 * than a document's, and for archives over 4 GB. Decision 026 says why this is not a package.
 */
export async function listArchiveEntries(file: FileHandle, size: number): Promise<readonly ArchiveEntry[] | undefined> {
  const location = await findDirectory(file, size);
  if (location === undefined) return undefined;
  const directory = await readExactly(file, { position: location.start, length: location.bytes });
  return directory === undefined ? undefined : readEntries(directory, location.count);
}

/** An entry's content; undefined if it is damaged or has more than `bytesMax` bytes, packed or unpacked. */
export async function readArchiveEntry(
  file: FileHandle,
  { start, packedBytes, method }: ArchiveEntry,
  bytesMax: number,
): Promise<Buffer | undefined> {
  if (packedBytes > bytesMax) return undefined;
  const head = await readExactly(file, { position: start, length: CONTENT_HEAD_BYTES });
  if (head?.readUInt32LE(0) !== CONTENT_SIGNATURE) return undefined;
  const position = start + CONTENT_HEAD_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await readExactly(file, { position, length: packedBytes });
  if (packed === undefined || method === STORED) return packed;
  if (method !== COMPRESSED) return undefined;
  return unpack(packed, { maxOutputLength: bytesMax }).catch(() => undefined);
}

async function findDirectory(file: FileHandle, size: number): Promise<DirectoryLocation | undefined> {
  const tailBytes = Math.min(size, END_BYTES + COMMENT_MAX_BYTES);
  const tail = await readExactly(file, { position: size - tailBytes, length: tailBytes });
  const end = tail === undefined ? -1 : tail.lastIndexOf(END_SIGNATURE);
  if (tail === undefined || end < 0 || end + END_BYTES > tail.length) return undefined;

  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  // Anything between the directory and the end record, or after it, could show other programs a different directory.
  const isOnlyDirectory =
    start + bytes === size - tail.length + end && end + END_BYTES + tail.readUInt16LE(end + 20) === tail.length;
  const isSmall = count <= ENTRIES_MAX && bytes <= DIRECTORY_MAX_BYTES;
  return isOnlyDirectory && isSmall ? { count, start, bytes } : undefined;
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
      packedBytes: directory.readUInt32LE(at + 20),
      method: directory.readUInt16LE(at + 10),
      start: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  // Programs that read to the end of the directory would see entries that the count omits.
  return at === directory.length ? entries : undefined;
}

async function readExactly(file: FileHandle, range: { position: number; length: number }): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(range.length), ...range });
  return bytesRead === range.length ? buffer : undefined;
}
