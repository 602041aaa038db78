import { Failure } from "../../platform/http/failure.ts";

/** This certificate has no timestamp yet, or the viewer is neither of its parties. */
export const stampNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "evidence.stamp_not_found",
    text: /*i18n*/ { id: "evidence.stamp_not_found", message: "There is no timestamp for this certificate." },
  });
