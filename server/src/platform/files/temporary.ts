import { opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** The result of a file operation, or undefined if the file is missing. */
export async function unlessMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** Removes what killed processes left in a folder before a given time. */
export async function removeOld(folder: string, before: Date): Promise<void> {
  const entries = await unlessMissing(opendir(folder));
  if (entries === undefined) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    const found = await unlessMissing(stat(path));
    if (found !== undefined && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
