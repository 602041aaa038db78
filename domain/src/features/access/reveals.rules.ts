import { type Problems, toProblems } from "../../shared/problems.ts";
import { toLines } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";
import { validateMessageText } from "../inquiries/inquiries.rules.ts";
import { INSPECTION_REASON_MAX, INSPECTION_REASON_MIN, type InspectionGround } from "./reveals.terms.ts";

export const REVEAL_MESSAGES = {
  reasonLength: /*i18n*/ {
    id: "access.inspection_reason",
    message: "Please give a reason of 10 to 500 characters. The owner will read it.",
  },
} as const satisfies Record<string, Message>;

/**
 * The problems of an administrator's statement before they read confidential values. A report is reason enough
 * (product.md §16.1).
 */
export function validateInspection({ ground, reason }: { ground: InspectionGround; reason: string }): Problems {
  return ground === "report" ? {} : toProblems({ reason: validateReason(reason) });
}

function validateReason(typed: string): Message | undefined {
  const { length } = [...toLines(typed)];
  if (length < INSPECTION_REASON_MIN || length > INSPECTION_REASON_MAX) return REVEAL_MESSAGES.reasonLength;
  return validateMessageText(typed);
}
