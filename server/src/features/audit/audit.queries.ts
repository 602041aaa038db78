import { VIEW_ENDINGS } from "@vestpocket/domain/audit/audit.actions";
import type { ListAuditRequest } from "@vestpocket/domain/audit/audit.schema";
import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { escapeLike } from "../../platform/database/like.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { auditEntries } from "./audit.tables.ts";

export type NewAuditEntry = typeof auditEntries.$inferInsert;
/** An entry with current names. They are looked up, never stored with the entry; null if the subject was deleted. */
export type AuditRow = typeof auditEntries.$inferSelect & {
  readonly actorName: string | null;
  readonly subjectName: string | null;
  /** Of a listing, which has no other name. */
  readonly titles: Titles | null;
  /** The receipt number of an order. */
  readonly receipt: number | null;
};

export async function insertAuditEntries(tx: Queryable, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(auditEntries).values([...entries]);
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

/** The filters of the log, with the ids of whoever and whatever was looked for. */
interface WantedEntries extends Omit<ListAuditRequest, "actor" | "subject">, Pick<ListPlace, "countedTo"> {
  readonly actors?: readonly string[] | undefined;
  readonly subjects?: readonly string[] | undefined;
}

const isOneOf = (column: SQL, ids: readonly string[]) => (ids.length === 0 ? sql`false` : sql`${column} IN ${ids}`);

/** A page of entries, newest first unless sorted, and how many there are. */
export async function listAuditEntries(
  db: Queryable,
  { action, actors, subjects, views, sort, ...wanted }: WantedEntries,
): Promise<{ rows: AuditRow[]; total: number }> {
  const conditions: SQL[] = [sql`true`, ...isWithinDays(sql`entry.at`, wanted)];
  if (action) conditions.push(sql`(entry.action = ${action} OR entry.action LIKE ${`${escapeLike(action)}.%`})`);
  if (actors) conditions.push(isOneOf(sql`entry.actor_id`, actors));
  if (subjects) conditions.push(isOneOf(sql`entry.subject_id`, subjects));
  if (views === "hide") conditions.push(sql`split_part(entry.action, '.', 2) NOT IN ${VIEW_ENDINGS}`);
  const where = sql.join(conditions, sql` AND `);
  const key = { table: "audit_entries", as: "entry", value: "at", isAscending: sort === "oldest" };
  const { isAfter, order, limits } = pageAlong(key, wanted);
  const total = await countListed(db, sql`audit_entries entry WHERE ${where} ORDER BY ${order}`, wanted);
  const rows = await selectRows<AuditRow>(
    db,
    sql`
      SELECT entry.id, entry.at, entry.actor_id AS "actorId", entry.action, entry.subject_kind AS "subjectKind",
        entry.subject_id AS "subjectId", entry.details, entry.address, ${nameOf(sql`entry.actor_id`)} AS "actorName",
        ${SUBJECT_NAME} AS "subjectName",
        ${TITLES} AS titles,
        (SELECT number FROM orders WHERE entry.subject_kind = 'order' AND id = entry.subject_uuid) AS receipt
      FROM (
        SELECT *, CASE WHEN subject_id ~ ${UUID} THEN subject_id::uuid END AS subject_uuid
        FROM audit_entries entry
        WHERE ${sql.join([where, ...isAfter], sql` AND `)} ORDER BY ${order} ${limits}) entry
      ORDER BY ${order}`,
  );
  return { rows, total };
}

/** Not every id is a UUID: some of the payment provider's are not. */
const UUID = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

const nameOf = (accountId: SQL) => sql`(SELECT first_name || ' ' || last_name FROM accounts WHERE id = ${accountId})`;

/** The name of an entry's subject, by primary keys, for the rows of one page. */
const SUBJECT_NAME = sql`CASE entry.subject_kind
  WHEN 'account' THEN ${nameOf(sql`entry.subject_uuid`)}
  WHEN 'membership' THEN ${nameOf(sql`entry.subject_uuid`)}
  WHEN 'session' THEN ${nameOf(sql`(SELECT account_id FROM sessions WHERE id = entry.subject_uuid)`)}
  WHEN 'passkey' THEN ${nameOf(sql`(SELECT account_id FROM passkeys WHERE id = entry.subject_uuid)`)}
  WHEN 'order' THEN (SELECT listing_title FROM orders WHERE id = entry.subject_uuid)
  WHEN 'inquiry' THEN (SELECT listing_title FROM inquiries WHERE id = entry.subject_uuid)
  WHEN 'report' THEN (
    SELECT inquiries.listing_title FROM reports JOIN inquiries ON inquiries.id = reports.inquiry_id WHERE reports.id = entry.subject_uuid)
  WHEN 'canned_answer' THEN (SELECT title FROM canned_answers WHERE id = entry.subject_uuid)
  WHEN 'ticket' THEN (SELECT number FROM tickets WHERE id = entry.subject_uuid)
END`;

/** The titles of the listing that an entry, or its report, is about. */
const TITLES = sql`CASE WHEN entry.subject_kind IN ('listing', 'report') THEN (
  SELECT listings_titles(language, title, other_title) FROM listings
  WHERE id = CASE entry.subject_kind WHEN 'listing' THEN entry.subject_uuid
    ELSE (SELECT listing_id FROM reports WHERE reports.id = entry.subject_uuid) END)
END`;

/**
 * Deletes entries older than `before` and returns how many. The database enforces its own two years by its own clock and
 * rejects the whole statement for one younger entry, so its limit is part of the condition.
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
