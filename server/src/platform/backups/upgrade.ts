import { existsSync, globSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CLUSTER, type Cluster, NEXT_CLUSTER, openCluster, toUrls } from "../database/cluster.ts";
import { createCluster, findRunningPort, startPostgres, stopPostgres } from "../database/cluster-process.ts";
import { createRoles } from "../database/cluster-roles.ts";
import { readClusterVersion, readProgramsVersion } from "../database/cluster-versions.ts";
import { lockDataDirectory } from "../database/data-directory-lock.ts";
import { reachBinaries } from "../database/postgres-binaries.ts";
import type { FileStore } from "../files/files.ts";
import { Refusal } from "../refusal.ts";
import { writeBackup } from "./backup.ts";
import { makeKeyPair } from "./backup-keys.ts";
import { restoreBackup } from "./restore.ts";

export interface UpgradeInput {
  readonly dataDir: string;
  /** The folder of the PostgreSQL programs that created the database. */
  readonly from: string | undefined;
  readonly files: FileStore;
  readonly now: Date;
  readonly report: (progress: string) => void;
  /** Throws unless the upgraded database at this URL, of the server's role, is sound. */
  verify(url: string): Promise<void>;
}

interface Upgraded {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  /** The folder of the old database. */
  readonly kept: string;
}

/**
 * Moves the embedded database to this release's major version of PostgreSQL: copies every row into a new cluster,
 * compares them, and only then replaces the old cluster, which is kept. Can be rerun if interrupted at any point.
 * Throws Refusal.
 */
export async function upgradeEmbeddedDatabase(input: UpgradeInput): Promise<Upgraded> {
  const { dataDir, from, report } = input;
  const paths = { current: join(dataDir, CLUSTER), next: join(dataDir, NEXT_CLUSTER) };
  if (!existsSync(paths.current)) {
    if (!existsSync(paths.next)) throw new Refusal(`There is no embedded database in ${dataDir}.`);
    renameSync(paths.next, paths.current);
    throw new Refusal("An interrupted upgrade was whole and is now in place: start the server.");
  }
  discard(paths.next);
  const { binaries: bundled, ...files } = await openCluster(dataDir, { name: CLUSTER });
  const version = readClusterVersion(files) ?? 0;
  const target = readProgramsVersion(bundled);
  if (version === target) throw new Refusal(`The database is of PostgreSQL ${target} already: there is nothing to do.`);
  const old: Cluster = { ...files, binaries: reachBinaries(findPrograms(from, version), files.runAs) };
  const kept = toKept(dataDir, version);
  if (existsSync(kept)) throw new Refusal(`${kept} is in the way: confirm the earlier upgrade, or move it.`);

  report(`Starting PostgreSQL ${version}`);
  const port = (await findRunningPort(old)) ?? (await startPostgres(old));
  const keeper = await lockDataDirectory({ cluster: old, port });
  let rows: number;
  try {
    const next = await openCluster(dataDir, { name: NEXT_CLUSTER });
    rows = await copyInto(next, { ...input, source: toUrls({ cluster: old, port }).ownerUrl, target });
  } catch (error) {
    discard(paths.next);
    throw error;
  } finally {
    await keeper.end();
    await stopPostgres(old);
  }
  renameSync(paths.current, kept);
  renameSync(paths.next, paths.current);
  return { from: version, to: target, rows, kept };
}

/** Removes the databases that upgrades kept, and returns their folder names. */
export function confirmUpgrade(dataDir: string): string[] {
  const kept = globSync(`${CLUSTER}-[0-9]*`, { cwd: dataDir });
  for (const name of kept) discard(join(dataDir, name));
  return kept;
}

const toKept = (dataDir: string, version: number) => join(dataDir, `${CLUSTER}-${version}`);

function findPrograms(folder: string | undefined, version: number): Cluster["binaries"] {
  if (folder === undefined) {
    throw new Refusal(
      `The database is of PostgreSQL ${version}. Name the folder of its programs: --from /usr/lib/postgresql/${version}/bin`,
    );
  }
  const binaries = { initdb: join(folder, "initdb"), pgCtl: join(folder, "pg_ctl") };
  if (!existsSync(binaries.initdb) || readProgramsVersion(binaries) !== version) {
    throw new Refusal(`${folder} does not hold the programs of PostgreSQL ${version}.`);
  }
  return binaries;
}

/** Fills a new cluster with all of the source's rows and stops it. Returns the number of rows. */
async function copyInto(
  next: Cluster,
  { dataDir, files, now, report, verify, source, target }: UpgradeInput & { source: string; target: number },
): Promise<number> {
  report(`Creating a database of PostgreSQL ${target}`);
  await createCluster(next);
  const port = await startPostgres(next);
  const path = join(dataDir, "upgrade.backup");
  try {
    await createRoles({ cluster: next, port });
    const { url, ownerUrl } = toUrls({ cluster: next, port });
    const { recipient, identity } = await makeKeyPair();
    rmSync(path, { force: true });
    // Files stay where they are: only rows move.
    const store = { files, listFiles: async () => [], secret: "", keptSecret: undefined };
    const { tables } = await writeBackup({ path, lock: { recipient }, ownerUrl: source, ...store, now, report });
    await restoreBackup({
      path,
      key: { identity },
      ownerUrl,
      files,
      secret: undefined,
      keepSecret: () => undefined,
      report,
    });
    report("Checking");
    await verify(url);
    return Object.values(tables).reduce((total, table) => total + table.rows, 0);
  } finally {
    rmSync(path, { force: true });
    await stopPostgres(next);
  }
}

/** Removes a cluster that may be elsewhere, behind a link. */
function discard(folder: string): void {
  if (!existsSync(folder)) return;
  rmSync(realpathSync(folder), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
