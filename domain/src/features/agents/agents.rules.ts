import { toLine } from "../../shared/readable-text.ts";
import type { Message } from "../../shared/text.ts";
import { findRegulator, listLicenceClasses } from "./agents.regulators.ts";

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
  classRequired: /*i18n*/ { id: "agents.class_required", message: "Please choose the class of the licence." },
  foreignClass: /*i18n*/ {
    id: "agents.foreign_class",
    message: "This class of licence does not exist in {province}.",
  },
  checkedTooLongAgo: /*i18n*/ {
    id: "agents.checked_too_long_ago",
    message: "A check counts for a year. Please check the licence again.",
  },
  licenceExpired: /*i18n*/ { id: "agents.licence_expired", message: "This licence has expired." },
  checkedOnRequired: /*i18n*/ {
    id: "agents.checked_on_required",
    message: "Please enter the date when the licence was checked.",
  },
  checkedInFuture: /*i18n*/ { id: "agents.checked_in_future", message: "This date is in the future." },
  reasonRequired: /*i18n*/ { id: "agents.reason_required", message: "Please give a reason." },
} as const satisfies Record<string, Message>;

/**
 * Why a licence has to be checked: its agent stated it, or changed their name, brokerage or licence, or a former check no
 * longer counts.
 */
export const RECHECKS = ["stated", "name", "brokerage", "licence", "expired"] as const;
export type Recheck = (typeof RECHECKS)[number];

/** What an administrator found in the regulator's register. */
export interface LicenceCheck {
  readonly regulator: string;
  readonly licenceNumber: string;
  /** One of LICENCE_CLASSES; empty if not chosen yet. */
  readonly licenceClass: string;
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
  /** The licence's last day, YYYY-MM-DD; empty if the register names none. */
  readonly expiresOn: string;
}

/**
 * The last day, YYYY-MM-DD, on which a check of a licence counts: a year after it, or the licence's last day if that is
 * earlier (product.md §10.5). `expiresOn` is empty if the register names none.
 */
export function findVerificationEnd({ checkedOn, expiresOn }: Pick<LicenceCheck, "checkedOn" | "expiresOn">): string {
  const [year = 0, month = 1, day = 1] = checkedOn.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  const yearLater = new Date(Date.UTC(year + 1, month - 1, Math.min(day, lastDay))).toISOString().slice(0, 10);
  return expiresOn !== "" && expiresOn < yearLater ? expiresOn : yearLater;
}

/** A licence as an administrator checked it, with the last day on which that counts; both YYYY-MM-DD. */
export interface CheckedLicence {
  readonly checkedOn: string;
  readonly until: string;
}

/** What readers of a listing know of its agent's licence; null without a check that counts. */
export interface ShownLicence {
  /** YYYY-MM-DD; null where the poster is confidential: the day could tell who it is. */
  readonly checkedOn: string | null;
}

/** The day of a licence's check, YYYY-MM-DD; null unless it counts on the day of `now`, in UTC (product.md §10.5). */
export function findCheckedOn(licence: CheckedLicence | null, now: Date): string | null {
  return licence !== null && licence.until >= now.toISOString().slice(0, 10) ? licence.checkedOn : null;
}

/** A poster's licence as readers of a listing see it, who know who that is or do not (product.md §10.5). */
export function showLicence(
  licence: CheckedLicence | null,
  { now, isNamed }: { now: Date; isNamed: boolean },
): ShownLicence | null {
  const checkedOn = findCheckedOn(licence, now);
  return checkedOn === null ? null : { checkedOn: isNamed ? checkedOn : null };
}

/** The problem with a licence number, as read by `toLine`; undefined if none. */
export function validateLicenceNumber(licence: string): Message | undefined {
  const isGood = licence.length <= LICENCE_NUMBER_MAX && /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u.test(licence);
  return isGood ? undefined : AGENT_MESSAGES.badLicence;
}

/** The problem with a class of licence in a province; undefined if none. */
export function validateLicenceClass(licenceClass: string, province: string): Message | undefined {
  const isKnown = listLicenceClasses(province).some((each) => each === licenceClass);
  return isKnown ? undefined : { ...AGENT_MESSAGES.foreignClass, values: { province } };
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
  const badNumber = licence === "" ? words.licenceRequired : validateLicenceNumber(licence);
  if (badNumber) found.licenceNumber = badNumber;
  const badClass = check.licenceClass === "" ? words.classRequired : validateLicenceClass(check.licenceClass, province);
  if (badClass) found.licenceClass = badClass;
  if (check.checkedOn > today) found.checkedOn = words.checkedInFuture;
  else if (findVerificationEnd({ ...check, expiresOn: "" }) < today) found.checkedOn = words.checkedTooLongAgo;
  if (check.expiresOn !== "" && check.expiresOn < today) found.expiresOn = words.licenceExpired;
  return found;
}
