import { isOutcomeOf, type ReportOutcome } from "@vestpocket/domain/reports/reports.rules";
import type { ReportDetail } from "@vestpocket/domain/reports/reports.schema";
import { describeList } from "@vestpocket/domain/shared/paging";
import { REASON_MESSAGES } from "@vestpocket/domain/shared/reason";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { recordDecisions, tellReporters } from "./deciding.usecases.ts";
import { dismissReports } from "./dismissing.usecases.ts";
import type { ReportDeps } from "./reports.deps.ts";
import { alreadyResolved, reportNotFound, wrongOutcome } from "./reports.failures.ts";
import {
  findReportRow,
  listHistory,
  listReportRows,
  type ReportRow,
  resolveReports,
  type WantedReports,
} from "./reports.queries.ts";
import { toReport, toReportDetail, toSubject } from "./reports.views.ts";

/** Reports of conversations and listings, for administrators. */
export async function listReports({ db }: ReportDeps, { language, ...wanted }: WantedReports & { language: Language }) {
  const { rows, total } = await listReportRows(db, wanted);
  return { reports: rows.map((row) => toReport(row, language)), ...describeList(wanted, total, rows) };
}

/** A report with its conversation's messages. The read is audited. */
export async function readReport(
  { db, recordAudit, listMessages }: ReportDeps,
  { viewer, id, language }: { viewer: Viewer; id: string; language: Language },
): Promise<ReportDetail> {
  const row = await getReport(db, id);
  await recordAudit(db, { actorId: viewer.uid, action: "reports.read", subject: { kind: "report", id } });
  return toReportDetail(row, {
    language,
    messages: row.inquiryId === null ? [] : await listMessages(row.inquiryId),
    history: await listHistory(db, row),
  });
}

interface ResolveReport {
  readonly viewer: Viewer;
  readonly id: string;
  readonly outcome: ReportOutcome;
  /** The reason, for the owner of a listing that this removes. */
  readonly reason: string | undefined;
}

/** Resolves a report and emails the person who made it. Throws Failure 409 if another administrator was first. */
export async function resolveReport(deps: ReportDeps, { id, ...decision }: ResolveReport): Promise<void> {
  const { viewer, outcome } = decision;
  if (outcome === "dismissed") return dismissReport(deps, { viewer, id });
  await deps.db.transaction(async (tx) => {
    const report = await getReport(tx, id);
    if (!isOutcomeOf(toSubject(report).kind, outcome)) throw wrongOutcome();
    if (report.outcome !== null) throw alreadyResolved();
    await act(deps, tx, { ...decision, report });
    const resolved = await resolveReports(tx, { report, outcome, now: deps.clock.now() });
    if (!resolved.some((each) => each.id === report.id)) throw alreadyResolved();
    await recordDecisions(deps, tx, { viewer, outcome, reports: [report] });
    await tellReporters(deps, tx, { outcome, reports: resolved });
  });
}

async function dismissReport(deps: ReportDeps, { viewer, id }: Pick<ResolveReport, "viewer" | "id">): Promise<void> {
  const [result] = await dismissReports(deps, { viewer, ids: [id] });
  if (result?.outcome === "not_found") throw reportNotFound();
  if (result?.outcome === "wrong_status") throw alreadyResolved();
}

type Action = Omit<ResolveReport, "id"> & { readonly report: ReportRow };

/** Applies the outcome to the conversation or the listing. If it was already removed, only the report ends. */
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

/** Throws Failure 404 if there is none; the id may be any text. */
export async function getReport(db: Queryable, id: string): Promise<ReportRow> {
  const row = isUuid(id) ? await findReportRow(db, id) : undefined;
  if (row === undefined) throw reportNotFound();
  return row;
}
