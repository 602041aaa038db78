import { randomUUID } from "node:crypto";
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { type FileStore, isKey, requireKey, type StoredFile } from "./files.ts";
import { removeOld, unlessMissing } from "./temporary.ts";

/** Keys never start with a dot, so files in this folder are never served or listed. */
const INCOMING = ".incoming";
/** Half-written files older than this were left by a killed process. */
const ABANDONED_MS = HOUR_MS;

/**
 * Files in a folder that several processes may share. A file exists whole or not at all, even after a power failure.
 */
export function openDiskStore(root: string): FileStore {
  const incoming = join(root, INCOMING);
  const pathOf = (key: string) => join(root, requireKey(key));

  /** Stores the file that `fill` writes to the path it is given. */
  async function place(to: string, fill: (path: string) => Promise<void>): Promise<void> {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    const path = join(incoming, randomUUID());
    try {
      await fill(path);
      await moveInto(path, to);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  return {
    async read(key) {
      const file = await unlessMissing(open(pathOf(key), "r"));
      if (file === undefined) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), bytes: size };
    },

    write: (key, content) => place(pathOf(key), (path) => writeFile(path, content, { flag: "wx", mode: 0o600 })),

    async take(key, path) {
      const to = pathOf(key);
      try {
        await moveInto(path, to);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        // Node reports the same error if a folder cannot be created on a read-only disk; this tells them apart.
        if (code === "ENOENT") await access(root, constants.W_OK);
        if (code !== "EXDEV") throw error;
        // The upload is on another disk than the store.
        await place(to, (copy) => copyFile(path, copy));
        await rm(path, { force: true });
      }
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmpty(dirname(path), root);
    },

    async check() {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await access(incoming, constants.W_OK);
    },

    async *list(folder) {
      await removeOld(incoming, new Date(Date.now() - ABANDONED_MS));
      yield* walk(root, folder);
    },
  };
}

async function moveIn(from: string, to: string): Promise<void> {
  await sync(from, "r+");
  const made = await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await syncFolder(dirname(to));
  if (made !== undefined) await syncFolder(dirname(made));
}

/** Retried once: another process may remove the empty folder between creating it and moving the file in. */
async function moveInto(from: string, to: string): Promise<void> {
  if ((await unlessMissing(moveIn(from, to).then(() => true))) === undefined) await moveIn(from, to);
}

/** Removes an empty folder, and any parents that become empty. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  for (let each = folder; each !== root; each = dirname(each)) {
    try {
      await rmdir(each);
    } catch {
      return;
    }
  }
}

async function* walk(root: string, folder: string): AsyncIterable<StoredFile> {
  const entries = await unlessMissing(opendir(join(root, folder)));
  if (entries === undefined) return;
  for await (const entry of entries) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, key);
    else if (entry.isFile() && isKey(key)) {
      const found = await unlessMissing(stat(join(root, key)));
      if (found !== undefined) yield { key, modifiedAt: found.mtime };
    }
  }
}

async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Flushes a folder, so that new names in it survive a power failure. Windows cannot open folders and needs no flush.
 */
async function syncFolder(path: string): Promise<void> {
  if (process.platform !== "win32") await sync(path, "r");
}
