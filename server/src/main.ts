import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { requireNoDemoAccounts } from "./features/accounts/accounts.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { startEmbeddedDatabase } from "./platform/database/embedded.ts";
import { migrateDatabase } from "./platform/database/migrate.ts";
import { createJobs } from "./platform/jobs.ts";
import { createLogger, endOnUncaughtErrors, explainFailure } from "./platform/log/log.ts";
import { verifyAccount } from "./platform/payments/account.ts";
import { createPayments } from "./platform/payments/payments.ts";
import { openSandbox } from "./platform/payments/sandbox.ts";
import { reportScanning } from "./platform/scanning/scanner.ts";

export interface RunningServer {
  readonly config: Config;
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts the database, migrates it, calls `prepare`, then starts the server. `report` receives the progress.
 * Throws ConfigError, DataDirectoryInUse, or the error of the part that did not start.
 */
export async function startServer(options: {
  config: Config;
  log: Logger;
  report: (progress: string) => void;
  prepare?: (database: { db: Database; ownerUrl: string }) => Promise<void>;
}): Promise<RunningServer> {
  const { config, log, report } = options;
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  try {
    let url = config.databaseUrl;
    let ownerUrl = config.migrationDatabaseUrl;
    if (url === undefined || ownerUrl === undefined) {
      const embedded = await startEmbeddedDatabase(config.dataDir, { log, report });
      closers.push(() => embedded.stop());
      ({ url, ownerUrl } = embedded);
    }
    report("Migrating the database");
    await migrateDatabase(ownerUrl);
    const db = openDatabase({ url, log });
    closers.push(() => db.close());
    await options.prepare?.({ db, ownerUrl });
    if (!config.isPrivate) await requireNoDemoAccounts(db);
    let settings = config.payments;
    let sandboxUrl: string | undefined;
    if (settings === undefined) {
      const sandbox = await openSandbox(config, ownerUrl);
      closers.push(() => sandbox.close());
      ({ settings, url: sandboxUrl } = sandbox);
    }
    const payments = createPayments(settings);
    await verifyAccount(payments, log);
    const jobs = createJobs({ url, log });
    closers.push(() => jobs.stop());
    await jobs.start();
    const app = await buildApp({ config, log, db, clock: systemClock, payments, sandboxUrl, jobs, hasSite: true });
    closers.push(() => app.close());
    await jobs.unscheduleOthers();
    reportScanning(config, log);
    const address = await app.listen({ host: config.host, port: config.port });
    return { config, address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Closes the server at the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function closeOnSignal(server: RunningServer, report: (progress: string) => void): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    report("Stopping");
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explainFailure(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}

if (import.meta.main) {
  endOnUncaughtErrors();
  try {
    const config = readConfig(process.env);
    const log = createLogger(config.logLevel);
    const report = (progress: string) => log.info(progress);
    const server = await startServer({ config, log, report });
    closeOnSignal(server, report);
    log.info(`listening on ${server.address}`);
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(1);
  }
}
