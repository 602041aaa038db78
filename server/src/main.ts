import cluster from "node:cluster";
import { type Closers, createClosers } from "./platform/closers.ts";
import { readConfig } from "./platform/config.ts";
import { createLogger, endOnUncaughtErrors, explainFailure } from "./platform/log/log.ts";
import { importDrizzleQuickly } from "./platform/quick-imports.ts";
import { describeServer } from "./platform/server-description.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import type { Serving } from "./serve-process.ts";

/**
 * Connections per process, including the payment sandbox's and those used at startup, when several processes share the
 * embedded database.
 */
const CONNECTIONS_EACH = 50;

/**
 * Starts the database, migrates it, calls `prepare`, then starts the server in this process or in several. Reports
 * progress to `report` and registers whatever it opens with `closers`; if a part does not start, everything opened is
 * closed. Throws ConfigError, DataDirectoryInUse, or that part's error. Returns the address it listens on.
 */
export async function startServer(options: Serving): Promise<string> {
  const { config, closers, log, report } = options;
  importDrizzleQuickly();
  report(describeServer(config));
  for (const warning of config.warnings) log.warn(warning);
  try {
    closers.add("tracing", await startTracing(process.env));
    const isGroup = config.webConcurrency > 1 && config.role !== "worker" && cluster.isPrimary;
    const [database, serve] = await Promise.all([findDatabase(options), isGroup ? loadGroup() : loadProcess()]);
    const [{ migrateDatabase }, { explainMigrationFailure }] = await loadDatabaseTools();
    await migrateDatabase(database.ownerUrl, { report }).catch((error: unknown) => {
      throw explainMigrationFailure(error, config);
    });
    return await serve(options, database);
  } catch (error) {
    // The error of the start says what is wrong; one of the end may only follow from it.
    await closers.closeAll().catch((err: unknown) => log.error({ err }, "what was opened could not be closed"));
    throw error;
  }
}

const loadDatabaseTools = () =>
  Promise.all([import("./platform/database/migrate.ts"), import("./platform/database/named-databases.ts")]);
// Most of the server's code is loaded while the database starts.
const loadProcess = async () => (await import("./serve-process.ts")).serveProcess;
const loadGroup = async () => (await import("./serve-group.ts")).serveGroup;

/** The operator's own database if set, otherwise the embedded one. */
async function findDatabase({ config, log, report, closers }: Serving): Promise<{ url: string; ownerUrl: string }> {
  const { databaseUrl: url, migrationDatabaseUrl: ownerUrl } = config;
  if (url !== undefined && ownerUrl !== undefined) {
    const [, { listNamedDatabases, requireDatabases }] = await loadDatabaseTools();
    await requireDatabases(listNamedDatabases(config));
    return { url, ownerUrl };
  }
  const { startEmbeddedDatabase } = await import("./platform/database/embedded.ts");
  const settings = { max_connections: String(CONNECTIONS_EACH * (config.webConcurrency + 1)) };
  return closers.open({
    name: "the database",
    open: () => startEmbeddedDatabase(config.dataDir, { log, report, settings }),
    close: (database) => database.stop(),
  });
}

/** A terminal sends Ctrl-C to this process and to npm, which may pass it on. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Closes everything at the first Ctrl-C or SIGTERM, or when the terminal closes, even during startup. A second signal
 * ends the process at once.
 */
export function closeOnSignal(closers: Closers, report: (progress: string) => void): void {
  let since: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (since !== undefined && now - since > SAME_SIGNAL_MS) process.exit(1);
    if (since !== undefined) return;
    since = now;
    report("Stopping");
    closers.closeAll().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explainFailure(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  // A terminal signals the whole process group; the first process stops the others.
  if (cluster.isWorker) {
    for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
    return;
  }
  process.on("SIGINT", onSignal);
  // nohup, which lets the process outlive its terminal, redirects its output.
  if (process.stdout.isTTY || process.stderr.isTTY) process.on("SIGHUP", onSignal);
}

if (import.meta.main) {
  endOnUncaughtErrors();
  try {
    const config = readConfig(process.env);
    const log = createLogger(config.logLevel);
    const report = (progress: string) => log.info(progress);
    const closers = createClosers();
    closeOnSignal(closers, report);
    await startServer({ config, log, report, closers });
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(1);
  }
}
