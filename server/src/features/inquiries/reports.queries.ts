import type { ReportOutcome } from "@vestpocket/domain/inquiries/inquiries.rules";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { inquiries, inquiryReports } from "./inquiries.tables.ts";

export async function insertReport(tx: Queryable, report: typeof inquiryReports.$inferInsert): Promise<void> {
  await tx.insert(inquiryReports).values(report);
}

/** A report with the two whom it is about. */
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

function toRow(row: ReportRow): ReportRow {
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    resolvedAt: row.resolvedAt === null ? null : new Date(row.resolvedAt),
  };
}

/** Those that wait, or those that were looked at, newest first, with how many there are. */
export async function listReportRows(
  db: Queryable,
  { isOpen, page, limit }: { isOpen: boolean; page: number; limit: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const where = isOpen ? sql`r.outcome IS NULL` : sql`r.outcome IS NOT NULL`;
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM inquiry_reports r WHERE ${where}`,
  );
  const { rows } = await db.execute<ReportRow & Record<string, unknown>>(sql`
    ${REPORTS} WHERE ${where} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
  return { rows: rows.map(toRow), total: counted[0]?.total ?? 0 };
}

export async function findReportRow(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const { rows } = await db.execute<ReportRow & Record<string, unknown>>(sql`${REPORTS} WHERE r.id = ${id}`);
  return rows[0] && toRow(rows[0]);
}

/** Notes what came of a report; false where somebody else did so first. */
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

/** Nobody writes in this conversation any more; its other open reports are settled with it. */
export async function closeConversation(tx: Queryable, inquiryId: string, now: Date): Promise<void> {
  await tx.update(inquiries).set({ closedAt: now }).where(eq(inquiries.id, inquiryId));
  await tx
    .update(inquiryReports)
    .set({ outcome: "closed", resolvedAt: now })
    .where(and(eq(inquiryReports.inquiryId, inquiryId), isNull(inquiryReports.outcome)));
}
