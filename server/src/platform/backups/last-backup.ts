import type { AuditAction } from "@vestpocket/domain/audit/audit.actions";
import type pg from "pg";
import { v7 as newId } from "uuid";
import type { Database } from "../database/database.ts";

/** A backup that was completed. */
export interface LastBackup {
  readonly at: Date;
  /** How many files its rows need that were lost, and so are not in it. */
  readonly lostFiles: number;
}

const INCOMPLETE: AuditAction = "backups.incomplete";

/** Records in the database that a backup of it was completed, for monitoring, and in the audit log if files were lost. */
export async function noteBackup(client: pg.Client, { at, lostFiles }: LastBackup): Promise<void> {
  await client.query("BEGIN");
  if (lostFiles > 0) {
    await client.query("INSERT INTO audit_entries (id, at, action, details) VALUES ($1, $2, $3, $4)", [
      newId(),
      at,
      INCOMPLETE,
      { files: lostFiles },
    ]);
  }
  await client.query(
    `INSERT INTO last_backup (made_at) VALUES ($1)
     ON CONFLICT (is_only) DO UPDATE SET made_at = greatest(last_backup.made_at, excluded.made_at)`,
    [at],
  );
  await client.query("COMMIT");
}

/** The newest completed backup; undefined if there is none. */
export async function findLastBackup({ $client }: Database): Promise<LastBackup | undefined> {
  const { rows } = await $client.query<LastBackup>(
    `SELECT made_at AS at,
            coalesce((SELECT (details ->> 'files')::int FROM audit_entries
                       WHERE action = $1 AND at = made_at LIMIT 1), 0) AS "lostFiles"
       FROM last_backup`,
    [INCOMPLETE],
  );
  return rows[0];
}
