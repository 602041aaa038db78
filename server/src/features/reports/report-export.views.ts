import type { ReportOutcome, ReportReason, ReportSubject } from "@vestpocket/domain/reports/reports.rules";
import type { Report } from "@vestpocket/domain/reports/reports.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell, toPersonCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const SUBJECT_WORDS: Readonly<Record<ReportSubject, Message>> = {
  inquiry: /*i18n*/ { id: "csv.report.inquiry", message: "Conversation" },
  listing: /*i18n*/ { id: "csv.report.listing", message: "Listing" },
};
const REASON_WORDS: Readonly<Record<ReportReason, Message>> = {
  spam: /*i18n*/ { id: "csv.report.spam", message: "Spam or advertising" },
  fraud: /*i18n*/ { id: "csv.report.fraud", message: "Fraud or deception" },
  harassment: /*i18n*/ { id: "csv.report.harassment", message: "Harassment" },
  wrong_information: /*i18n*/ { id: "csv.report.wrong_information", message: "Wrong information" },
  unavailable: /*i18n*/ { id: "csv.report.unavailable", message: "No longer available" },
  no_authority: /*i18n*/ { id: "csv.report.no_authority", message: "Offered without authority" },
  discrimination: /*i18n*/ { id: "csv.report.discrimination", message: "Discrimination" },
  other: /*i18n*/ { id: "csv.report.other", message: "Something else" },
};
const OUTCOME_WORDS: Readonly<Record<ReportOutcome, Message>> = {
  dismissed: /*i18n*/ { id: "csv.report.dismissed", message: "No violation" },
  closed: /*i18n*/ { id: "csv.report.closed", message: "Conversation ended" },
  removed: /*i18n*/ { id: "csv.report.removed", message: "Listing removed" },
};

/** Without the reporter's note and the messages: those are read one report at a time. */
export const REPORT_COLUMNS: readonly CsvColumn<Report>[] = [
  { header: HEADINGS.listing, value: ({ listingName }) => listingName },
  { header: HEADINGS.reason, value: ({ reason }, say) => say(REASON_WORDS[reason]) },
  { header: HEADINGS.reporter, value: ({ reporter }, say) => toPersonCell(reporter.name, say) },
  { header: HEADINGS.reported, value: ({ reported }, say) => toPersonCell(reported.name, say) },
  { header: HEADINGS.targetKind, value: ({ about }, say) => say(SUBJECT_WORDS[about.kind]) },
  { header: HEADINGS.outcome, value: ({ outcome }, say) => (outcome === null ? null : say(OUTCOME_WORDS[outcome])) },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.resolvedAt, value: ({ resolvedAt }) => toMomentCell(resolvedAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
];
