import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../platform/database/embedded.ts";
import { migrateDatabase } from "../platform/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The shared cluster, for its superuser. Its database `vestpocket` is migrated and empty. */
    clusterUrl: string;
    /** The same database, for the server's role. */
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
  max_connections: "200",
};

const dataDir = mkdtempSync(join(tmpdir(), "vestpocket-cluster-"));
let embedded: EmbeddedDatabase | undefined;

/** Starts one PostgreSQL for the whole run; each test file copies its migrated database. */
export async function setup(project: TestProject): Promise<void> {
  // If the tests run as root, the database runs as another account, which has to enter this folder.
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
  project.provide("clusterUrl", url.href);
  project.provide("serverUrl", embedded.url);
}

export async function teardown(): Promise<void> {
  await embedded?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
