import type { ReportOutcome, ReportReason } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { Report } from "@vestpocket/domain/inquiries/inquiries.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell, toPersonCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const REASON_WORDS: Readonly<Record<ReportReason, Message>> = {
  spam: /*i18n*/ { id: "csv.report.spam", message: "Spam or advertising" },
  fraud: /*i18n*/ { id: "csv.report.fraud", message: "Fraud or deception" },
  harassment: /*i18n*/ { id: "csv.report.harassment", message: "Harassment" },
  other: /*i18n*/ { id: "csv.report.other", message: "Something else" },
};
const OUTCOME_WORDS: Readonly<Record<ReportOutcome, Message>> = {
  dismissed: /*i18n*/ { id: "csv.report.dismissed", message: "No violation" },
  closed: /*i18n*/ { id: "csv.report.closed", message: "Conversation ended" },
};

/** Without the reporter's note and the messages: those are read one report at a time. */
export const REPORT_COLUMNS: readonly CsvColumn<Report>[] = [
  { header: HEADINGS.listing, value: ({ listingName }) => listingName },
  { header: HEADINGS.reason, value: ({ reason }, say) => say(REASON_WORDS[reason]) },
  { header: HEADINGS.reporter, value: ({ reporter }, say) => toPersonCell(reporter.name, say) },
  { header: HEADINGS.reported, value: ({ reported }, say) => toPersonCell(reported.name, say) },
  { header: HEADINGS.outcome, value: ({ outcome }, say) => (outcome === null ? null : say(OUTCOME_WORDS[outcome])) },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.resolvedAt, value: ({ resolvedAt }) => toMomentCell(resolvedAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
];
