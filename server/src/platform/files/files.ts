import type { Readable } from "node:stream";

/** Permanent storage for files. Keys are generated: `folder/name.kind`, of lowercase letters, digits and hyphens. */
export interface FileStore {
  /** The file as a stream, or undefined if there is none. The caller reads the stream to its end or destroys it. */
  read(key: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  write(key: string, content: Uint8Array): Promise<void>;
  /** Moves the file at a local path into the store; if this fails, the caller removes it. */
  take(key: string, path: string): Promise<void>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** All files below a folder, in no particular order. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Throws if files cannot be stored right now. */
  check(): Promise<void>;
}

export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/u;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Throws unless the text is a key, so that no path leads out of the store. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}
