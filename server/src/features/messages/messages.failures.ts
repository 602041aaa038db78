import { Failure } from "../../platform/http/failure.ts";

export const messageNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "messages.not_found",
    text: /*i18n*/ { id: "messages.not_found", message: "This message does not exist." },
  });

export const messageNotFailed = (): Failure =>
  new Failure({
    status: 409,
    code: "messages.not_failed",
    text: /*i18n*/ { id: "messages.not_failed", message: "Only failed messages can be sent again." },
  });
