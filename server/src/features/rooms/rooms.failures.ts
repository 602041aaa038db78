import { type Message, withValues } from "@vestpocket/domain/shared/text";
import { Failure } from "../../platform/http/failure.ts";

/** There is no such document for this person: it does not exist, was withdrawn, or is not theirs to read. */
export const documentNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "rooms.not_found",
    text: /*i18n*/ { id: "rooms.not_found", message: "This document does not exist, or you have no access to it." },
  });

export const downloadRefused = (): Failure =>
  new Failure({
    status: 403,
    code: "rooms.no_download",
    text: /*i18n*/ { id: "rooms.no_download", message: "The owner does not let readers download this document." },
  });

/** A page takes more processor time than any page may. */
export const pageTooComplex = (name: string): Failure =>
  new Failure({
    status: 422,
    code: "rooms.page_too_complex",
    text: withValues(
      /*i18n*/ {
        id: "rooms.page_too_complex",
        message: "This page of “{name}” takes too long to render. Ask the owner for a simpler file.",
      },
      { name },
    ),
  });

/** A file is rejected for its content. */
export const fileRefused = (status: 400 | 415 | 422, text: Message): Failure =>
  new Failure({ status, code: text.id, text, fields: { file: text } });
