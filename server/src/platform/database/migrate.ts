import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { hasJobs, migrateJobs } from "../jobs-schema.ts";
import { connectClient } from "./client.ts";
import type { Database } from "./database.ts";
import { findDatabaseError } from "./database-errors.ts";
import { withShortLocks } from "./short-locks.ts";

const MIGRATIONS_FOLDER = fileURLToPath(new URL("../../../migrations", import.meta.url));
const MIGRATION_LOCK = 7_270_002;
const UNDEFINED_TABLE = "42P01";
/** More are counted: a new database gets all of them. */
const NAMED_MAX = 10;

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

interface Migrating {
  /** Stops after the migration with this timestamp, for rows of an earlier version. */
  readonly upTo?: number | undefined;
  readonly report?: (progress: string) => void;
}

/**
 * Migrates the schema as its owner; if it is complete, any role will do. If several processes start at once, one
 * migrates and the others wait. Throws Refusal if a table stays in use for minutes.
 */
export async function migrateDatabase(
  ownerUrl: string,
  { upTo = Number.POSITIVE_INFINITY, report = () => undefined }: Migrating = {},
): Promise<void> {
  const migrations = Number.isFinite(upTo) ? copyMigrations(upTo) : undefined;
  const client = await connectClient({ connectionString: ownerUrl, application_name: "vestpocket migration" });
  try {
    if (migrations === undefined && (await isComplete(client))) return;
    report("Migrating the database");
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const before = await countApplied(client);
    await withShortLocks(client, {
      report,
      async work() {
        await migrate(drizzle({ client }), {
          migrationsFolder: migrations ?? MIGRATIONS_FOLDER,
          migrationsSchema: "public",
          migrationsTable: "migrations",
        });
        await migrateJobs(ownerUrl, client);
      },
    });
    for (const line of describeApplied({ before, after: await countApplied(client) })) report(line);
  } finally {
    await client.end();
    if (migrations !== undefined) rmSync(migrations, { recursive: true });
  }
}

/** Whether all migrations, ours and the job queue's, have been applied. */
async function isComplete(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ table: string | null }>("SELECT to_regclass('public.migrations') AS table");
  return rows[0]?.table != null && (await hasMigrations(client)) && (await hasJobs(client));
}

async function countApplied(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ table: string | null }>("SELECT to_regclass('public.migrations') AS table");
  if (rows[0]?.table == null) return 0;
  const counted = await client.query<{ applied: string }>("SELECT count(*) AS applied FROM public.migrations");
  return Number(counted.rows[0]?.applied);
}

/** Which migrations were applied, by name if there are few. */
function describeApplied({ before, after }: { before: number; after: number }): string[] {
  const tags = readJournal()
    .entries.slice(before, after)
    .map(({ tag }) => tag);
  if (tags.length > NAMED_MAX) return [`Applied ${tags.length} migrations, up to ${tags.at(-1)}`];
  return tags.map((tag) => `Applied ${tag}`);
}

/** The timestamps of this version's migrations, earliest first. */
export function listMigrations(): number[] {
  return readJournal().entries.map(({ when }) => when);
}

/** A folder with the migrations up to a timestamp. */
function copyMigrations(upTo: number): string {
  const folder = mkdtempSync(join(tmpdir(), "vestpocket-migrations-"));
  const journal = readJournal();
  const entries = journal.entries.filter(({ when }) => when <= upTo);
  mkdirSync(join(folder, "meta"));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) copyFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, "meta/_journal.json"), "utf8")) as Journal;
}

/** Whether every migration of this version has been applied. */
export async function isMigrated({ $client }: Database): Promise<boolean> {
  return hasMigrations($client).catch((error: unknown) => {
    if (findDatabaseError(error)?.code === UNDEFINED_TABLE) return false;
    throw error;
  });
}

async function hasMigrations(connection: Pick<pg.ClientBase, "query">): Promise<boolean> {
  const { rows } = await connection.query<{ applied: string }>("SELECT count(*) AS applied FROM public.migrations");
  return Number(rows[0]?.applied) >= listMigrations().length;
}
