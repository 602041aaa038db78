import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { migrateJobs } from "../jobs-schema.ts";
import { connectClient } from "./client.ts";
import type { Database } from "./database.ts";

const MIGRATIONS_FOLDER = fileURLToPath(new URL("../../../migrations", import.meta.url));
const MIGRATION_LOCK = 7_270_002;

/** Migrates the schema as its owner. If several processes start at once, one migrates and the others wait. */
export async function migrateDatabase(ownerUrl: string): Promise<void> {
  const client = await connectClient({ connectionString: ownerUrl, application_name: "vestpocket migration" });
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), {
      migrationsFolder: MIGRATIONS_FOLDER,
      migrationsSchema: "public",
      migrationsTable: "migrations",
    });
    await migrateJobs(ownerUrl, client);
  } finally {
    await client.end();
  }
}

/** Whether every migration of this version has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const journal = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, "utf8")) as { entries: unknown[] };
  const { rows } = await database.$client.query<{ applied: string }>(
    "SELECT count(*) AS applied FROM public.migrations",
  );
  return Number(rows[0]?.applied) >= journal.entries.length;
}
