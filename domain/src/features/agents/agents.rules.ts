import { toLine } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";
import { findRegulator } from "./agents.regulators.ts";

/** Longest search text and filter of the directory, in characters. */
export const AGENT_QUERY_MAX = 100;
/** Longest licence number, in characters: more than any regulator uses. */
export const LICENCE_NUMBER_MAX = 40;
export const UNVERIFY_REASON_MAX = 500;

/** Longest designation, in characters. */
export const DESIGNATION_MAX = 80;

export const AGENT_MESSAGES = {
  idRequired: /*i18n*/ { id: "agents.id_required", message: "Agent ID is required." },
  notFound: /*i18n*/ { id: "agents.not_found", message: "Agent not found." },
  tooMany: /*i18n*/ {
    id: "agents.too_many",
    message: "You have viewed many agents in a short time.",
  },
  regulatorRequired: /*i18n*/ { id: "agents.regulator_required", message: "Please choose a regulator." },
  foreignRegulator: /*i18n*/ {
    id: "agents.foreign_regulator",
    message: "This regulator does not license agents in {province}.",
  },
  licenceRequired: /*i18n*/ { id: "agents.licence_required", message: "Licence number is required." },
  badLicence: /*i18n*/ {
    id: "agents.bad_licence",
    message: "Licence numbers can have letters, digits, spaces, dots, slashes and hyphens, up to 40 characters.",
  },
  checkedOnRequired: /*i18n*/ {
    id: "agents.checked_on_required",
    message: "Please enter the date when the licence was checked.",
  },
  checkedInFuture: /*i18n*/ { id: "agents.checked_in_future", message: "This date is in the future." },
  reasonRequired: /*i18n*/ { id: "agents.reason_required", message: "Please give a reason." },
} as const satisfies Record<string, Message>;

/** What an administrator found in the regulator's register. */
export interface LicenceCheck {
  readonly regulator: string;
  readonly licenceNumber: string;
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
}

/**
 * The problems with a licence check, by field; empty if it verifies the agent. `today` is YYYY-MM-DD in UTC, which is never
 * behind any Canadian time zone.
 */
export function validateLicenceCheck(
  check: LicenceCheck,
  { province, today }: { province: string; today: string },
): Readonly<Partial<Record<keyof LicenceCheck, Message>>> {
  const words = AGENT_MESSAGES;
  const found: Partial<Record<keyof LicenceCheck, Message>> = {};
  if (check.regulator.trim() === "") found.regulator = words.regulatorRequired;
  else if (findRegulator(province, check.regulator) === undefined) {
    found.regulator = { ...words.foreignRegulator, values: { province } };
  }
  const licence = toLine(check.licenceNumber);
  if (licence === "") found.licenceNumber = words.licenceRequired;
  else if (licence.length > LICENCE_NUMBER_MAX || !/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u.test(licence)) {
    found.licenceNumber = words.badLicence;
  }
  if (check.checkedOn > today) found.checkedOn = words.checkedInFuture;
  return found;
}
