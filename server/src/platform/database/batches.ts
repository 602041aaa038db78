import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./database.ts";

/** The most rows that one purge statement deletes: few enough to finish well within the statement timeout. */
const BATCH = 1_000;

/** Repeats a statement that deletes at most `limit` rows and returns their number, until nothing is left. */
export async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH; ) deleted = await deleteSome(BATCH);
}

/** Deletes all matching rows of a table, however many there are. */
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
