import type { Queryable } from "../../platform/database/database.ts";
import { memberships } from "./memberships.tables.ts";

export async function insertMemberships(
  db: Queryable,
  rows: readonly (typeof memberships.$inferInsert)[],
): Promise<void> {
  await db.insert(memberships).values([...rows]);
}
