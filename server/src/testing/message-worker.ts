import { pino } from "pino";
import { startDelivery } from "../features/messages/delivery.jobs.ts";
import { createMessageDeps } from "../features/messages/messages.deps.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/database/database.ts";
import { createJobs } from "../platform/jobs.ts";
import { PATIENCE_MS } from "./patience.ts";
import { SHARED_PDF_THREAD } from "./shared-pdf-thread.ts";

/** A process that only delivers messages, for tests that kill it. */
const config = readConfig(process.env);
const url = config.databaseUrl;
if (url === undefined) throw new Error("DATABASE_URL is not set");
const log = pino({ level: "silent" });
const jobs = createJobs({ url, log });
await jobs.start();
await startDelivery(
  createMessageDeps({
    db: openDatabase({ url, log, timeoutMs: PATIENCE_MS }),
    clock: systemClock,
    config,
    log,
    jobs,
    pdf: SHARED_PDF_THREAD,
  }),
  jobs,
);
