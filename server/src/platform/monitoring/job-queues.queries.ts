import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database.ts";
import { selectRows } from "../database/rows.ts";
import { JOBS_SCHEMA } from "../jobs-schema.ts";

/** A queue's jobs that are due or running. */
export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  /** Of the job that has been due longest; 0 if none is waiting. */
  readonly oldestSeconds: number;
}

export function measureQueues(db: Queryable): Promise<QueueDepth[]> {
  const isDue = sql`state < 'active' AND start_after <= now()`;
  return selectRows<QueueDepth>(
    db,
    sql`SELECT queue.name AS queue,
               count(*) FILTER (WHERE ${isDue})::int AS waiting,
               count(*) FILTER (WHERE state = 'active')::int AS running,
               coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE ${isDue})), 0)::float8 AS "oldestSeconds"
          FROM ${sql.identifier(JOBS_SCHEMA)}.queue
          LEFT JOIN ${sql.identifier(JOBS_SCHEMA)}.job ON job.name = queue.name AND job.state <= 'active'
         GROUP BY queue.name ORDER BY queue.name`,
  );
}
