import type { Owner } from "@vestpocket/domain/agents/agents.schema";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { agents } from "./agents.tables.ts";

export type NewAgent = typeof agents.$inferInsert;

export async function insertAgents(db: Queryable, rows: readonly NewAgent[]): Promise<void> {
  await db.insert(agents).values([...rows]);
}

/** Who owns listings under this id, as other signed-in people see them. */
export async function findOwner(db: Queryable, uid: string): Promise<Omit<Owner, "profilePictureUrl"> | undefined> {
  const { rows } = await db.execute<Omit<Owner, "profilePictureUrl">>(sql`
    SELECT account.id AS uid, account.first_name AS "firstName", account.last_name AS "lastName",
      agent.brokerage_name AS "brokerageName", agent.account_id IS NOT NULL AS "isAgent"
    FROM accounts account LEFT JOIN agents agent ON agent.account_id = account.id
    WHERE account.id = ${uid} AND account.disabled_at IS NULL`);
  return rows[0];
}
