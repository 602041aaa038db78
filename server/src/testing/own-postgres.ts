import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, openCluster } from "../platform/database/cluster.ts";
import { readProgramsVersion } from "../platform/database/cluster-versions.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** Where Debian's packages install the programs of each major version. */
const FOLDER = "/usr/lib/postgresql";

function findPrograms(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const versions = readdirSync(FOLDER).toSorted((one, other) => Number(one) - Number(other));
  return versions.map((version) => join(FOLDER, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

/** The oldest PostgreSQL on this machine; undefined if its package is not installed. */
export const OWN_POSTGRES = findPrograms();

/** Whether it is of an earlier major version than the embedded one. */
export async function isOlder(folder: string): Promise<boolean> {
  const dataDir = makeDataDir();
  const { binaries } = await openCluster(dataDir, { name: "postgres" });
  return readProgramsVersion({ ...binaries, initdb: join(folder, "initdb") }) < readProgramsVersion(binaries);
}

/** A data directory that the database's account may enter. */
export function makeDataDir(): string {
  const dataDir = makeTemporaryFolder("own");
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** An empty cluster created with the machine's own PostgreSQL, not running yet. */
export async function createOwnCluster(
  dataDir: string,
  { programs, settings = {} }: { programs: string; settings?: Readonly<Record<string, string>> },
): Promise<Cluster> {
  const binaries = { initdb: join(programs, "initdb"), pgCtl: join(programs, "pg_ctl") };
  const cluster: Cluster = { ...(await openCluster(dataDir, { name: "postgres", settings })), binaries };
  const passwordFile = join(dataDir, "superuser");
  writeFileSync(passwordFile, cluster.passwords.superuser, { mode: 0o644 });
  const options = ["--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const texts = ["--encoding=UTF8", "--locale=C.UTF-8"];
  runProgram(cluster, [binaries.initdb, "-D", cluster.folder, ...options, ...texts, "--no-sync"]);
  return cluster;
}

/** Runs a PostgreSQL program under its account. */
export function runProgram({ runAs, passwords }: Cluster, [program, ...args]: readonly [string, ...string[]]): void {
  const env = { ...process.env, PGPASSWORD: passwords.superuser };
  execFileSync(program, args, { ...runAs, cwd: "/", stdio: "pipe", env });
}
