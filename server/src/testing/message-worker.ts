import { pino } from "pino";
import { createRecordAudit } from "../features/audit/audit.usecases.ts";
import { createMessages } from "../features/messages/messages.usecases.ts";
import { systemClock } from "../platform/clock.ts";
import { readConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/database/database.ts";
import { createJobs } from "../platform/jobs.ts";

/** A process that only delivers messages, for tests that kill it. */
const config = readConfig(process.env);
const url = config.databaseUrl;
if (url === undefined) throw new Error("DATABASE_URL is not set");
const log = pino({ level: "silent" });
const jobs = createJobs({ url, log });
await jobs.start();
const messages = createMessages({
  db: openDatabase(url, log),
  clock: systemClock,
  config,
  log,
  recordAudit: createRecordAudit(systemClock),
});
await messages.work(jobs);
