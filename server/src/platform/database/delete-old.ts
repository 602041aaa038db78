import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";

interface Old {
  readonly table: string;
  /** The timestamp column to compare. */
  readonly since: string;
  readonly before: Date;
  readonly limit: number;
}

/** Deletes up to `limit` rows whose moment is before `before`, the oldest first. Returns how many; skips those being changed. */
export async function deleteOld(db: Queryable, { table, since, before, limit }: Old): Promise<number> {
  const [rows, moment] = [sql.identifier(table), sql.identifier(since)];
  const { rowCount } = await db.execute(sql`
    WITH due AS MATERIALIZED (
      SELECT id FROM ${rows} WHERE ${moment} < ${before.toISOString()}::timestamptz
      ORDER BY ${moment} LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    DELETE FROM ${rows} old USING due WHERE old.id = due.id`);
  return rowCount ?? 0;
}
