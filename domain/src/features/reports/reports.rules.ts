import { toLines } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";
import { validateMessageText } from "../inquiries/inquiries.rules.ts";

/** What can be reported: a conversation, by either side, and a listing, by anyone but its owner (product.md §14). */
export const REPORT_SUBJECTS = ["inquiry", "listing"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_REASONS = {
  inquiry: ["spam", "fraud", "harassment", "other"],
  listing: ["wrong_information", "unavailable", "no_authority", "discrimination", "fraud", "spam", "other"],
} as const satisfies Record<ReportSubject, readonly string[]>;
export type ReportReason<Subject extends ReportSubject = ReportSubject> = (typeof REPORT_REASONS)[Subject][number];

/** How a report ends: dismissed, or with the conversation closed to both or the listing removed. */
export const REPORT_OUTCOMES = {
  inquiry: ["dismissed", "closed"],
  listing: ["dismissed", "removed"],
} as const satisfies Record<ReportSubject, readonly string[]>;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[ReportSubject][number];

export const REPORT_NOTE_MAX = 1_000;
/** Listings that one person may report per hour. */
export const LISTING_REPORTS_AN_HOUR = 10;

export const REPORT_MESSAGES = {
  noteRequired: /*i18n*/ { id: "reports.note_required", message: "Please tell us what is wrong." },
  ownListing: /*i18n*/ { id: "reports.own_listing", message: "You cannot report your own listing." },
} as const satisfies Record<string, Message>;

/** The problem with a report's note, or undefined. A reason that is not self-explanatory requires one. */
export function validateReportNote({ reason, note }: { reason: string; note: string }): Message | undefined {
  if (reason === "other" && toLines(note) === "") return REPORT_MESSAGES.noteRequired;
  return validateMessageText(note);
}

/** Whether a report about such a subject can have this outcome. */
export function isOutcomeOf(subject: ReportSubject, outcome: ReportOutcome): boolean {
  const outcomes: readonly ReportOutcome[] = REPORT_OUTCOMES[subject];
  return outcomes.includes(outcome);
}
