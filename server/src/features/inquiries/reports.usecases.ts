import type { ReportOutcome } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { ReportDetail } from "@vestpocket/domain/inquiries/inquiries.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { DatedPageRequest } from "@vestpocket/domain/shared/paging.schema";
import { validate as isUuid } from "uuid";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { InquiryDeps } from "./inquiries.deps.ts";
import { alreadyResolved, reportNotFound } from "./inquiries.failures.ts";
import { listConversationMessages } from "./inquiries.queries.ts";
import {
  closeConversation,
  findReportRow,
  listReportRows,
  type ReportRow,
  resolveReportRow,
} from "./reports.queries.ts";
import { toReport, toReportDetail } from "./reports.views.ts";

/** Reported conversations, for administrators; they see no others. */
export async function listReports({ db }: InquiryDeps, wanted: DatedPageRequest & { isOpen: boolean }) {
  const { rows, total } = await listReportRows(db, wanted);
  return { reports: rows.map(toReport), ...describePage(wanted, total) };
}

/** A report with its conversation's messages. That an administrator read it is audited. */
export async function readReport(
  { db, recordAudit }: InquiryDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<ReportDetail> {
  const row = await getReport({ db }, id);
  await recordAudit(db, { actorId: viewer.uid, action: "reports.read", subject: { kind: "report", id } });
  return toReportDetail(row, await listConversationMessages(db, row.inquiryId));
}

interface ResolveReport {
  readonly viewer: Viewer;
  readonly id: string;
  readonly outcome: ReportOutcome;
}

/** Resolves a report. Throws Failure 409 where another administrator was first. */
export async function resolveReport(
  { db, clock, recordAudit }: InquiryDeps,
  { viewer, id, outcome }: ResolveReport,
): Promise<void> {
  const { inquiryId } = await getReport({ db }, id);
  await db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await resolveReportRow(tx, { id, outcome, now }))) throw alreadyResolved();
    if (outcome === "closed") await closeConversation(tx, inquiryId, now);
    await recordAudit(tx, {
      actorId: viewer.uid,
      action: "reports.resolve",
      subject: { kind: "report", id },
      details: { outcome, inquiryId },
    });
  });
}

async function getReport({ db }: Pick<InquiryDeps, "db">, id: string): Promise<ReportRow> {
  const row = isUuid(id) ? await findReportRow(db, id) : undefined;
  if (row === undefined) throw reportNotFound();
  return row;
}
