import { Failure } from "../../platform/http/failure.ts";

export const questionsClosed = (): Failure =>
  new Failure({
    status: 403,
    code: "questions.no_access",
    text: /*i18n*/ {
      id: "questions.no_access",
      message: "Only people the owner has given access can ask and read questions.",
    },
  });

export const ownQuestion = (): Failure =>
  new Failure({
    status: 409,
    code: "questions.own_listing",
    text: /*i18n*/ { id: "questions.own_listing", message: "You cannot ask questions about your own listing." },
  });

/** It was answered, declined or corrected meanwhile. */
export const questionChanged = (): Failure =>
  new Failure({
    status: 409,
    code: "questions.changed",
    text: /*i18n*/ {
      id: "questions.changed",
      message: "This question has changed. Please read it again.",
    },
  });

export const questionNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "questions.not_found",
    text: /*i18n*/ { id: "questions.not_found", message: "This question does not exist." },
  });
