import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { jobFailures } from "./counters.ts";
import { BoundedClient } from "./database/bounded-client.ts";
import { KEEP_ALIVE } from "./database/client.ts";
import type { Queryable } from "./database/database.ts";
import { clearFutureStamps, isAboutJump, requireDatabaseTime, steadyClock } from "./jobs-clock.ts";
import { JOBS_SCHEMA } from "./jobs-schema.ts";
import { type Cause, causedBy, findCause } from "./log/cause.ts";
import { inSpan } from "./tracing/tracing.ts";
import { within } from "./within.ts";

/** A queue of jobs with `Data`. A job that fails, or whose process is killed, is retried with a growing delay. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** How often a failed job is retried before `giveUp` is called. */
  readonly retries: number;
  /** Seconds before the first retry. */
  readonly firstRetry: number;
  /** The longest delay between retries, in seconds. */
  readonly lastRetry: number;
  /** How many jobs are fetched and run together. */
  readonly together: number;
  /**
   * Throws to have the job retried. May run again even after it succeeded. Long work stops when `signal` aborts because
   * the process is stopping.
   */
  work(data: Data, signal: AbortSignal): Promise<void>;
  /** Called after the last retry failed. */
  giveUp(data: Data): Promise<void>;
}

/** Scheduled work, done by one of the processes. */
interface Schedule {
  readonly name: string;
  /** In UTC. */
  readonly cron: string;
  /** Long work stops when `signal` aborts because the process is stopping. */
  work(signal: AbortSignal): Promise<void>;
}

interface NewJob {
  /** The transaction that adds the job: without the commit there is no job. */
  readonly tx: Queryable;
  readonly queue: string;
  readonly data: object;
}

export interface Jobs {
  /** Adds a job. Jobs start in the order they were added and run concurrently. */
  send(job: NewJob): Promise<void>;
  /** Creates a queue. A worker process starts to work on its jobs. */
  serve<Data extends object>(queue: Queue<Data>): Promise<void>;
  schedule(schedule: Schedule): Promise<void>;
  /** Deletes schedules that this process did not create: from an earlier version, since removed or renamed. */
  unscheduleOthers(): Promise<void>;
  start(): Promise<void>;
  /** Tells running jobs to stop, and waits for them. */
  stop(): Promise<void>;
}

/** A job whose process sends no heartbeat for this long is taken over by another. */
const HEARTBEAT_SECONDS = 10;
const POLL_SECONDS = 2;
/** For what no one waits for: a notification starts a schedule's job, and polling only its retry. */
const SLOW_POLL_SECONDS = 60;
const DRAIN_MS = 15_000;
/** How much longer the rest of stopping may take: a database that is gone does not even confirm that connections end. */
const END_MS = 5_000;
const CONNECTIONS = 3;
/** Nothing that the queue does takes half a minute, only a database that does not answer. */
const CONNECTION = { ...KEEP_ALIVE, query_timeout: 30_000, Client: BoundedClient };
/** How often the queue's clock and timestamps are compared with the database's clock. */
const CLOCK_CHECK_MS = MINUTE_MS;

const POLLING = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
const SLOW_POLLING = { ...POLLING, notifyPollingIntervalSeconds: SLOW_POLL_SECONDS };

interface JobsOptions {
  readonly url: string;
  readonly log: Logger;
  /** Whether this process runs jobs and schedules; otherwise it only adds jobs for others. */
  readonly isWorking?: boolean;
  /** How long running jobs may take to stop. */
  readonly drainMs?: number;
}

/** The job queue in the database at `url`, on its own connections. Migrations create its tables. */
export function createJobs({ url, log, isWorking = true, drainMs = DRAIN_MS }: JobsOptions): Jobs {
  const boss = new PgBoss({
    ...CONNECTION,
    connectionString: url,
    application_name: "vestpocket jobs",
    schema: JOBS_SCHEMA,
    max: CONNECTIONS,
    // The server's role may not change the schema.
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: isWorking,
    supervise: isWorking,
    schedule: isWorking,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    clock: steadyClock,
    clockMonitorIntervalSeconds: CLOCK_CHECK_MS / 1_000,
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue error; will retry"));
  const scheduled = new Set<string>();
  const stopping = new AbortController();
  const worker = { boss, log, signal: stopping.signal };
  let clockCheck: NodeJS.Timeout | undefined;
  boss.on("warning", ({ message }) => {
    if (!isAboutJump(message)) log.warn({ warning: message }, "job queue warning");
  });

  return {
    async send({ tx, queue, data }) {
      const cause = findCause();
      const caused: Caused<object> = cause === undefined ? data : { ...data, cause };
      await boss.send(queue, caused, { db: fromDrizzle(tx, sql) });
    },
    async serve(queue) {
      await createQueues(boss, queue);
      if (isWorking) await workOn(worker, queue);
    },
    async schedule({ name, cron, work }) {
      if (!isWorking) return;
      await createQueue(boss, { name, retryLimit: 5, retryDelay: 60, retentionSeconds: DAY_SECONDS });
      await boss.work(name, SLOW_POLLING, () => runSchedule(worker, { name, work }));
      await boss.schedule(name, cron, null, { missed: toMissed(cron) });
      scheduled.add(name);
    },
    async unscheduleOthers() {
      if (!isWorking) return;
      for (const { name } of await boss.getSchedules()) {
        if (!scheduled.has(name)) await boss.unschedule(name);
      }
    },
    async start() {
      await boss.start();
      if (!isWorking) return;
      await clearFutureStamps(boss.getDb(), log);
      clockCheck = setInterval(() => void clearFutureStamps(boss.getDb(), log), CLOCK_CHECK_MS);
    },
    async stop() {
      clearInterval(clockCheck);
      stopping.abort(new Error("the process is stopping"));
      await within(drainMs + END_MS, () => boss.stop({ timeout: drainMs }));
    },
  };
}

/** What came due while no worker ran is done once, by the next one; what is due every minute is due again anyway. */
const toMissed = (cron: string) => (cron.startsWith("* ") ? "skip" : "once");

type QueueOptions = NonNullable<Parameters<PgBoss["createQueue"]>[1]>;

async function createQueue(boss: PgBoss, { name, ...options }: QueueOptions & { name: string }): Promise<void> {
  const settings = { ...options, heartbeatSeconds: HEARTBEAT_SECONDS, notify: true, deleteAfterSeconds: HOUR_SECONDS };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

/** A job's data, and its cause. */
type Caused<Data extends object> = Data & { readonly cause?: Cause };

interface Worker {
  readonly boss: PgBoss;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

const lostOf = (queue: string) => `${queue}.lost`;

/** Jobs can only be added to existing queues, and a process that only adds them may be the first of a new version. */
async function createQueues<Data extends object>(boss: PgBoss, queue: Queue<Data>): Promise<void> {
  const { name, retries, firstRetry, lastRetry } = queue;
  const retentionSeconds = 30 * DAY_SECONDS;
  const lost = lostOf(name);
  await createQueue(boss, { name: lost, retryLimit: 1_000, retryDelay: 60, retentionSeconds });
  await createQueue(boss, {
    name,
    retryLimit: retries,
    retryDelay: firstRetry,
    retryBackoff: true,
    retryDelayMax: lastRetry,
    deadLetter: lost,
    retentionSeconds,
  });
}

async function workOn<Data extends object>(worker: Worker, queue: Queue<Data>): Promise<void> {
  const { boss } = worker;
  const { name, together } = queue;
  await boss.work<Caused<Data>>(
    name,
    // A full batch means more is waiting: fetch the next at once. Two workers, so that one slow batch does not stop the
    // queue.
    { ...POLLING, localConcurrency: 2, batchSize: together, burstWhenBatchFull: true, perJobResults: true },
    (jobs: Job<Caused<Data>>[]) => Promise.all(jobs.map((job) => runJob(worker, { queue, job }))),
  );
  await boss.work<Data>(lostOf(name), SLOW_POLLING, async (jobs) => {
    for (const job of jobs) await queue.giveUp(job.data);
  });
}

/** Runs one job of a batch; a failure does not affect the others. The reason is logged but not stored in the queue. */
async function runJob<Data extends object>(
  { log, signal }: Worker,
  { queue, job: { id, data } }: { queue: Queue<Data>; job: Job<Caused<Data>> },
): Promise<JobResult> {
  const work = async (): Promise<JobResult> => {
    try {
      await inSpan({ name: `job ${queue.name}`, kind: "internal" }, () => queue.work(data, signal));
      return { id, status: "completed" };
    } catch (error) {
      jobFailures.inc({ queue: queue.name });
      log.warn({ err: error, queue: queue.name, job: id }, "job failed; will retry");
      return { id, status: "failed" };
    }
  };
  return causedBy(data.cause ?? {}, work);
}

/** The queue stores the error it gets, so it gets one without the failed statement's values. */
async function runSchedule(
  { boss, log, signal }: Worker,
  { name, work }: Pick<Schedule, "name" | "work">,
): Promise<void> {
  try {
    await requireDatabaseTime(boss.getDb());
    await causedBy({}, () => inSpan({ name: `job ${name}`, kind: "internal" }, () => work(signal)));
  } catch (error) {
    jobFailures.inc({ queue: name });
    log.error({ err: error, schedule: name }, "scheduled work failed; will retry");
    throw new Error("the reason is in the server's log");
  }
}
