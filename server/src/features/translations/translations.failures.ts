import { Failure } from "../../platform/http/failure.ts";

/** This server has no translator. */
export const noTranslator = (): Failure =>
  new Failure({
    status: 404,
    code: "translations.none",
    text: /*i18n*/ { id: "translations.none", message: "Machine translation is not available here." },
  });

/** The translator did not respond, or gave an unexpected response. */
export const translatorFailed = (cause: Error): Failure =>
  new Failure({
    status: 503,
    code: "translations.unavailable",
    text: /*i18n*/ {
      id: "translations.unavailable",
      message: "The text could not be translated right now. Please write it yourself, or try again later.",
    },
    cause,
  });
