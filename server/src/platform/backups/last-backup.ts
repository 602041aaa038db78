import type pg from "pg";
import type { Database } from "../database/database.ts";

/** Records in the database when a backup of it was completed, for monitoring. */
export async function noteBackup(client: pg.Client, at: Date): Promise<void> {
  await client.query(
    `INSERT INTO last_backup (made_at) VALUES ($1)
     ON CONFLICT (is_only) DO UPDATE SET made_at = greatest(last_backup.made_at, excluded.made_at)`,
    [at],
  );
}

/** When the newest backup was completed; undefined if there is none. */
export async function findLastBackup({ $client }: Database): Promise<Date | undefined> {
  const { rows } = await $client.query<{ made_at: Date }>("SELECT made_at FROM last_backup");
  return rows[0]?.made_at;
}
