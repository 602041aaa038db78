import type { ReportOutcome } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { DatedPageRequest } from "@vestpocket/domain/shared/paging.schema";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { inquiries, inquiryReports } from "./inquiries.tables.ts";

export async function insertReport(tx: Queryable, report: typeof inquiryReports.$inferInsert): Promise<void> {
  await tx.insert(inquiryReports).values(report);
}

/** A report with both sides of its conversation. */
export type ReportRow = typeof inquiryReports.$inferSelect & {
  readonly listingTitle: string;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly senderId: string | null;
  readonly senderName: string;
};

const REPORTS = sql`
  SELECT r.id, r.inquiry_id AS "inquiryId", r.by_owner AS "byOwner", r.reason, r.note, r.created_at AS "createdAt", r.outcome,
    r.resolved_at AS "resolvedAt", i.listing_title AS "listingTitle", i.owner_id AS "ownerId", i.sender_id AS "senderId",
    i.sender_name AS "senderName", owner.first_name || ' ' || owner.last_name AS "ownerName"
  FROM inquiry_reports r JOIN inquiries i ON i.id = r.inquiry_id LEFT JOIN accounts owner ON owner.id = i.owner_id`;

/** A page of the open or the resolved reports, newest first, with how many there are. */
export async function listReportRows(
  db: Queryable,
  { isOpen, page, limit, ...days }: DatedPageRequest & { isOpen: boolean },
): Promise<{ rows: ReportRow[]; total: number }> {
  const state = isOpen ? sql`r.outcome IS NULL` : sql`r.outcome IS NOT NULL`;
  const where = sql.join([state, ...isWithinDays(sql`r.created_at`, days)], sql` AND `);
  const [counted] = await selectRows<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM inquiry_reports r WHERE ${where}`,
  );
  const rows = await selectRows<ReportRow>(
    db,
    sql`${REPORTS} WHERE ${where} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

export async function findReportRow(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await selectRows<ReportRow>(db, sql`${REPORTS} WHERE r.id = ${id}`);
  return row;
}

/** Records the outcome of a report; false where it was resolved before. */
export async function resolveReportRow(
  tx: Queryable,
  { id, outcome, now }: { id: string; outcome: ReportOutcome; now: Date },
): Promise<boolean> {
  const resolved = await tx
    .update(inquiryReports)
    .set({ outcome, resolvedAt: now })
    .where(and(eq(inquiryReports.id, id), isNull(inquiryReports.outcome)))
    .returning({ id: inquiryReports.id });
  return resolved.length === 1;
}

/** Closes a conversation to both sides and resolves its other open reports. */
export async function closeConversation(tx: Queryable, inquiryId: string, now: Date): Promise<void> {
  await tx.update(inquiries).set({ closedAt: now }).where(eq(inquiries.id, inquiryId));
  await tx
    .update(inquiryReports)
    .set({ outcome: "closed", resolvedAt: now })
    .where(and(eq(inquiryReports.inquiryId, inquiryId), isNull(inquiryReports.outcome)));
}

/** The reports that somebody made, with what was decided. */
export async function listReportsBy(db: Queryable, uid: string) {
  const { inquiryId, reason, note, createdAt, outcome, resolvedAt } = inquiryReports;
  return db
    .select({ inquiryId, reason, note, createdAt, outcome, resolvedAt })
    .from(inquiryReports)
    .innerJoin(inquiries, eq(inquiries.id, inquiryReports.inquiryId))
    .where(
      or(
        and(eq(inquiryReports.byOwner, true), eq(inquiries.ownerId, uid)),
        and(eq(inquiryReports.byOwner, false), eq(inquiries.senderId, uid)),
      ),
    );
}

/** Deletes reports that were resolved before that moment and returns how many. */
export async function deleteOldReports(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    WITH due AS MATERIALIZED (
      SELECT id FROM inquiry_reports WHERE resolved_at < ${before.toISOString()}::timestamptz
      ORDER BY resolved_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    DELETE FROM inquiry_reports report USING due WHERE report.id = due.id`);
  return rowCount ?? 0;
}
