import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { extract, pack } from "tar-stream";
import { Refusal } from "../refusal.ts";
import { type BackupKey, type BackupLock, createDecrypter, createEncrypter } from "./backup-keys.ts";

/** A backup that cannot be read: it was made with another key, truncated or altered. */
export class UnreadableBackup extends Refusal {}

export interface ArchiveWriter {
  /** Adds one entry; `bytes` is its exact length. */
  add(name: string, content: { readonly stream: Readable; readonly bytes: number }): Promise<void>;
}

export interface ArchiveEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** An entry as the archive reader returns it. */
interface TarEntry extends AsyncIterable<Uint8Array> {
  readonly header: { readonly name: string };
}

/**
 * Writes a new file: an archive (tar), compressed (zstd) and encrypted (age). Keeps only a small part of it in memory
 * at a time.
 */
export async function writeArchive(
  path: string,
  { lock, fill }: { lock: BackupLock; fill(archive: ArchiveWriter): Promise<void> },
): Promise<void> {
  const tar = pack();
  const compressor = createZstdCompress();
  const compressing = pipeline(tar, compressor);
  const encrypted = await createEncrypter(lock).encrypt(Readable.toWeb(compressor));
  const writing = pipeline(
    Readable.fromWeb(encrypted as ReadableStream),
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
  const written = Promise.all([compressing, writing]);
  // If the disk is full, writing fails, and the code that fills the archive would wait forever.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  const add: ArchiveWriter["add"] = (name, { stream, bytes }) => {
    const entry = tar.entry({ name, size: bytes, mode: 0o600 });
    return Promise.race([pipeline(stream, entry), failed]);
  };
  try {
    await fill({ add });
    tar.finalize();
    await written;
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

/** The archive's entries in order; each is read to its end before the next. Throws UnreadableBackup. */
export async function* readArchive(path: string, key: BackupKey): AsyncGenerator<ArchiveEntry> {
  const entries = explainFailures(openArchive(path, key));
  for await (const entry of entries) yield { name: entry.header.name, content: explainFailures(entry) };
}

async function* openArchive(path: string, key: BackupKey): AsyncGenerator<TarEntry> {
  const file = Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream<Uint8Array>;
  const compressed = Readable.fromWeb((await createDecrypter(key).decrypt(file)) as ReadableStream);
  const tar = extract();
  const reading = pipeline(compressed, createZstdDecompress(), tar);
  reading.catch(() => undefined);
  yield* tar as AsyncIterable<TarEntry>;
  await reading;
}

async function* explainFailures<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (cause) {
    const message = "This backup cannot be read: the key is another one, or the file was cut off or changed.";
    throw new UnreadableBackup(message, { cause });
  }
}
