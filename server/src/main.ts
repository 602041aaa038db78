import type { Logger } from "pino";
import { systemClock } from "./platform/clock.ts";
import { type Closers, createClosers } from "./platform/closers.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { startEmbeddedDatabase } from "./platform/database/embedded.ts";
import { migrateDatabase } from "./platform/database/migrate.ts";
import { createLogger, endOnUncaughtErrors, explainFailure } from "./platform/log/log.ts";

export interface RunningServer {
  readonly config: Config;
  readonly address: string;
}

/**
 * Starts the database, migrates it, calls `prepare`, then starts the server. `report` receives the progress, `closers` what was opened; if a
 * part does not start, what was opened is closed. Throws ConfigError, DataDirectoryInUse, or the error of that part.
 */
export async function startServer(options: {
  config: Config;
  log: Logger;
  report: (progress: string) => void;
  closers: Closers;
  prepare?: (database: { db: Database; ownerUrl: string }) => Promise<void>;
}): Promise<RunningServer> {
  const { config, log, report, closers } = options;
  try {
    let url = config.databaseUrl;
    let ownerUrl = config.migrationDatabaseUrl;
    if (url === undefined || ownerUrl === undefined) {
      ({ url, ownerUrl } = await closers.open(
        () => startEmbeddedDatabase(config.dataDir, { log, report }),
        (database) => database.stop(),
      ));
    }
    const { buildApp, requireNoDemoAccounts, ...platform } = await loadAll();
    report("Migrating the database");
    await migrateDatabase(ownerUrl);
    const db = openDatabase({ url, log });
    closers.add(() => db.close());
    await options.prepare?.({ db, ownerUrl });
    if (!config.isPrivate) await requireNoDemoAccounts(db);
    let settings = config.payments;
    let sandboxUrl: string | undefined;
    if (settings === undefined) {
      const sandbox = await platform.openSandbox(config, ownerUrl);
      closers.add(() => sandbox.close());
      ({ settings, url: sandboxUrl } = sandbox);
    }
    const payments = platform.createPayments(settings);
    await platform.verifyAccount(payments, log);
    const jobs = platform.createJobs({ url, log });
    closers.add(() => jobs.stop());
    await jobs.start();
    const app = await buildApp({ config, log, db, clock: systemClock, payments, sandboxUrl, jobs, hasSite: true });
    closers.add(() => app.close());
    await jobs.unscheduleOthers();
    platform.reportScanning(config, log);
    const address = await app.listen({ host: config.host, port: config.port });
    return { config, address };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/** Everything else takes a second or two to load: only once the data directory is ours, so that a second server is refused at once. */
async function loadAll() {
  const [
    { buildApp },
    { requireNoDemoAccounts },
    { createJobs },
    { verifyAccount },
    { createPayments },
    { openSandbox },
    { reportScanning },
  ] = await Promise.all([
    import("./app.ts"),
    import("./features/accounts/accounts.ts"),
    import("./platform/jobs.ts"),
    import("./platform/payments/account.ts"),
    import("./platform/payments/payments.ts"),
    import("./platform/payments/sandbox.ts"),
    import("./platform/scanning/scanner.ts"),
  ]);
  return {
    buildApp,
    requireNoDemoAccounts,
    createJobs,
    verifyAccount,
    createPayments,
    openSandbox,
    reportScanning,
  };
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
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
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
    const server = await startServer({ config, log, report, closers });
    log.info(`listening on ${server.address}`);
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(1);
  }
}
