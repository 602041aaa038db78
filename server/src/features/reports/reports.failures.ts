import { REPORT_MESSAGES, type ReportSubject } from "@vestpocket/domain/reports/reports.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { Failure, tooMany } from "../../platform/http/failure.ts";
import type { Refusal } from "../../platform/throttle.ts";

const ALREADY_REPORTED: Readonly<Record<ReportSubject, Message>> = {
  inquiry: /*i18n*/ { id: "inquiries.already_reported", message: "You have already reported this conversation." },
  listing: /*i18n*/ {
    id: "reports.already_reported",
    message: "You have already reported this listing. An administrator will review it.",
  },
};

export function alreadyReported(subject: ReportSubject): Failure {
  const text = ALREADY_REPORTED[subject];
  return new Failure({ status: 409, code: text.id, text });
}

export const ownListing = (): Failure =>
  new Failure({ status: 409, code: "reports.own_listing", text: REPORT_MESSAGES.ownListing });

export const tooManyReports = (refusal: Refusal): Failure =>
  tooMany({ ...refusal, text: /*i18n*/ { id: "reports.too_many", message: "You have reported many listings." } });

export const reportNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "reports.not_found",
    text: /*i18n*/ { id: "reports.not_found", message: "This report does not exist." },
  });

export const alreadyResolved = (): Failure =>
  new Failure({
    status: 409,
    code: "reports.resolved",
    text: /*i18n*/ { id: "reports.resolved", message: "Someone has already resolved this report." },
  });

/** Only a dismissed report can be reopened, and not beside an open one of the same person about the same. */
export const notReopenable = (): Failure =>
  new Failure({
    status: 409,
    code: "reports.not_reopenable",
    text: /*i18n*/ {
      id: "reports.not_reopenable",
      message: "Only a dismissed report can be reopened, if the same person has no open report about the same.",
    },
  });

/** The outcome belongs to reports of another kind. */
export const wrongOutcome = (): Failure =>
  new Failure({
    status: 409,
    code: "reports.wrong_outcome",
    text: /*i18n*/ { id: "reports.wrong_outcome", message: "This kind of report cannot be resolved this way." },
  });
