import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where uploaded files lie, by keys that we make ourselves. */
export interface FileStore {
  /** The file's bytes; undefined where there is none. */
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, content: Uint8Array): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/u;

/** Files in a folder of the data directory. */
export function openFileStore(dataDir: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
    return join(dataDir, "files", key);
  };
  return {
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    async write(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
