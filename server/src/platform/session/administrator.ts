import type { Gate } from "../http/api.ts";
import { Failure } from "../http/failure.ts";

/** Lets through only administrators whose session is confirmed by a second factor. */
export function requireAdministrator(gate: Gate): Gate {
  return async (request) => {
    await gate(request);
    if (request.viewer?.needsSecondFactor) throw secondFactorNeeded();
    if (request.viewer?.role !== "administrator") {
      throw new Failure({
        status: 403,
        code: "sessions.administrators_only",
        text: /*i18n*/ { id: "sessions.administrators_only", message: "Only administrators can do this." },
      });
    }
  };
}

const secondFactorNeeded = (): Failure =>
  new Failure({
    status: 403,
    code: "sessions.second_factor_needed",
    text: /*i18n*/ {
      id: "sessions.second_factor_needed",
      message: "Please confirm this session first with a code from your authenticator app.",
    },
  });
