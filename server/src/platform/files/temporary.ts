import { opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What a look at the file system finds; undefined where nothing is there (any more). */
export async function unlessMissing<T>(look: Promise<T>): Promise<T | undefined> {
  try {
    return await look;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** Removes what lies in a folder since before a time: left there by processes that were killed. */
export async function removeOld(folder: string, before: Date): Promise<void> {
  const entries = await unlessMissing(opendir(folder));
  if (entries === undefined) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    const found = await unlessMissing(stat(path));
    if (found !== undefined && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
