import { mayHaveCommitted } from "../database/database.ts";
import type { FileStore } from "./files.ts";

/** A file to store, and its current path. */
export interface Upload {
  readonly key: string;
  readonly path: string;
}

interface Storing<Result> {
  readonly uploads: readonly Upload[];
  /** Its transaction adds the rows that refer to the files. */
  readonly work: () => Promise<Result>;
}

/**
 * Stores files, then does `work`. Files are stored before the rows that refer to them: the sweep removes an orphaned
 * file, but nothing repairs a row without a file. If either fails, no file stays, unless the rows may have been
 * committed: then the sweep removes orphans.
 */
export async function storeFiles<Result>(
  { files }: { files: FileStore },
  { uploads, work }: Storing<Result>,
): Promise<Result> {
  const stored: string[] = [];
  try {
    for (const { key, path } of uploads) {
      stored.push(key);
      await files.take(key, path);
    }
    return await work();
  } catch (error) {
    if (!mayHaveCommitted(error)) for (const key of stored) await files.remove(key);
    throw error;
  }
}
