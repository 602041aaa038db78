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

export const linkUnknown = (): Failure =>
  new Failure({
    status: 404,
    code: "messages.link_unknown",
    text: /*i18n*/ {
      id: "messages.link_unknown",
      message: "This link does not work any more. Open the link in a newer email, or log in and choose there.",
    },
  });

export const nothingToUndo = (): Failure =>
  new Failure({
    status: 409,
    code: "messages.nothing_to_undo",
    text: /*i18n*/ {
      id: "messages.nothing_to_undo",
      message: "This cannot be undone here any more. Log in to choose what we email you.",
    },
  });

export const outdatedWords = (): Failure =>
  new Failure({
    status: 409,
    code: "messages.outdated_words",
    text: /*i18n*/ {
      id: "messages.outdated_words",
      message: "This sentence has changed. Please reload the page.",
    },
  });

export const notOffered = (): Failure =>
  new Failure({
    status: 404,
    code: "messages.not_offered",
    text: /*i18n*/ { id: "messages.not_offered", message: "We do not send this kind of email." },
  });

export const addressWorks = (): Failure =>
  new Failure({
    status: 409,
    code: "messages.address_works",
    text: /*i18n*/ { id: "messages.address_works", message: "Your address gets our email already." },
  });

export const mailEventRefused = (): Failure =>
  new Failure({
    status: 400,
    code: "messages.event_refused",
    text: /*i18n*/ { id: "messages.event_refused", message: "This event was rejected: it is not signed by the relay." },
  });

export const streamStopped = (): Failure =>
  new Failure({
    status: 409,
    code: "messages.stream_stopped",
    text: /*i18n*/ { id: "messages.stream_stopped", message: "This stream is stopped already." },
  });

export const streamRuns = (): Failure =>
  new Failure({
    status: 409,
    code: "messages.stream_runs",
    text: /*i18n*/ { id: "messages.stream_runs", message: "This stream is not stopped." },
  });

export const notSuppressed = (): Failure =>
  new Failure({
    status: 404,
    code: "messages.not_suppressed",
    text: /*i18n*/ { id: "messages.not_suppressed", message: "This address is not suppressed any more." },
  });
