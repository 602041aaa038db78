import type { Duty } from "../../shared/administrator-roles.ts";
import type { Message } from "../../shared/text.ts";

/** What an administrator may need a second one for (product.md §8.12). */
export const APPROVAL_KINDS = ["refund", "inspection"] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** The part of the administration that each belongs to. */
export const APPROVAL_DUTIES: Readonly<Record<ApprovalKind, Duty>> = { refund: "finance", inspection: "support" };

/** How long a request waits, in hours. */
export const APPROVAL_HOURS = 24;

/** What became of a request. 'overtaken': it was approved, and no longer possible as it was asked for. */
const APPROVAL_OUTCOMES = ["approved", "declined", "withdrawn", "expired", "overtaken"] as const;
export type ApprovalOutcome = (typeof APPROVAL_OUTCOMES)[number];

export const APPROVAL_MESSAGES = {
  noteRequired: /*i18n*/ {
    id: "approvals.note_required",
    message: "A second administrator has to approve this. Please write why it is needed.",
  },
  alreadyWaiting: /*i18n*/ {
    id: "approvals.already_waiting",
    message: "This already waits for another administrator’s approval.",
  },
  notFound: /*i18n*/ { id: "approvals.not_found", message: "This request does not exist." },
  own: /*i18n*/ { id: "approvals.own", message: "You asked for this. Another administrator has to decide." },
  notOwn: /*i18n*/ { id: "approvals.not_own", message: "Only the administrator who asked can withdraw this." },
  decided: /*i18n*/ { id: "approvals.decided", message: "This request has already been decided." },
  expired: /*i18n*/ { id: "approvals.expired", message: "This request waited for more than 24 hours and has expired." },
  overtaken: /*i18n*/ {
    id: "approvals.overtaken",
    message: "This is no longer possible as it was asked for. The request was closed.",
  },
} as const satisfies Record<string, Message>;
type ApprovalProblem = keyof typeof APPROVAL_MESSAGES;

interface Approval {
  readonly askerId: string;
  readonly outcome: ApprovalOutcome | null;
  readonly expiresAt: Date;
}

interface Decision {
  readonly actorId: string;
  readonly approval: Approval;
  readonly decision: "approve" | "decline" | "withdraw";
  readonly now: Date;
}

/**
 * Why a request cannot be decided like this, or undefined if it can: another administrator approves or declines it within
 * 24 hours, whoever asked withdraws it (product.md §8.12).
 */
export function validateDecision({ actorId, approval, decision, now }: Decision): ApprovalProblem | undefined {
  const isOwn = approval.askerId === actorId;
  if (isOwn !== (decision === "withdraw")) return isOwn ? "own" : "notOwn";
  if (approval.outcome !== null) return approval.outcome === "expired" ? "expired" : "decided";
  return approval.expiresAt <= now ? "expired" : undefined;
}
