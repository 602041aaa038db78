import { Failure } from "../../platform/http/failure.ts";

/** No place or category has these names. */
export const marketNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "markets.not_found",
    text: /*i18n*/ { id: "markets.not_found", message: "There is no such place or category." },
  });
