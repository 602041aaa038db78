import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, opendir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type FileStore, isKey, requireKey, type StoredFile } from "./files.ts";
import { removeOld, unlessMissing } from "./temporary.ts";

/** No key begins with a dot, so nothing in there is ever served or listed. */
const INCOMING = ".incoming";
const HALF_WRITTEN_MS = 60 * 60 * 1000;

/** Files in a folder, which processes may share. A file is there whole or not at all, also after the power was cut. */
export function openDiskStore(root: string): FileStore {
  const incoming = join(root, INCOMING);
  const pathOf = (key: string) => join(root, requireKey(key));

  async function moveIn(from: string, to: string): Promise<void> {
    await sync(from, "r+");
    const made = await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    await syncFolder(dirname(to));
    if (made !== undefined) await syncFolder(dirname(made));
  }

  /** Whoever removed a folder's last file may have removed the folder since it was made sure of: then once more. */
  async function moveInto(from: string, to: string): Promise<void> {
    if ((await unlessMissing(moveIn(from, to).then(() => true))) === undefined) await moveIn(from, to);
  }

  /** Removes a folder that has become empty, and those around it. */
  async function removeEmpty(folder: string): Promise<void> {
    for (let each = folder; each !== root; each = dirname(each)) {
      try {
        await rmdir(each);
      } catch {
        return;
      }
    }
  }

  /** What `fill` writes at the path it is given becomes the file. */
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
        if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
        // The store lies on another disk than what was sent.
        await place(to, (copy) => copyFile(path, copy));
        await rm(path, { force: true });
      }
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmpty(dirname(path));
    },

    async *list(folder) {
      await removeOld(incoming, new Date(Date.now() - HALF_WRITTEN_MS));
      yield* walk(root, folder);
    },
  };
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

/** Makes a new name in a folder last. Windows does not open folders; its file system keeps a journal of names. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform !== "win32") await sync(path, "r");
}
