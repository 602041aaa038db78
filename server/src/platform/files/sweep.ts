import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import type { Logger } from "pino";
import type { Queryable } from "../database/database.ts";
import type { Jobs } from "../jobs.ts";
import type { FileStore } from "./files.ts";

/** A folder of the store, and how to tell which of its files are in use. */
interface FileFolder {
  readonly folder: string;
  /** Returns the given keys that a row refers to. */
  listUsed(db: Queryable, keys: readonly string[]): Promise<Iterable<string>>;
}

/** Adds a folder to the hourly sweep, which removes unused files. */
export type SweepFolder = (folder: FileFolder) => void;

/** A file is stored before the row that refers to it, so a recent file may still get its row. */
const GRACE_MS = HOUR_MS;
const PAGE = 500;

interface SweepDeps {
  readonly db: Queryable;
  readonly files: FileStore;
  readonly jobs: Jobs | undefined;
  readonly log: Logger;
}

/** Sweeps the folders that features add, every hour. */
export async function createFileSweep({ db, files, jobs, log }: SweepDeps): Promise<SweepFolder> {
  const folders: FileFolder[] = [];
  await jobs?.schedule({
    name: "files.sweep",
    cron: "40 * * * *",
    work: async (signal) => {
      // The system's time, since file times use it too.
      const removed = await sweepFiles({ db, files, folders, now: new Date(), signal });
      if (removed > 0) log.info({ removed }, "removed unused files");
    },
  });
  return (folder) => void folders.push(folder);
}

interface Sweep extends Pick<SweepDeps, "db" | "files"> {
  readonly folders: readonly FileFolder[];
  /** Compared with the storage's own times. */
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Removes stored files older than an hour that no row refers to: replaced or deleted files, and those left behind by
 * killed processes. Other folders are not touched. Returns the number of files removed. Throws once `signal` aborts.
 */
export async function sweepFiles({ folders, ...sweep }: Sweep): Promise<number> {
  let removed = 0;
  for (const folder of folders) removed += await sweepOne(folder, sweep);
  return removed;
}

async function sweepOne({ folder, listUsed }: FileFolder, sweep: Omit<Sweep, "folders">): Promise<number> {
  const { db, files, now, signal } = sweep;
  const before = new Date(now.getTime() - GRACE_MS);
  let removed = 0;
  const sweepPage = async (keys: readonly string[]) => {
    const used = new Set(await listUsed(db, keys));
    for (const key of keys.filter((each) => !used.has(each))) {
      signal?.throwIfAborted();
      await files.remove(key);
      removed += 1;
    }
  };
  const page: string[] = [];
  for await (const { key, modifiedAt } of files.list(folder)) {
    signal?.throwIfAborted();
    if (modifiedAt >= before) continue;
    page.push(key);
    if (page.length === PAGE) await sweepPage(page.splice(0));
  }
  if (page.length > 0) await sweepPage(page);
  return removed;
}
