import type { ListAuditRequest } from "@vestpocket/domain/audit/audit.schema";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { escapeLike } from "../../platform/database/like.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { auditEntries } from "./audit.tables.ts";

export type NewAuditEntry = typeof auditEntries.$inferInsert;
export type AuditRow = typeof auditEntries.$inferSelect & { readonly actorName: string | null };

export async function insertAuditEntry(tx: Queryable, entry: NewAuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** Everything stored about what an account did. */
export async function listAuditEntriesOf(
  db: Queryable,
  actorId: string,
): Promise<(typeof auditEntries.$inferSelect)[]> {
  return db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, actorId))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));
}

/** A page of entries, newest first, with how many there are. */
export async function listAuditEntries(
  db: Queryable,
  { action, actor, subject, page, limit }: ListAuditRequest,
): Promise<{ rows: AuditRow[]; total: number }> {
  const conditions: SQL[] = [sql`true`];
  if (action) conditions.push(sql`(entry.action = ${action} OR entry.action LIKE ${`${escapeLike(action)}.%`})`);
  // Not an id: matches no account.
  if (actor) conditions.push(isUuid(actor) ? sql`entry.actor_id = ${actor}` : sql`false`);
  if (subject) conditions.push(sql`entry.subject_id = ${subject}`);
  const where = sql.join(conditions, sql` AND `);
  const [counted] = await selectRows<{ total: number }>(
    db,
    sql`SELECT count(*)::float8 AS total FROM audit_entries entry WHERE ${where}`,
  );
  const rows = await selectRows<AuditRow>(
    db,
    sql`
      SELECT entry.id, entry.at, entry.actor_id AS "actorId", entry.action, entry.subject_kind AS "subjectKind",
        entry.subject_id AS "subjectId", entry.details, entry.address,
        account.first_name || ' ' || account.last_name AS "actorName"
      FROM audit_entries entry LEFT JOIN accounts account ON account.id = entry.actor_id
      WHERE ${where} ORDER BY entry.at DESC, entry.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

/**
 * Deletes entries from before that moment and returns how many. The database keeps its own two years by its own clock and refuses
 * the whole statement for one younger entry, so its limit is part of the condition.
 */
export async function deleteOldAuditEntries(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    WITH due AS MATERIALIZED (
      SELECT id FROM audit_entries
      WHERE at < ${before.toISOString()}::timestamptz AND at < audit_kept_since() ORDER BY at LIMIT ${limit})
    DELETE FROM audit_entries entry USING due WHERE entry.id = due.id`);
  return rowCount ?? 0;
}
