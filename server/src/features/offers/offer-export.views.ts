import { NON_BINDING, NON_BINDING_ID } from "@vestpocket/domain/offers/non-binding";
import { OFFER_KIND_LABELS, OFFER_STATE_LABELS } from "@vestpocket/domain/offers/offers.labels";
import type { Offer } from "@vestpocket/domain/offers/offers.schema";
import type { Party } from "@vestpocket/domain/offers/offers.terms";
import { PRICE_WORDS } from "@vestpocket/domain/prices/price-words";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import {
  CSV_HEADINGS as HEADINGS,
  toMomentCell,
  toMoneyCell,
  toPersonCell,
  toYesOrNo,
} from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const WORDS = {
  nonBinding: /*i18n*/ { id: "csv.offer.non_binding", message: "Not binding: what the sender acknowledged" },
  kind: /*i18n*/ { id: "csv.offer.kind", message: "Offer" },
  amount: /*i18n*/ { id: "csv.offer.amount", message: "Amount (CAD)" },
  per: /*i18n*/ { id: "csv.offer.per", message: "Rent per" },
  basis: /*i18n*/ { id: "csv.offer.basis", message: "Rent covers" },
  term: /*i18n*/ { id: "csv.offer.term", message: "Term (months)" },
  closesOn: /*i18n*/ { id: "csv.offer.closes_on", message: "Closing or possession" },
  financing: /*i18n*/ { id: "csv.offer.financing", message: "Conditional on financing" },
  inspection: /*i18n*/ { id: "csv.offer.inspection", message: "Conditional on an inspection" },
  diligence: /*i18n*/ { id: "csv.offer.diligence", message: "Days of due diligence" },
  conditions: /*i18n*/ { id: "csv.offer.conditions", message: "Other conditions" },
  by: /*i18n*/ { id: "csv.offer.by", message: "Latest version by" },
  version: /*i18n*/ { id: "csv.offer.version", message: "Version" },
} as const satisfies Record<string, Message>;

const PARTY_WORDS: Readonly<Record<Party, Message>> = {
  owner: /*i18n*/ { id: "csv.offer.owner", message: "Owner" },
  buyer: /*i18n*/ { id: "csv.offer.buyer", message: "Buyer or tenant" },
};

/** Without the characters that keep a line together, and the stroke that follows an amount. */
const toWords = (text: string): string => text.replace(/^\/\s/u, "").replaceAll("\u2060", "").replaceAll(/\s/gu, " ");

/** The words, if they are still those of today, with their id, language and fingerprint. */
function writeAcknowledged(nonBinding: Offer["nonBinding"]): string {
  if (nonBinding === null) return "";
  const { wordingId, language, sha256 } = nonBinding;
  const words = wordingId === NON_BINDING_ID ? `${NON_BINDING[language]} ` : "";
  return `${words}[${wordingId}, ${language}, SHA-256 ${sha256}]`;
}

/** The columns of the offers about an owner's listing, each with its latest version, in a language. */
export const listOfferColumns = (language: Language): readonly CsvColumn<Offer>[] => [
  { header: WORDS.nonBinding, value: ({ nonBinding }) => writeAcknowledged(nonBinding) },
  { header: HEADINGS.buyer, value: ({ buyerName }, say) => toPersonCell(buyerName, say) },
  { header: HEADINGS.status, value: ({ state }, say) => say(OFFER_STATE_LABELS[state]) },
  { header: WORDS.kind, value: ({ terms }, say) => say(OFFER_KIND_LABELS[terms.kind]) },
  { header: WORDS.amount, value: ({ terms }) => toMoneyCell(terms.amountCents) },
  { header: WORDS.per, value: ({ terms }) => terms.per && toWords(PRICE_WORDS[language].units.imperial[terms.per]) },
  { header: WORDS.basis, value: ({ terms }) => terms.basis && toWords(PRICE_WORDS[language].bases[terms.basis]) },
  { header: WORDS.term, value: ({ terms }) => terms.termMonths },
  { header: WORDS.closesOn, value: ({ terms }) => terms.closesOn },
  { header: WORDS.financing, value: ({ terms }, say) => toYesOrNo(terms.hasFinancing, say) },
  { header: WORDS.inspection, value: ({ terms }, say) => toYesOrNo(terms.hasInspection, say) },
  { header: WORDS.diligence, value: ({ terms }) => terms.dueDiligenceDays },
  { header: WORDS.conditions, value: ({ terms }) => terms.conditions },
  { header: WORDS.by, value: ({ by }, say) => say(PARTY_WORDS[by]) },
  { header: WORDS.version, value: ({ version }) => version },
  { header: HEADINGS.expiresAt, value: ({ expiresAt }) => toMomentCell(expiresAt) },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
];
