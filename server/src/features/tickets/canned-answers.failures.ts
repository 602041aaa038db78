import { withValues } from "@vestpocket/domain/shared/text";
import { CANNED_ANSWER_MESSAGES, CANNED_ANSWERS_MAX } from "@vestpocket/domain/tickets/canned-answers.rules";
import { Failure } from "../../platform/http/failure.ts";

export const cannedAnswerNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "canned_answers.not_found",
    text: /*i18n*/ { id: "canned_answers.not_found", message: "This canned answer no longer exists." },
  });

export const titleTaken = (): Failure =>
  new Failure({
    status: 409,
    code: CANNED_ANSWER_MESSAGES.titleTaken.id,
    text: CANNED_ANSWER_MESSAGES.titleTaken,
    fields: { title: CANNED_ANSWER_MESSAGES.titleTaken },
  });

export const tooManyCannedAnswers = (): Failure =>
  new Failure({
    status: 409,
    code: "canned_answers.too_many",
    text: withValues(
      /*i18n*/ {
        id: "canned_answers.too_many",
        message: "You can have up to {max, number} canned answers. Please first delete one that nobody uses.",
      },
      { max: CANNED_ANSWERS_MAX },
    ),
  });
