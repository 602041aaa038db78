import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./database.ts";

/** The most rows that one statement of a purge deletes: few enough to end well within the time that a statement may take. */
const BATCH = 1_000;

/** Calls a statement that deletes at most `limit` rows, and says how many, until nothing is left for it. */
export async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) deleted = await deleteSome(BATCH);
}

/** Deletes the rows of a table that match, however many they are. */
export async function deleteInBatches(
  db: Queryable,
  { from, where }: { from: PgTable | SQL; where: SQL | undefined },
): Promise<void> {
  await inBatches(async (limit) => {
    const due = sql`SELECT ctid FROM ${from} WHERE ${where ?? sql`false`} LIMIT ${limit}`;
    const { rowCount } = await db.execute(sql`DELETE FROM ${from} WHERE ctid = ANY (ARRAY (${due}))`);
    return rowCount ?? 0;
  });
}
