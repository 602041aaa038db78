import type { Language } from "../../shared/text.ts";
import { isFranchise } from "../categories/categories.schema.ts";
import { type ClauseName, type Clauses, FRANCHISE_AGREEMENT_ID, STANDARD_AGREEMENT_ID } from "./agreements.terms.ts";
import { CLAUSES_EN } from "./clauses-en.ts";
import { CLAUSES_FR } from "./clauses-fr.ts";

/** An agreement's text as stored, hashed and signed. */
export interface AgreementText {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
}

/** The version of the standard text, in both variants. Raise it when you change a word: a signed text never changes. */
export const STANDARD_VERSION = 3;

/** Its clauses, in both languages. */
const STANDARD_CLAUSES = [
  ...(["parties", "start", "purpose", "confidential", "exceptions", "duties", "recipients", "rights"] as const),
  ...(["contact", "personal", "return", "nothingMore", "duration", "breach", "successors"] as const),
  ...(["notices", "law", "whole", "signature", "language"] as const),
] as const satisfies readonly ClauseName[];

/**
 * Those of the variant for franchises. Franchise laws exempt a confidentiality agreement from the 14 days only if it is
 * about nothing else, and leaves franchisees and advisers free to talk (product.md §17.1).
 */
const FRANCHISE_CLAUSES = [
  ...(["parties", "start", "franchisePurpose", "confidential", "exceptions", "duties", "franchiseRights"] as const),
  ...(["rights", "personal", "return", "notAFranchise", "duration", "signature", "language"] as const),
] as const satisfies readonly ClauseName[];

/** A standard text with its translations. */
export interface StandardAgreement {
  readonly agreementId: string;
  readonly version: number;
  readonly texts: readonly AgreementText[];
}

export const STANDARD_AGREEMENT: StandardAgreement = {
  ...{ agreementId: STANDARD_AGREEMENT_ID, version: STANDARD_VERSION },
  texts: toTexts(STANDARD_CLAUSES),
};

export const FRANCHISE_AGREEMENT: StandardAgreement = {
  ...{ agreementId: FRANCHISE_AGREEMENT_ID, version: STANDARD_VERSION },
  texts: toTexts(FRANCHISE_CLAUSES),
};

/** The standard text for listings of a category. */
export function pickStandard(type: string): StandardAgreement {
  return isFranchise(type) ? FRANCHISE_AGREEMENT : STANDARD_AGREEMENT;
}

/** Whether an agreement is the standard text, in either variant and any version. */
export function isStandard(agreementId: string): boolean {
  return agreementId === STANDARD_AGREEMENT_ID || agreementId === FRANCHISE_AGREEMENT_ID;
}

function toTexts(names: readonly ClauseName[]): AgreementText[] {
  return [
    { language: "en", title: "Confidentiality agreement", body: toBody(names, CLAUSES_EN) },
    { language: "fr", title: "Entente de confidentialité", body: toBody(names, CLAUSES_FR) },
  ];
}

function toBody(names: readonly ClauseName[], clauses: Clauses): string {
  const parts = names.map((name, at) => `${at + 1}. ${clauses[name].heading}\n\n${clauses[name].text}`);
  return parts.join("\n\n");
}
