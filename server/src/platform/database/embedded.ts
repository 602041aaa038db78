import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { type Cluster, findCluster, hasCluster, toUrls } from "./cluster.ts";
import { createCluster, findRunningPort, hasPidFile, startPostgres, stopPostgres } from "./cluster-process.ts";
import { createRoles } from "./cluster-roles.ts";
import { requireSameVersion } from "./cluster-versions.ts";
import { lockDataDirectory } from "./data-directory-lock.ts";

export interface EmbeddedDatabase {
  /** For the server: reads and writes rows, cannot change the schema. */
  readonly url: string;
  /** For migrations: owns the database. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/** How long a killed database's processes may take to exit; until then no new one can start. */
const ENDED_WITHIN_MS = 15_000;
const RETRY_MS = 200;

interface StartOptions {
  readonly log: Logger;
  readonly report: (progress: string) => void;
  /** PostgreSQL settings that override ours; a test database, for instance, need not survive a power failure. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL in the data directory, or adopts the one left running by a killed server, and locks the directory
 * for this process. On first use, creates the cluster, the database and the roles. Throws DataDirectoryInUse if another
 * server holds the directory.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { log, report, settings }: StartOptions,
): Promise<EmbeddedDatabase> {
  const cluster = await findCluster(dataDir, settings);
  const port = await startOrTakeOver(cluster, report);
  const keeper = await lockDataDirectory({ cluster, port });
  await createRoles({ cluster, port });
  const { end } = keepRunning({ cluster, port, keeper, log });
  return {
    ...toUrls({ cluster, port }),
    stop: async () => {
      const { isDown } = await end();
      await stopPostgres(cluster).catch((error) => {
        // If it could not be restarted, there may be none.
        if (!isDown) throw error;
      });
    },
  };
}

async function startOrTakeOver(cluster: Cluster, report: (progress: string) => void): Promise<number> {
  if (!existsSync(join(cluster.folder, "PG_VERSION"))) {
    report("Creating the database");
    await createCluster(cluster);
  }
  const running = await findRunningPort(cluster);
  if (running !== undefined) {
    report("Taking over the database that is already running");
    return running;
  }
  requireSameVersion(cluster);
  report("Starting the database");
  return startAfterKill(cluster);
}

/** Starts PostgreSQL, and retries while the processes of a killed one may still be exiting. */
async function startAfterKill(cluster: Cluster): Promise<number> {
  const until = performance.now() + ENDED_WITHIN_MS;
  for (;;) {
    const wasKilled = hasPidFile(cluster);
    try {
      return await startPostgres(cluster);
    } catch (error) {
      if (!wasKilled || performance.now() > until) throw error;
      await wait(RETRY_MS);
    }
  }
}

/** Restarts PostgreSQL on the same port whenever it exits unexpectedly, so that the connection pool finds it again. */
function keepRunning({
  cluster,
  port,
  keeper,
  log,
}: {
  cluster: Cluster;
  port: number;
  keeper: pg.Client;
  log: Logger;
}): { end(): Promise<{ isDown: boolean }> } {
  let isStopping = false;
  let isDown = false;
  let restarted = Promise.resolve();
  let current = watch(keeper);

  function watch(client: pg.Client): pg.Client {
    client.on("end", () => {
      if (!isStopping) restarted = restart();
    });
    return client;
  }

  async function restart(): Promise<void> {
    isDown = true;
    log.error("the database exited unexpectedly; restarting it");
    for (let delay = 100; !isStopping; delay = Math.min(delay * 2, 2_000)) {
      try {
        if ((await findRunningPort(cluster)) === undefined) await startPostgres(cluster, port);
        current = watch(await lockDataDirectory({ cluster, port }));
        isDown = false;
        log.info("the database is running again");
        return;
      } catch (error) {
        log.error({ err: error }, "could not restart the database; will retry");
        await wait(delay);
      }
    }
  }

  return {
    end: async () => {
      isStopping = true;
      // A database that is still starting would be left behind.
      await restarted;
      await current.end().catch(() => undefined);
      return { isDown };
    },
  };
}

/**
 * The data directory's database for a tool: shared with the running server, or started while the tool runs. Undefined
 * if there is none yet.
 */
export async function borrowEmbeddedDatabase(
  dataDir: string,
  { log }: { log: Logger },
): Promise<EmbeddedDatabase | undefined> {
  if (!hasCluster(dataDir)) return undefined;
  const cluster = await findCluster(dataDir);
  const port = await findRunningPort(cluster);
  if (port === undefined) return startEmbeddedDatabase(dataDir, { log, report: () => undefined });
  return { ...toUrls({ cluster, port }), stop: async () => undefined };
}
