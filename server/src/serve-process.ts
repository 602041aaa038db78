import cluster from "node:cluster";
import type { Logger } from "pino";
import { systemClock } from "./platform/clock.ts";
import type { Closers } from "./platform/closers.ts";
import type { Config } from "./platform/config.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import { leave } from "./platform/http/draining.ts";
import { STARTED } from "./platform/processes/process-group.ts";

export interface Serving {
  readonly config: Config;
  readonly log: Logger;
  readonly report: (progress: string) => void;
  readonly closers: Closers;
  /** Receives the migrated database before anything uses it. */
  readonly prepare?: (database: { db: Database; ownerUrl: string }) => Promise<void>;
}

/** Makes this process do what its role says. Returns the address it listens on. */
export async function serveProcess(
  { config, log, closers, prepare }: Serving,
  { url, ownerUrl }: { url: string; ownerUrl: string },
): Promise<string> {
  const { buildApp, requireNoDemoAccounts, ...platform } = await loadAll();
  const db = openDatabase({ url, log, directUrl: config.directDatabaseUrl, replicaUrls: config.replicaUrls });
  closers.add("the database connections", () => db.close());
  await prepare?.({ db, ownerUrl });
  if (!config.isPrivate) await requireNoDemoAccounts(db);
  let settings = config.payments;
  let sandboxUrl: string | undefined;
  if (settings === undefined) {
    const sandbox = await platform.openSandbox(config, ownerUrl);
    closers.add("the payment sandbox", () => sandbox.close());
    ({ settings, url: sandboxUrl } = sandbox);
  }
  const payments = platform.createPayments(settings);
  await platform.verifyAccount(payments, log);
  const jobs = platform.createJobs({ url: config.directDatabaseUrl ?? url, log, isWorking: config.role !== "web" });
  closers.add("the job queue", () => jobs.stop());
  await jobs.start();
  const hasSite = config.role !== "worker";
  const app = await buildApp({ config, log, db, clock: systemClock, payments, sandboxUrl, jobs, hasSite });
  closers.add("the server", () => app.close());
  await jobs.unscheduleOthers();
  platform.reportScanning(config, log);
  // A group's port belongs to its processes that answer requests.
  const isSilent = cluster.isWorker && config.role === "worker";
  const address = isSilent ? "no port" : await app.listen({ host: config.host, port: config.port });
  if (!isSilent) closers.add("the port", () => leave(app, config));
  if (cluster.isWorker) process.send?.(STARTED);
  return address;
}

/**
 * This takes a second or two to load: only once the data directory is locked, so that a second server is rejected at
 * once.
 */
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
