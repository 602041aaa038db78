import type pg from "pg";
import { type JobInsert, PgBoss } from "pg-boss";
import manifest from "pg-boss/package.json" with { type: "json" };
import { KEEP_ALIVE } from "./database/client.ts";

/** The schema that holds the job queue's tables. */
export const JOBS_SCHEMA = "pgboss";
const UNFINISHED = ["pending", "in_progress"];

/**
 * Creates or updates the job queue's tables as the owner of the database, since the server's role may not. Grants use
 * of them to every role that may write to the owner's tables. `client` is the owner's connection and holds the
 * migration lock. pg-boss itself waits for a lock for half a minute at most.
 */
export async function migrateJobs(ownerUrl: string, client: pg.Client): Promise<void> {
  if (await hasJobs(client)) return;
  const boss = createBoss(ownerUrl);
  let failure: unknown;
  boss.on("error", (error) => {
    failure = error;
  });
  try {
    await boss.start();
    await grantUse(client);
    // An update builds its indexes in the background while the queue runs.
    while ((await boss.getBamStatus()).some(({ status }) => UNFINISHED.includes(status))) {
      if (failure !== undefined) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Whether the job queue's tables match this version. */
export async function hasJobs(client: pg.Client): Promise<boolean> {
  return (await findVersion(client)) === manifest.pgboss.schema;
}

async function findVersion(client: pg.Client): Promise<number | undefined> {
  const { rows: found } = await client.query<{ table: string | null }>("SELECT to_regclass($1) AS table", [
    `${JOBS_SCHEMA}.version`,
  ]);
  if (found[0]?.table === null) return undefined;
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${JOBS_SCHEMA}.version`);
  return rows[0]?.version;
}

export interface QueuedJob {
  readonly queue: string;
  readonly job: JobInsert;
}

/** Adds jobs to queues, which are created if missing. Servers set the queues' options when they start. */
export async function addJobs(ownerUrl: string, jobs: readonly QueuedJob[]): Promise<void> {
  const boss = createBoss(ownerUrl);
  // What fails is thrown as well.
  boss.on("error", () => undefined);
  try {
    await boss.start();
    for (const [queue, added] of Map.groupBy(jobs, (each) => each.queue)) {
      const lost = added.flatMap(({ job: { deadLetter } }) => deadLetter ?? []);
      for (const name of new Set([...lost, queue])) await boss.createQueue(name);
      await boss.insert(
        queue,
        added.map(({ job }) => job),
      );
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The queue as the owner of the database uses it: runs no jobs. */
function createBoss(ownerUrl: string): PgBoss {
  return new PgBoss({
    ...KEEP_ALIVE,
    connectionString: ownerUrl,
    application_name: "vestpocket migration",
    schema: JOBS_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  });
}

/** Default privileges may cover one schema only, so the roles are read from the migrations table. */
async function grantUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT CASE WHEN grantee = 0 THEN 'PUBLIC' ELSE grantee::regrole::text END AS name
     FROM pg_class, aclexplode(relacl)
     WHERE oid = 'public.migrations'::regclass AND privilege_type = 'INSERT' AND grantee <> relowner`,
  );
  for (const { name } of rows) {
    await client.query(`GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${name}`);
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO ${name}`);
    await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${JOBS_SCHEMA} TO ${name}`);
  }
}
