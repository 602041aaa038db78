import type { Readable } from "node:stream";

/** Where files lie for good, by keys that we make ourselves: `folder/name.kind`, small letters, digits and hyphens. */
export interface FileStore {
  /** The file, streamed; undefined where there is none. Who reads it ends or destroys the stream. */
  read(key: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  write(key: string, content: Uint8Array): Promise<void>;
  /** Takes over the file at a path of this machine, which is there no longer afterwards or is the caller's to remove. */
  take(key: string, path: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** All files below a folder, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/u;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Throws for what is no key: it must not lead anywhere else. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}
