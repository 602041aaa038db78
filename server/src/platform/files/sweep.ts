import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import type { FileStore } from "./files.ts";

/** Returns those of the given keys that a row refers to. */
export type ListUsedKeys = (keys: readonly string[]) => Promise<Iterable<string>>;

/** A file is stored before the row that refers to it, so a young file may still get its row. */
const GRACE_MS = HOUR_MS;
const PAGE = 500;

/**
 * Removes stored files that no row refers to and that are older than an hour: replaced or deleted files, and those that a
 * killed process left behind. `folders` has one lookup per folder; other folders are not touched. `now` is compared with
 * the storage's own times. Returns the number of files removed.
 */
export async function sweepFiles(deps: {
  files: FileStore;
  folders: Readonly<Record<string, ListUsedKeys>>;
  now: Date;
}): Promise<number> {
  const { files, now } = deps;
  const before = new Date(now.getTime() - GRACE_MS);
  let removed = 0;

  for (const [folder, listUsedKeys] of Object.entries(deps.folders)) {
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
