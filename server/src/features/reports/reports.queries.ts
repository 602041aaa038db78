import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ReportOutcome, ReportSubject } from "@vestpocket/domain/reports/reports.rules";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import type { DatedPageRequest } from "@vestpocket/domain/shared/paging.schema";
import { type SQL, sql } from "drizzle-orm";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { deleteOld } from "../../platform/database/delete-old.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { reports } from "./reports.tables.ts";

/** How many other reports about the same person are shown with one. */
const HISTORY_MAX = 20;

export type NewReport = typeof reports.$inferInsert;

/** Adds a report; false if the same person has an open one about the same subject. */
export async function insertReport(tx: Queryable, report: NewReport): Promise<boolean> {
  const added = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id });
  return added.length === 1;
}

/** A report with its subject and the two people. */
export type ReportRow = Omit<typeof reports.$inferSelect, "reporterId"> & {
  readonly titles: Titles;
  /** For a reported listing. */
  readonly listingStatus: ListingStatus | null;
  readonly reporterId: string | null;
  readonly reporterName: string | null;
  readonly reportedId: string | null;
  readonly reportedName: string | null;
};

/** One party's name; in a conversation, the sender's is the one they gave. */
const nameOf = (side: "reporter" | "reported") => {
  const account = sql.raw(side);
  return sql`CASE WHEN ${account}.id = i.sender_id THEN i.sender_name
    ELSE ${account}.first_name || ' ' || ${account}.last_name END`;
};

const REPORTS = sql`
  SELECT r.id, r.inquiry_id AS "inquiryId", r.listing_id AS "listingId", r.by_owner AS "byOwner", r.reason, r.note,
    r.created_at AS "createdAt", r.outcome, r.resolved_at AS "resolvedAt",
    coalesce(listings_titles(l.language, l.title, l.other_title), jsonb_build_object('en', i.listing_title)) AS titles, l.status AS "listingStatus",
    reporter.id AS "reporterId", ${nameOf("reporter")} AS "reporterName",
    reported.id AS "reportedId", ${nameOf("reported")} AS "reportedName"
  FROM reports r
  LEFT JOIN listings l ON l.id = r.listing_id
  LEFT JOIN inquiries i ON i.id = r.inquiry_id
  LEFT JOIN accounts reporter ON reporter.id =
    CASE r.by_owner WHEN true THEN i.owner_id WHEN false THEN i.sender_id ELSE r.reporter_id END
  LEFT JOIN accounts reported ON reported.id =
    CASE r.by_owner WHEN true THEN i.sender_id WHEN false THEN i.owner_id ELSE l.owner_id END`;

/** Which reports a list shows. */
export type WantedReports = DatedPageRequest &
  Pick<ListPlace, "countedTo"> & {
    readonly isOpen: boolean;
    readonly kind?: ReportSubject | undefined;
  };

/** A page of open or resolved reports, newest first unless sorted, and how many there are. */
export async function listReportRows(
  db: Queryable,
  { isOpen, kind, sort, ...wanted }: WantedReports,
): Promise<{ rows: ReportRow[]; total: number }> {
  const state = isOpen ? sql`r.outcome IS NULL` : sql`r.outcome IS NOT NULL`;
  const isOfKind =
    kind === undefined ? [] : [kind === "inquiry" ? sql`r.inquiry_id IS NOT NULL` : sql`r.listing_id IS NOT NULL`];
  const where = sql.join([state, ...isOfKind, ...isWithinDays(sql`r.created_at`, wanted)], sql` AND `);
  const key = { table: "reports", as: "r", value: "created_at", isAscending: sort === "oldest" };
  const { isAfter, order, limits } = pageAlong(key, wanted);
  const total = await countListed(db, sql`reports r WHERE ${where} ORDER BY ${order}`, wanted);
  const paged = sql`SELECT r.id FROM reports r WHERE ${sql.join([where, ...isAfter], sql` AND `)} ORDER BY ${order} ${limits}`;
  const rows = await selectReports(db, sql`r.id = ANY (ARRAY(${paged})) ORDER BY ${order}`);
  return { rows, total };
}

const selectReports = (db: Queryable, where: SQL) => selectRows<ReportRow>(db, sql`${REPORTS} WHERE ${where}`);

export async function findReportRow(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await selectReports(db, sql`r.id = ${id}`);
  return row;
}

/** The other reports about the same person, newest first. */
export async function listHistory(
  db: Queryable,
  { id, reportedId }: Pick<ReportRow, "id" | "reportedId">,
): Promise<ReportRow[]> {
  return selectReports(
    db,
    sql`reported.id = ${reportedId} AND r.id <> ${id} ORDER BY r.created_at DESC, r.id DESC LIMIT ${HISTORY_MAX}`,
  );
}

/** The ids may be any texts. */
function isOneOf(column: SQL, ids: readonly string[]): SQL {
  const known = ids.filter((id) => isUuid(id));
  return known.length === 0 ? sql`false` : sql`${column} IN ${known}`;
}

/** Existing reports among these, open or not. */
export async function listReportsOf(db: Queryable, ids: readonly string[]): Promise<ReportRow[]> {
  return selectReports(db, isOneOf(sql`r.id`, ids));
}

/** Dismisses the open reports among these, and returns their ids. */
export async function markDismissed(
  tx: Queryable,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<{ id: string }[]> {
  return endReports(tx, { which: isOneOf(sql`id`, ids), outcome: "dismissed", now });
}

/** Records the outcome of all open reports about the same conversation or listing, and returns those it resolved. */
export async function resolveReports(
  tx: Queryable,
  { report: { inquiryId, listingId }, outcome, now }: { report: ReportRow; outcome: ReportOutcome; now: Date },
): Promise<ReportRow[]> {
  const which = sql`(inquiry_id = ${inquiryId} OR listing_id = ${listingId})`;
  const ended = await endReports(tx, { which, outcome, now });
  return listReportsOf(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Locks in a fixed order, so that two administrators never deadlock. */
const endReports = (tx: Queryable, { which, outcome, now }: { which: SQL; outcome: ReportOutcome; now: Date }) =>
  selectRows<{ id: string }>(
    tx,
    sql`
    WITH ending AS MATERIALIZED (SELECT id FROM reports WHERE ${which} AND outcome IS NULL ORDER BY id FOR UPDATE)
    UPDATE reports report SET outcome = ${outcome}, resolved_at = ${now.toISOString()}::timestamptz
    FROM ending WHERE report.id = ending.id RETURNING report.id`,
  );

/**
 * Opens a dismissed report again. False if it is not dismissed, or if the same person has an open one about the same
 * subject.
 */
export async function markReopened(tx: Queryable, id: string): Promise<boolean> {
  const reopened = await selectRows<{ id: string }>(
    tx,
    sql`UPDATE reports report SET outcome = NULL, resolved_at = NULL WHERE id = ${id} AND outcome = 'dismissed'
      AND NOT EXISTS (SELECT FROM reports other WHERE other.outcome IS NULL AND other.id <> report.id
        AND (other.inquiry_id = report.inquiry_id AND other.by_owner = report.by_owner
          OR other.listing_id = report.listing_id AND other.reporter_id = report.reporter_id))
      RETURNING id`,
  );
  return reopened.length === 1;
}

/** A person's reports, with their decisions. */
export async function listReportsBy(db: Queryable, uid: string) {
  const rows = await selectReports(db, sql`reporter.id = ${uid} ORDER BY r.id`);
  return rows.map(({ inquiryId, listingId, reason, note, createdAt, outcome, resolvedAt }) => ({
    ...(inquiryId === null ? { listingId } : { inquiryId }),
    ...{ reason, note, createdAt, outcome, resolvedAt },
  }));
}

/** Deletes reports resolved before `before` and returns how many. */
export async function deleteOldReports(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return deleteOld(db, { table: "reports", since: "resolved_at", before, limit });
}
