import { APPROVAL_MESSAGES } from "@vestpocket/domain/approvals/approvals.rules";
import { badFields, Failure } from "../../platform/http/failure.ts";

/** Why a request for approval, or a decision about one, is rejected. */
export function approvalFailure(problem: keyof typeof APPROVAL_MESSAGES): Failure {
  const text = APPROVAL_MESSAGES[problem];
  return new Failure({ status: problem === "notFound" ? 404 : 409, code: text.id, text });
}

/** An approval is needed, and nothing says why. */
export const noteRequired = (): Failure => badFields({ note: APPROVAL_MESSAGES.noteRequired });
