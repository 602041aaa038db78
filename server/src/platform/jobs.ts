import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Queryable } from "./database/database.ts";
import { JOBS_SCHEMA } from "./jobs-schema.ts";

/** A queue of jobs that carry `Data`. Whatever fails is tried again, each time later; a job that a killed process held, too. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** Times a job that failed is tried again; then `giveUp` is called. */
  readonly retries: number;
  /** Seconds until the first of them. */
  readonly firstRetry: number;
  /** Seconds between them at most. */
  readonly lastRetry: number;
  /** Jobs of this queue that are taken and done together. */
  readonly together: number;
  /** Throws where the job is to be tried again. It may run a second time although it succeeded. */
  work(data: Data): Promise<void>;
  /** The last try failed. */
  giveUp(data: Data): Promise<void>;
}

/** Something that is done at a time of day, by one of all processes. */
interface Schedule {
  readonly name: string;
  /** In UTC. */
  readonly cron: string;
  work(): Promise<void>;
}

export interface Jobs {
  /** Adds a job in the transaction of what causes it. Jobs begin in the order in which they were added, and run side by side. */
  send<Data extends object>(tx: Queryable, queue: string, data: Data): Promise<void>;
  /** Has a queue's jobs done by this process. */
  serve<Data extends object>(queue: Queue<Data>): Promise<void>;
  schedule(schedule: Schedule): Promise<void>;
  start(): Promise<void>;
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

/** A job whose process has not been heard from for that long is done by another. */
const SILENCE_SECONDS = 10;
const POLL_SECONDS = 2;
const DRAIN_MS = 15_000;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const CONNECTIONS = 3;

/** The job queue in the database at `url`, on connections of its own. Its tables are made by the migration. */
export function createJobs({ url, log }: { url: string; log: Logger }): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "vestpocket jobs",
    schema: JOBS_SCHEMA,
    max: CONNECTIONS,
    // The server's role cannot change the schema.
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: true,
    superviseIntervalSeconds: SILENCE_SECONDS,
    monitorIntervalSeconds: SILENCE_SECONDS,
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue could not do something; it will try again"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the job queue warns"));

  const polling = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };

  async function makeQueue(name: string, options: object): Promise<void> {
    const settings = { ...options, heartbeatSeconds: SILENCE_SECONDS, notify: true, deleteAfterSeconds: HOUR_SECONDS };
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
  }

  /** Each job ends by itself: one that fails takes none of its companions with it. The queue keeps nothing of why. */
  async function settle<Data extends object>(queue: Queue<Data>, { id, data }: Job<Data>): Promise<JobResult> {
    try {
      await queue.work(data);
      return { id, status: "completed" };
    } catch (error) {
      log.warn({ err: error, queue: queue.name, job: data }, "a job failed; it is tried again later");
      return { id, status: "failed" };
    }
  }

  return {
    async send(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) });
    },

    async serve<Data extends object>(queue: Queue<Data>) {
      const { name, retries, firstRetry, lastRetry, together } = queue;
      const lost = `${name}.lost`;
      await makeQueue(lost, { retryLimit: 1_000, retryDelay: 60, retentionSeconds: 30 * DAY_SECONDS });
      await makeQueue(name, {
        retryLimit: retries,
        retryDelay: firstRetry,
        retryBackoff: true,
        retryDelayMax: lastRetry,
        deadLetter: lost,
        retentionSeconds: 30 * DAY_SECONDS,
      });
      await boss.work<Data>(
        name,
        // Full hands mean that there is more: the next are taken at once. While one waits for a slow carrier, the other goes on.
        { ...polling, localConcurrency: 2, batchSize: together, burstWhenBatchFull: true, perJobResults: true },
        (jobs: Job<Data>[]) => Promise.all(jobs.map((job) => settle(queue, job))),
      );
      await boss.work<Data>(lost, polling, async (jobs) => {
        for (const job of jobs) await queue.giveUp(job.data);
      });
    },

    async schedule({ name, cron, work }) {
      await makeQueue(name, { retryLimit: 5, retryDelay: 60, retentionSeconds: DAY_SECONDS });
      await boss.work(name, polling, () => work());
      await boss.schedule(name, cron);
    },

    async start() {
      await boss.start();
    },
    async stop() {
      await boss.stop({ timeout: DRAIN_MS });
    },
  };
}
