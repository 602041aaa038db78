import type { Parsed } from "@vestpocket/domain/shared/problems";
import type { Message } from "@vestpocket/domain/shared/text";

/** An error response, before translation into the reader's language. */
export class Failure extends Error {
  readonly status: number;
  /** `noun.what_happened`; never changes. */
  readonly code: string;
  readonly text: Message;
  /** A message for each invalid field, by the field's name. */
  readonly fields: Readonly<Record<string, Message>> | undefined;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;
  /** The name of the alarm that is logged, with the cause, if this failure becomes the response to a request. */
  readonly alarm: string | undefined;

  constructor(failure: {
    status: number;
    code: string;
    text: Message;
    fields?: Readonly<Record<string, Message>>;
    retryAfter?: number;
    alarm?: string;
    cause?: unknown;
  }) {
    super(failure.text.message, { cause: failure.cause });
    this.status = failure.status;
    this.code = failure.code;
    this.text = failure.text;
    this.fields = failure.fields;
    this.retryAfter = failure.retryAfter;
    this.alarm = failure.alarm;
  }
}

export const notFound = (): Failure =>
  new Failure({
    status: 404,
    code: "request.not_found",
    text: /*i18n*/ { id: "request.not_found", message: "There is nothing at this address." },
  });

export const signInNeeded = (): Failure =>
  new Failure({
    status: 401,
    code: "sessions.sign_in_needed",
    text: /*i18n*/ { id: "sessions.sign_in_needed", message: "Please log in to continue." },
  });

/** Someone else's account, or something this user may not do. */
export const notYours = (): Failure =>
  new Failure({
    status: 403,
    code: "request.not_yours",
    text: /*i18n*/ { id: "request.not_yours", message: "You are not allowed to do this." },
  });

/** What the request refers to was deleted while the request was being processed. */
export const gone = (): Failure =>
  new Failure({
    status: 409,
    code: "request.gone",
    text: /*i18n*/ { id: "request.gone", message: "This was deleted. Please reload the page." },
  });

/** A rate limit was reached. `text` says which, not when one can go on: pages add that in the reader's time zone. */
export const tooMany = ({ retryAfter, text }: { retryAfter: number; text?: Message | undefined }): Failure =>
  new Failure({
    status: 429,
    code: text?.id ?? "request.too_many",
    text: text ?? /*i18n*/ { id: "request.too_many", message: "Too many attempts." },
    retryAfter,
  });

const MALFORMED = {
  code: "request.malformed",
  text: /*i18n*/ { id: "request.malformed", message: "The request could not be read." },
};
/** Messages that any route may use, by status. */
export const REFUSALS: Readonly<Record<number, { code: string; text: Message }>> = {
  400: MALFORMED,
  408: { code: "request.too_slow", text: /*i18n*/ { id: "request.too_slow", message: "The request took too long." } },
  413: { code: "request.too_large", text: /*i18n*/ { id: "request.too_large", message: "The request is too large." } },
  414: { code: "request.too_large", text: /*i18n*/ { id: "request.too_large", message: "The request is too large." } },
  431: { code: "request.too_large", text: /*i18n*/ { id: "request.too_large", message: "The request is too large." } },
  415: {
    code: "request.media_type",
    text: /*i18n*/ { id: "request.media_type", message: "This content type is not supported." },
  },
};

/** Rejects a whole request. If `fields` are given, the first one's message becomes the error's message. */
export function refused(status: 400 | 408 | 413 | 415, fields?: Readonly<Record<string, Message>>): Failure {
  const { code, text } = REFUSALS[status] ?? MALFORMED;
  const [first] = Object.values(fields ?? {});
  return new Failure({ status, code, text: first ?? text, ...(fields === undefined ? {} : { fields }) });
}

/** A temporary problem on our side. `retryAfter` is in seconds. */
export const unavailable = ({ code, retryAfter }: { code: string; retryAfter: number }): Failure =>
  new Failure({
    status: 503,
    code,
    text: /*i18n*/ { id: "request.unavailable", message: "The service is busy. Please try again in a moment." },
    retryAfter,
  });

/** How much of an unknown field's name a response repeats. */
export const FIELD_NAME_MAX = 60;

/** The message for a field that a request must not have. */
export const UNKNOWN_FIELD: Message = /*i18n*/ {
  id: "request.field.unknown",
  message: "Unknown field.",
};

/** Rejects a request for its invalid fields. The first one's message becomes the error's message. */
export function badFields(fields: Readonly<Record<string, Message>>): Failure {
  const [first] = Object.values(fields);
  return new Failure({
    status: 400,
    code: "request.invalid",
    text: first ?? /*i18n*/ { id: "request.invalid", message: "The request is not valid." },
    fields,
  });
}

/** The parsed value. Throws Failure 400 naming the fields with problems. */
export function getValue<Value>(reading: Parsed<Value>): Value {
  if ("problems" in reading) throw badFields(reading.problems);
  return reading.value;
}
