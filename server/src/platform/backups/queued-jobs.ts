import type pg from "pg";
import type { QueuedJob } from "../jobs-schema.ts";
import type { Table } from "./tables.ts";

/** The job queue's table of jobs, in every version so far. */
export const JOBS = "pgboss.job";
const UNFINISHED = ["created", "retry", "active"];
/** The queue's own jobs, which every version adds for itself. */
const INTERNAL = "__pgboss__";

/**
 * Creates a temporary table for the jobs of another version of the queue, whose columns this version's table may lack.
 * Undefined if the backup has no table of jobs.
 */
export async function createJobsTable(client: pg.Client, tables: readonly Table[]): Promise<Table | undefined> {
  const jobs = tables.find(({ name }) => name === JOBS);
  if (jobs === undefined) return undefined;
  const name = "pg_temp.restored_jobs";
  await client.query(`CREATE TABLE ${name} (${jobs.columns.map((column) => `${column} text`).join(", ")})`);
  return { name, columns: jobs.columns };
}

/** The unfinished jobs in that table, oldest first. A job has the options of its queue at the time it was added. */
export async function listUnfinishedJobs(client: pg.Client, { name }: Table): Promise<QueuedJob[]> {
  const { rows } = await client.query<QueuedJob>(
    `SELECT name AS queue, jsonb_strip_nulls(jsonb_build_object(
              'retryLimit', retry_limit::int, 'retryDelay', retry_delay::int, 'retryBackoff', retry_backoff::boolean,
              'retryDelayMax', retry_delay_max::int, 'heartbeatSeconds', heartbeat_seconds::int,
              'deadLetter', dead_letter)) || jsonb_build_object('data', data::jsonb) AS job
       FROM ${name} WHERE state = ANY ($1) AND NOT starts_with(name, $2) ORDER BY created_on::timestamptz`,
    [UNFINISHED, INTERNAL],
  );
  return rows;
}
