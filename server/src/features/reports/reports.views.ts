import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Report, ReportDetail } from "@vestpocket/domain/reports/reports.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { toMoment } from "../../platform/moment.ts";
import type { ReportedMessage } from "./reports.deps.ts";
import type { ReportRow } from "./reports.queries.ts";

/** A report's subject. */
export function toSubject({ inquiryId, listingId }: Pick<ReportRow, "inquiryId" | "listingId">): Report["about"] {
  if (inquiryId !== null) return { kind: "inquiry", id: inquiryId };
  if (listingId !== null) return { kind: "listing", id: listingId };
  throw new Error("a report is about a conversation or a listing");
}

/** A report in the administrators' list. */
export function toReport(row: ReportRow, language: Language): Report {
  return {
    id: row.id,
    about: toSubject(row),
    listingName: pickTitle(row.titles, language),
    reason: row.reason,
    note: row.note,
    reporter: { uid: row.reporterId, name: row.reporterName ?? "" },
    reported: { uid: row.reportedId, name: row.reportedName ?? "" },
    createdAt: toMoment(row.createdAt),
    outcome: row.outcome,
    resolvedAt: row.resolvedAt === null ? null : toMoment(row.resolvedAt),
  };
}

interface Context {
  readonly language: Language;
  readonly messages: readonly ReportedMessage[];
  readonly history: readonly ReportRow[];
}

/** A report with everything administrators need for the decision. */
export function toReportDetail(row: ReportRow, { language, messages, history }: Context): ReportDetail {
  const report = toReport(row, language);
  return {
    ...report,
    messages: messages.map(({ id, byOwner, text, createdAt }) => ({
      id,
      author: byOwner === row.byOwner ? report.reporter : report.reported,
      text,
      createdAt: toMoment(createdAt),
    })),
    listingStatus: row.listingStatus,
    history: history.map((each) => toReport(each, language)),
  };
}
