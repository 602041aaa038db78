/**
 * The stages of a dispute, in the provider's order: an inquiry (`warning_…`) takes no money and may become a dispute,
 * which does until it is won (product.md §10.1).
 */
export const DISPUTE_STATUSES = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "needs_response",
  "under_review",
  "lost",
  "appeal_needs_response",
  "appeal_under_review",
  "prevented",
  "won",
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Those in which the seller can still send evidence to the buyer's bank, until a deadline. */
export const TO_ANSWER = [
  "warning_needs_response",
  "needs_response",
  "appeal_needs_response",
] as const satisfies readonly DisputeStatus[];

const CLOSED: readonly DisputeStatus[] = ["warning_closed", "lost", "prevented", "won"];

/** The later of two statuses, so that the order of events does not matter. */
export function laterDisputeStatus(one: DisputeStatus, other: DisputeStatus): DisputeStatus {
  return DISPUTE_STATUSES.indexOf(one) > DISPUTE_STATUSES.indexOf(other) ? one : other;
}

/** Whether a response is due. */
export function needsAnswer(status: DisputeStatus): boolean {
  return TO_ANSWER.some((each) => each === status);
}

export function isClosedDispute(status: DisputeStatus): boolean {
  return CLOSED.includes(status);
}

/** Whether it is only an inquiry: nothing was taken back. */
export function isInquiry(status: DisputeStatus): boolean {
  return status.startsWith("warning_");
}
