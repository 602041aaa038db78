import { type Problems, toProblems } from "../../shared/problems.ts";
import { countCharacters } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";
import type { Audience } from "../disclosure/disclosure.terms.ts";
import { validateMessageText } from "../inquiries/inquiries.rules.ts";
import {
  INSPECTION_REASON_MAX,
  INSPECTION_REASON_MIN,
  type InspectionGround,
  type RevealedTo,
} from "./reveals.terms.ts";

export const REVEAL_MESSAGES = {
  reasonLength: /*i18n*/ {
    id: "access.inspection_reason",
    message: "Please give a reason of 10 to 500 characters. The owner will read it.",
  },
} as const satisfies Record<string, Message>;

/** As what a person reads restricted values, for the owner's log. Members and visitors read none. */
export function toRevealedTo(audience: Audience): RevealedTo {
  return audience === "nda" || audience === "granted" ? audience : "verified";
}

/**
 * The problems of an administrator's statement before they read confidential values. A report is reason enough
 * (product.md §16.1).
 */
export function validateInspection({ ground, reason }: { ground: InspectionGround; reason: string }): Problems {
  return ground === "report" ? {} : toProblems({ reason: validateReason(reason) });
}

function validateReason(typed: string): Message | undefined {
  const length = countCharacters(typed);
  if (length < INSPECTION_REASON_MIN || length > INSPECTION_REASON_MAX) return REVEAL_MESSAGES.reasonLength;
  return validateMessageText(typed);
}
