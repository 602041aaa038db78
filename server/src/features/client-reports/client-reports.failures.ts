import { Failure } from "../../platform/http/failure.ts";

/** Whether the link never was, was revoked or has ended: who has it needs to know no more. */
export const reportNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "client_reports.not_found",
    text: /*i18n*/ {
      id: "client_reports.not_found",
      message: "This link no longer works. Ask the person who gave it to you for a new one.",
    },
  });

export const tooManyReports = (): Failure =>
  new Failure({
    status: 409,
    code: "client_reports.too_many",
    text: /*i18n*/ {
      id: "client_reports.too_many",
      message: "This listing has 20 links. Revoke one that is no longer needed first.",
    },
  });
