import type { Message } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";

const CONFLICTS = {
  "access.own_listing": /*i18n*/ {
    id: "access.own_listing",
    message: "You already have full access to your own listing.",
  },
  "access.already_asked": /*i18n*/ {
    id: "access.already_asked",
    message: "You have already requested access. The owner will answer by email.",
  },
  "access.already_in": /*i18n*/ { id: "access.already_in", message: "The owner has already given you access." },
  "access.sign_first": /*i18n*/ {
    id: "access.sign_first",
    message: "This owner requires you to sign the NDA before you request access.",
  },
  "access.not_reported": /*i18n*/ {
    id: "access.not_reported",
    message: "There is no open report about this listing. Please give a reason instead.",
  },
  "access.decided": /*i18n*/ {
    id: "access.decided",
    message: "This request has changed. Please read it again.",
  },
} as const satisfies Record<string, Message>;

/** The state of a request or an approval does not allow this. */
export const accessConflict = (code: keyof typeof CONFLICTS): Failure =>
  new Failure({ status: 409, code, text: CONFLICTS[code] });

export const accessEmailNeeded = (): Failure =>
  new Failure({
    status: 403,
    code: "access.email_needed",
    text: /*i18n*/ {
      id: "access.email_needed",
      message: "Please confirm your email before you request access: the owner sees it.",
    },
  });

export const requestNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "access.not_found",
    text: /*i18n*/ { id: "access.not_found", message: "This request does not exist." },
  });
