import type { FileStore } from "./files.ts";

/** Of some keys, those that a row refers to. */
export type ListUsedKeys = (keys: readonly string[]) => Promise<Iterable<string>>;

/** A file is stored before the row that refers to it; younger ones may still get theirs. */
const GRACE_MS = 60 * 60 * 1000;
const PAGE = 500;

/**
 * Removes stored files that no row refers to and that are older than an hour: what was replaced or deleted, and what a
 * killed process stored for nothing. `folders` says for each folder who knows its files; no other folder is touched.
 * `now` is compared with the storage's own times. Gives the number of files removed.
 */
export async function sweepFiles(parts: {
  files: FileStore;
  folders: Readonly<Record<string, ListUsedKeys>>;
  now: Date;
}): Promise<number> {
  const { files, now } = parts;
  const before = new Date(now.getTime() - GRACE_MS);
  let removed = 0;

  for (const [folder, listUsedKeys] of Object.entries(parts.folders)) {
    const sweepPage = async (keys: readonly string[]) => {
      const used = new Set(await listUsedKeys(keys));
      for (const key of keys.filter((each) => !used.has(each))) {
        await files.remove(key);
        removed += 1;
      }
    };
    const page: string[] = [];
    for await (const { key, modifiedAt } of files.list(folder)) {
      if (modifiedAt >= before) continue;
      page.push(key);
      if (page.length === PAGE) await sweepPage(page.splice(0));
    }
    if (page.length > 0) await sweepPage(page);
  }
  return removed;
}
