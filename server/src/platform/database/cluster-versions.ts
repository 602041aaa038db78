import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";
import type { Cluster } from "./cluster.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";

/** The major version that wrote a cluster's files; undefined if there are none yet. */
export function readClusterVersion({ folder }: Pick<Cluster, "folder">): number | undefined {
  const file = join(folder, "PG_VERSION");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
}

/** The major version of PostgreSQL's programs. */
export function readProgramsVersion({ initdb }: PostgresBinaries): number {
  const said = execFileSync(initdb, ["--version"], { encoding: "utf8" });
  return Number(/\(PostgreSQL\) (\d+)/u.exec(said)?.[1]);
}

/** Throws Refusal if the files' major version differs from the programs'. */
export function requireSameVersion(cluster: Cluster): void {
  const version = readClusterVersion(cluster);
  if (version === undefined) return;
  const programs = readProgramsVersion(cluster.binaries);
  if (version === programs) return;
  throw new Refusal(
    version < programs
      ? `The database is of PostgreSQL ${version}, and this version brings ${programs}: npm run upgrade -- --from <folder of the programs of ${version}>`
      : `The database is of PostgreSQL ${version}, newer than the ${programs} of this version.`,
  );
}
