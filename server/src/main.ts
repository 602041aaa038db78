import cluster from "node:cluster";
import { type Closers, createClosers } from "./platform/closers.ts";
import { readConfig } from "./platform/config.ts";
import { startEmbeddedDatabase } from "./platform/database/embedded.ts";
import { migrateDatabase } from "./platform/database/migrate.ts";
import { createLogger, endOnUncaughtErrors, explainFailure } from "./platform/log/log.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import { serveGroup } from "./serve-group.ts";
import { type Serving, serveProcess } from "./serve-process.ts";

/** Connections of each process, with those of the payment sandbox and of a start, when several share the embedded database. */
const CONNECTIONS_EACH = 50;

/**
 * Starts the database, migrates it, calls `prepare`, then starts the server: this process, or several. `report` receives the progress,
 * `closers` what was opened; if a part does not start, what was opened is closed. Throws ConfigError, DataDirectoryInUse, or the error of that
 * part. Returns the address that it listens on.
 */
export async function startServer(options: Serving): Promise<string> {
  const { config, closers, report } = options;
  try {
    closers.add(await startTracing(process.env));
    const database = await findDatabase(options);
    report("Migrating the database");
    await migrateDatabase(database.ownerUrl);
    const isGroup = config.webConcurrency > 1 && config.role !== "worker" && cluster.isPrimary;
    return await (isGroup ? serveGroup : serveProcess)(options, database);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** The operator's own database, or else the one in the data directory. */
async function findDatabase({ config, log, report, closers }: Serving): Promise<{ url: string; ownerUrl: string }> {
  const { databaseUrl: url, migrationDatabaseUrl: ownerUrl } = config;
  if (url !== undefined && ownerUrl !== undefined) return { url, ownerUrl };
  const settings = { max_connections: String(CONNECTIONS_EACH * (config.webConcurrency + 1)) };
  return closers.open(
    () => startEmbeddedDatabase(config.dataDir, { log, report, settings }),
    (database) => database.stop(),
  );
}

/** A terminal's Ctrl-C reaches the process and also npm, which may pass it on. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Closes everything at the first Ctrl-C, SIGTERM or end of the terminal, also while the server is still starting. A second signal ends the
 * process at once.
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
  // A terminal signals its whole group; the first process of several ends the others.
  if (cluster.isWorker) {
    for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
    return;
  }
  process.on("SIGINT", onSignal);
  // nohup, which has the process outlive its terminal, redirects what it prints.
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
    const address = await startServer({ config, log, report, closers });
    log.info(`listening on ${address}`);
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(1);
  }
}
