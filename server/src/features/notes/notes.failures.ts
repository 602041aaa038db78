import { Failure } from "../../platform/http/failure.ts";

export const noteNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "notes.not_found",
    text: /*i18n*/ { id: "notes.not_found", message: "This note does not exist." },
  });

export const noteSubjectNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "notes.subject_not_found",
    text: /*i18n*/ { id: "notes.subject_not_found", message: "The item this note is about no longer exists." },
  });

export const notYourNote = (): Failure =>
  new Failure({
    status: 403,
    code: "notes.not_yours",
    text: /*i18n*/ { id: "notes.not_yours", message: "Only its author can change a note." },
  });
