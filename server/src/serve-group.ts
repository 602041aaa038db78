import { fileURLToPath } from "node:url";
import { openDatabase } from "./platform/database/database.ts";
import { toHttpUrl } from "./platform/http-url.ts";
import { answerMetrics } from "./platform/processes/group-metrics.ts";
import { createProcessGroup } from "./platform/processes/process-group.ts";
import type { ProcessRole } from "./platform/processes/processes-settings.ts";
import type { Serving } from "./serve-process.ts";

const PROGRAM = fileURLToPath(new URL("main.ts", import.meta.url));

/**
 * Starts `WEB_CONCURRENCY` processes that answer requests on the port, and one more for jobs if this server runs them.
 * This process supervises them, and the embedded database. Returns the address they listen on.
 */
export async function serveGroup(
  { config, log, report, closers, prepare }: Serving,
  { url, ownerUrl }: { url: string; ownerUrl: string },
): Promise<string> {
  if (prepare !== undefined) {
    const db = openDatabase({ url, log, directUrl: config.directDatabaseUrl });
    await prepare({ db, ownerUrl }).finally(() => db.close());
  }
  const roles = [
    ...Array.from({ length: config.webConcurrency }, (): ProcessRole => "web"),
    ...(config.role === "all" ? (["worker"] as const) : []),
  ];
  report(`Starting ${roles.length} processes`);
  const environment = { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl, LOG_LEVEL: log.level };
  const group = createProcessGroup({ program: PROGRAM, environment, log, drainMs: config.drainMs });
  closers.add("the processes", () => group.end());
  answerMetrics();
  await group.start(roles);
  return toHttpUrl(config);
}
