import { isOutcomeOf, type ReportOutcome } from "@vestpocket/domain/reports/reports.rules";
import type { ReportDetail } from "@vestpocket/domain/reports/reports.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { DatedPageRequest } from "@vestpocket/domain/shared/paging.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { REASON_MESSAGES } from "@vestpocket/domain/shared/reason";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ReportDeps } from "./reports.deps.ts";
import { alreadyResolved, reportNotFound, wrongOutcome } from "./reports.failures.ts";
import { decidedMail } from "./reports.mails.ts";
import { findReportRow, listHistory, listReportRows, type ReportRow, resolveReports } from "./reports.queries.ts";
import { toReport, toReportDetail, toSubject } from "./reports.views.ts";

/** Reports of conversations and listings, for administrators. */
export async function listReports({ db }: ReportDeps, wanted: DatedPageRequest & { isOpen: boolean }) {
  const { rows, total } = await listReportRows(db, wanted);
  return { reports: rows.map(toReport), ...describePage(wanted, total) };
}

/** A report with its conversation's messages. That an administrator read it is audited. */
export async function readReport(
  { db, recordAudit, listMessages }: ReportDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<ReportDetail> {
  const row = await getReport(db, id);
  await recordAudit(db, { actorId: viewer.uid, action: "reports.read", subject: { kind: "report", id } });
  return toReportDetail(row, {
    messages: row.inquiryId === null ? [] : await listMessages(row.inquiryId),
    history: await listHistory(db, row),
  });
}

interface ResolveReport {
  readonly viewer: Viewer;
  readonly id: string;
  readonly outcome: ReportOutcome;
  /** For the owner of a listing that this removes. */
  readonly reason: string | undefined;
}

/** Resolves a report and tells whoever made it. Throws Failure 409 where another administrator was first. */
export async function resolveReport(deps: ReportDeps, { id, ...decision }: ResolveReport): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const report = await getReport(tx, id);
    const { kind, id: subjectId } = toSubject(report);
    const { outcome } = decision;
    if (!isOutcomeOf(kind, outcome)) throw wrongOutcome();
    if (report.outcome !== null) throw alreadyResolved();
    await act(deps, tx, { ...decision, report });
    const resolved = await resolveReports(tx, { report, outcome, now: deps.clock.now() });
    if (!resolved.some((each) => each.id === id)) throw alreadyResolved();
    await deps.recordAudit(tx, {
      actorId: decision.viewer.uid,
      action: "reports.resolve",
      subject: { kind: "report", id },
      details: { outcome, [`${kind}Id`]: subjectId },
    });
    for (const each of resolved) await tellReporter(deps, tx, { ...each, outcome });
  });
}

type Action = Omit<ResolveReport, "id"> & { readonly report: ReportRow };

/** What the outcome does to the conversation or the listing. One that is removed already only ends the report. */
async function act(
  { clock, closeConversation, removeListing }: ReportDeps,
  tx: Queryable,
  { viewer, outcome, reason, report: { inquiryId, listingId, listingStatus } }: Action,
): Promise<void> {
  if (outcome === "closed" && inquiryId !== null) await closeConversation(tx, inquiryId, clock.now());
  if (outcome !== "removed" || listingId === null || listingStatus === "removed") return;
  if (reason === undefined) throw badFields({ reason: REASON_MESSAGES.required });
  await removeListing(tx, { viewer, id: listingId, reason });
}

async function tellReporter(
  { findContact, mailAccount }: ReportDeps,
  tx: Queryable,
  { outcome, listingTitle: title, reporterId, ...report }: ReportRow & { outcome: ReportOutcome },
): Promise<void> {
  const reporter = reporterId === null ? undefined : await findContact(tx, reporterId);
  if (reporter === undefined) return;
  const { kind: subject, id } = toSubject(report);
  const path = subject === "inquiry" ? paths.inquiry(id) : paths.property(id);
  await mailAccount(tx, reporter, { path, toContent: (url) => decidedMail({ subject, outcome, title, url }) });
}

async function getReport(db: Queryable, id: string): Promise<ReportRow> {
  const row = isUuid(id) ? await findReportRow(db, id) : undefined;
  if (row === undefined) throw reportNotFound();
  return row;
}
