import { type Duty, hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Gate } from "../http/api.ts";
import { Failure } from "../http/failure.ts";
import type { Viewer } from "./viewer.ts";

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

/** Of those, lets through the ones with one of these parts of the administration. */
export function requireDuties(gate: Gate, duties: readonly Duty[]): Gate {
  return async (request) => {
    await gate(request);
    requireDuty(request.viewer, ...duties);
  };
}

/** Throws Failure 403 unless an administrator's role includes one of these parts. */
export function requireDuty(viewer: Pick<Viewer, "administratorRole"> | undefined, ...duties: readonly Duty[]): void {
  if (hasDuty(viewer?.administratorRole ?? null, ...duties)) return;
  const [duty = "full"] = duties;
  throw new Failure({ status: 403, code: "sessions.role_lacking", text: LACKING[duty] });
}

const LACKING: Readonly<Record<Duty | "full", Message>> = {
  support: /*i18n*/ {
    id: "sessions.support_needed",
    message: "Your role does not include this: it is for administrators with the Support or Full role.",
  },
  finance: /*i18n*/ {
    id: "sessions.finance_needed",
    message: "Your role does not include this: it is for administrators with the Finance or Full role.",
  },
  full: /*i18n*/ {
    id: "sessions.full_needed",
    message: "Your role does not include this: it is for administrators with the Full role.",
  },
};

const secondFactorNeeded = (): Failure =>
  new Failure({
    status: 403,
    code: "sessions.second_factor_needed",
    text: /*i18n*/ {
      id: "sessions.second_factor_needed",
      message: "Please confirm this session first with a code from your authenticator app.",
    },
  });
