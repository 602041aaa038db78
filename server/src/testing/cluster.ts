import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../platform/database/embedded.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The shared cluster, as its superuser. Its database `vestpocket` is migrated and empty. */
    clusterUrl: string;
    /** The same database, as the server's role. */
    serverUrl: string;
  }
}

/** The cluster is deleted after the run, so it need not survive a power failure. */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  shared_buffers: "256MB",
  // A worker may fill the pools of an app and of the payment sandbox.
  max_connections: String(50 * (availableParallelism() + 2)),
  // The passwords are random and live as long as the run; hashing them 4,096 times would only slow down each connection.
  scram_iterations: "1",
};

/** As shells report a program whose terminal was closed. */
const SIGHUP_CODE = 129;

const SHARED_MEMORY = "/dev/shm";
/** Far more than all databases of a run take together. */
const ROOM_BYTES = 2 ** 31;

const dataDir = mkdtempSync(join(findFolder(), "vestpocket-cluster-"));
let embedded: EmbeddedDatabase | undefined;

/** Starts one PostgreSQL for the whole run; each test file copies its migrated database. */
export async function setup(project: TestProject): Promise<void> {
  endAtExit();
  // If the tests run as root, the database runs under another account, which has to enter this folder.
  chmodSync(dataDir, 0o755);
  const log = pino({ level: "silent" });
  embedded = await startEmbeddedDatabase(dataDir, { log, report: () => undefined, settings });
  await migrateDatabase(embedded.ownerUrl);
  const { superuser } = JSON.parse(readFileSync(join(dataDir, "postgres-passwords.json"), "utf8")) as {
    superuser: string;
  };
  const url = new URL(embedded.url);
  url.username = "postgres";
  url.password = superuser;
  url.pathname = "/postgres";
  await rehashPassword(url.href, superuser);
  project.provide("clusterUrl", url.href);
  project.provide("serverUrl", embedded.url);
}

export async function teardown(): Promise<void> {
  await embedded?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Vitest ends at Ctrl-C without a teardown, and PostgreSQL would keep running. An exiting process cannot wait for it. */
function endAtExit(): void {
  process.once("SIGHUP", () => process.exit(SIGHUP_CODE));
  process.once("exit", () => {
    const pidFile = join(dataDir, "postgres/postmaster.pid");
    // An immediate shutdown: nothing in it is kept.
    if (existsSync(pidFile)) process.kill(Number.parseInt(readFileSync(pidFile, "utf8"), 10), "SIGQUIT");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** In memory if there is space: creating and dropping a database writes and syncs all its files. */
function findFolder(): string {
  if (!existsSync(SHARED_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ROOM_BYTES ? SHARED_MEMORY : tmpdir();
}

/** The superuser's password was hashed when the cluster was created, before the settings applied. */
async function rehashPassword(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER ROLE postgres PASSWORD ${pg.escapeLiteral(password)}`);
  await client.end();
}
