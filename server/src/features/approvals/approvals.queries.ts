import type { ApprovalKind, ApprovalOutcome } from "@vestpocket/domain/approvals/approvals.rules";
import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { approvals } from "./approvals.tables.ts";

export type ApprovalRow = typeof approvals.$inferSelect;
type NewApproval = typeof approvals.$inferInsert;

/** Adds a request; false if the same already waits. */
export async function insertApproval(tx: Queryable, approval: NewApproval): Promise<boolean> {
  const added = await tx.insert(approvals).values(approval).onConflictDoNothing().returning({ id: approvals.id });
  return added.length === 1;
}

export async function findApproval(db: Queryable, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await db.select().from(approvals).where(eq(approvals.id, id));
  return row;
}

/** A request, locked until the transaction ends. */
export async function lockApproval(tx: Queryable, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for("update");
  return row;
}

interface Ending {
  /** Null: it waits again. */
  readonly outcome: ApprovalOutcome | null;
  readonly deciderId: string | null;
  readonly now: Date;
}

export async function setOutcome(tx: Queryable, id: string, { outcome, deciderId, now }: Ending): Promise<void> {
  const decidedAt = outcome === null ? null : now;
  await tx.update(approvals).set({ outcome, deciderId, decidedAt }).where(eq(approvals.id, id));
}

/** Ends the requests that waited too long, and returns them. */
export async function expireApprovals(tx: Queryable, now: Date): Promise<ApprovalRow[]> {
  return tx
    .update(approvals)
    .set({ outcome: "expired", decidedAt: now })
    .where(and(isNull(approvals.outcome), lte(approvals.expiresAt, now)))
    .returning();
}

export interface WaitingRow {
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly askerId: string;
  readonly askerName: string;
  readonly subjectId: string;
  /** Of an order. */
  readonly number: number | null;
  /** Of a listing. */
  readonly titles: Titles | null;
  readonly cents: number | null;
  readonly reason: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/** The requests of these kinds that wait, the first to expire first. */
export async function listWaitingRows(
  db: Queryable,
  { kinds, now }: { kinds: readonly ApprovalKind[]; now: Date },
): Promise<WaitingRow[]> {
  if (kinds.length === 0) return [];
  return selectWaiting(db, { where: sql`approval.kind IN ${kinds}`, now });
}

/** The refund of an order that waits. */
export async function findWaitingRefund(
  db: Queryable,
  { orderId, now }: { orderId: string; now: Date },
): Promise<WaitingRow | undefined> {
  const [row] = await selectWaiting(db, { where: sql`approval.order_id = ${orderId}`, now });
  return row;
}

function selectWaiting(db: Queryable, { where, now }: { where: SQL; now: Date }): Promise<WaitingRow[]> {
  return selectRows<WaitingRow>(
    db,
    sql`
    SELECT approval.id, approval.kind, approval.asker_id AS "askerId", asker.first_name || ' ' || asker.last_name AS "askerName",
      coalesce(approval.order_id, approval.listing_id) AS "subjectId", placed.number::float8 AS number,
      CASE WHEN listing.id IS NOT NULL THEN listings_titles(listing.language, listing.title, listing.other_title) END AS titles,
      approval.cents, approval.reason, approval.asked_at AS "askedAt", approval.expires_at AS "expiresAt"
    FROM approvals approval
      JOIN accounts asker ON asker.id = approval.asker_id
      LEFT JOIN orders placed ON placed.id = approval.order_id
      LEFT JOIN listings listing ON listing.id = approval.listing_id
    WHERE approval.outcome IS NULL AND approval.expires_at > ${now.toISOString()}::timestamptz AND ${where}
    ORDER BY approval.expires_at, approval.id`,
  );
}

/** What somebody is an administrator for; undefined if they no longer are, or if the account is disabled. */
export async function findAdministratorRole(tx: Queryable, uid: string): Promise<AdministratorRole | undefined> {
  const [row] = await selectRows<{ role: AdministratorRole }>(
    tx,
    sql`SELECT administrator_role AS role FROM accounts
      WHERE id = ${uid} AND role = 'administrator' AND disabled_at IS NULL`,
  );
  return row?.role;
}
