import { FRENCH_PROVINCE } from "../../shared/french-first.ts";
import type { Language } from "../../shared/text.ts";
import { QUEBEC_AREA_CODES } from "../phones/area-codes.ts";
import type { LanguageReason } from "./agreements.terms.ts";

/** What is known of where a reader is. */
export interface Reader {
  /** The account's language. */
  readonly language: Language;
  /** The listing's province. */
  readonly province: string;
  /** Of the reader's last payment; undefined if none. */
  readonly billingProvince?: string | undefined;
  /** Of the reader's phone number, in Canada or the United States: three digits. */
  readonly phoneArea?: string | null | undefined;
  /** Whether the reader, or the company they sign for, is in Quebec; undefined if they have not said. */
  readonly inQuebec?: boolean | undefined;
}

/** Why a reader is given the French text first, or not (product.md §17.2). */
export function findLanguageReason(reader: Reader): LanguageReason {
  const { language, province, billingProvince, phoneArea, inQuebec } = reader;
  if (province === FRENCH_PROVINCE) return "listing";
  if (inQuebec) return "stated";
  if (language === "fr") return "account";
  if (inQuebec === false) return "denied";
  if (billingProvince === FRENCH_PROVINCE) return "billing";
  return QUEBEC_AREA_CODES.has(phoneArea ?? "") ? "phone" : "unknown";
}

/**
 * An agreement's languages in the order in which they are offered: French first to whoever is or may be in Quebec, and to
 * accounts in French; to others, their account's language.
 */
export function orderLanguages(
  languages: readonly Language[],
  { reason, language }: { reason: LanguageReason; language: Language },
): Language[] {
  const first = reason === "denied" ? language : "fr";
  return [...languages].sort((one, other) => Number(other === first) - Number(one === first));
}

/** Reasons for which only an answer tells whether the reader is in Quebec. */
const OPEN: readonly LanguageReason[] = ["unknown", "billing", "phone"];

/** Whether the reader is asked if they are in Quebec: nothing tells, or nothing but that would let them sign. */
export function asksForPlace(reason: LanguageReason, languages: readonly Language[]): boolean {
  return reason === "unknown" || (OPEN.includes(reason) && !languages.includes("fr"));
}

/** Whether a reader who is or may be in Quebec could only sign a text without having been given it in French. */
export function lacksFrench(reason: LanguageReason, languages: readonly Language[]): boolean {
  return !languages.includes("fr") && reason !== "denied" && reason !== "account";
}
