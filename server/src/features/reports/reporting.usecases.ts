import { type ReportReason, type ReportSubject, validateReportNote } from "@vestpocket/domain/reports/reports.rules";
import type { Report } from "@vestpocket/domain/reports/reports.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ReportDeps } from "./reports.deps.ts";
import { alreadyReported, ownListing, tooManyReports } from "./reports.failures.ts";
import { toArrivedMail } from "./reports.mails.ts";
import { insertReport, type NewReport } from "./reports.queries.ts";

interface Reporting<Subject extends ReportSubject> {
  readonly viewer: Viewer;
  /** The conversation or the listing; the id may be any text. */
  readonly id: string;
  readonly reason: ReportReason<Subject>;
  readonly note: string;
}

/** Reports a conversation to the administrators; nobody can write in it until they have reviewed it. */
export async function reportInquiry(
  deps: ReportDeps,
  { viewer: { uid }, id, reason, note }: Reporting<"inquiry">,
): Promise<void> {
  checkNote({ reason, note });
  await deps.db.transaction(async (tx) => {
    const { ownerId } = await deps.lockConversation(tx, uid, id);
    const report = { inquiryId: id, byOwner: ownerId === uid, reason, note };
    await addReport(deps, tx, { uid, subject: { kind: "inquiry", id }, report });
  });
}

/** Reports someone else's listing to the administrators; it stays online until they have reviewed it. */
export async function reportListing(
  deps: ReportDeps,
  { viewer, id, reason, note }: Reporting<"listing">,
): Promise<void> {
  checkNote({ reason, note });
  const { uid } = viewer;
  const { ownerId } = await deps.getVisibleListing(viewer, id);
  if (ownerId === uid) throw ownListing();
  const refusal = await deps.limit.take(uid);
  if (refusal !== undefined) throw tooManyReports(refusal);
  await deps.db.transaction((tx) =>
    addReport(deps, tx, {
      uid,
      subject: { kind: "listing", id },
      report: { listingId: id, reporterId: uid, reason, note },
    }),
  );
}

function checkNote(typed: { reason: ReportReason; note: string }): void {
  const problem = validateReportNote(typed);
  if (problem !== undefined) throw badFields({ note: problem });
}

async function addReport(
  { clock, recordAudit, tellAdministrators }: ReportDeps,
  tx: Queryable,
  { uid, subject, report }: { uid: string; subject: Report["about"]; report: Omit<NewReport, "id" | "createdAt"> },
): Promise<void> {
  const reportId = newId();
  const isNew = await insertReport(tx, { ...report, id: reportId, createdAt: clock.now() });
  if (!isNew) throw alreadyReported(subject.kind);
  await recordAudit(tx, {
    actorId: uid,
    action: subject.kind === "inquiry" ? "inquiries.report" : "listings.report",
    subject,
    details: { reportId, reason: report.reason },
  });
  const path = paths.admin(`reports/${reportId}`);
  const mail = { toContent: toArrivedMail(subject.kind) };
  await tellAdministrators(tx, { duty: "support" }, { event: "report_arrived", path, mail });
}
