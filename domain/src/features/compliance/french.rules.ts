import { fieldOf } from "./checked-texts.rules.ts";
import type { CheckedListing, Law, Rule } from "./compliance.terms.ts";

const CHARTER: Law = {
  act: { en: "Charter of the French language, CQLR c. C-11", fr: "Charte de la langue française, RLRQ c. C-11" },
  sections: ["52"],
  site: "https://www.oqlf.gouv.qc.ca/",
  provinces: ["Quebec"],
};

/** A publication in another language needs a French version that is as accessible and of the same quality. */
export const FRENCH_RULES: readonly Rule[] = [
  {
    id: "french-missing",
    severity: "blocks",
    laws: [CHARTER],
    title: /*i18n*/ { id: "compliance.french_missing", message: "French text required in Quebec" },
    explanation: /*i18n*/ {
      id: "compliance.french_missing.why",
      message:
        "Commercial publications in Quebec must be in French. An English version may be published only if the French version is published too and is just as complete.",
    },
    remedy: /*i18n*/ {
      id: "compliance.french_missing.remedy",
      message: "Add the title in French, and the description if there is one in English.",
    },
    find: findMissing,
  },
  {
    id: "french-shorter",
    severity: "warns",
    laws: [CHARTER],
    title: /*i18n*/ { id: "compliance.french_shorter", message: "The French description is shorter" },
    explanation: /*i18n*/ {
      id: "compliance.french_shorter.why",
      message: "The French version must be as complete as the English one. Its description is shorter here.",
    },
    remedy: /*i18n*/ {
      id: "compliance.french_shorter.remedy",
      message: "Check that the French description says everything that the English one says.",
    },
    find: findShorter,
  },
  {
    id: "french-draft",
    severity: "warns",
    laws: [CHARTER],
    title: /*i18n*/ { id: "compliance.french_draft", message: "The French text is an unreviewed draft" },
    explanation: /*i18n*/ {
      id: "compliance.french_draft.why",
      message:
        "The French version must be of the same quality as the English one. A program drafted it, and nobody has approved it yet.",
    },
    remedy: /*i18n*/ {
      id: "compliance.french_draft.remedy",
      message: "Read the draft, correct it, and approve it.",
    },
    find: (listing) =>
      listing.machineLanguage === "fr" ? { field: fieldOf(listing, "fr", "description") } : undefined,
  },
  {
    id: "french-document",
    severity: "warns",
    laws: [CHARTER],
    title: /*i18n*/ { id: "compliance.french_document", message: "The document has to be in French too" },
    explanation: /*i18n*/ {
      id: "compliance.french_document.why",
      message:
        "Brochures and other commercial documents in Quebec must be in French, in any medium. We do not read the document, so we cannot tell its language. The same is true of texts in photos and in the deal room.",
    },
    remedy: /*i18n*/ {
      id: "compliance.french_document.remedy",
      message: "Check that the document is in French, or in French and English with both just as complete.",
    },
    find: ({ hasDocument }) => (hasDocument === true ? { field: "document" } : undefined),
  },
];

function findMissing(listing: CheckedListing) {
  const { en, fr } = listing.texts;
  if (isWritten(en?.title) && !isWritten(fr?.title)) return { field: fieldOf(listing, "fr", "title") };
  const isLacking = isWritten(en?.description) && !isWritten(fr?.description);
  return isLacking ? { field: fieldOf(listing, "fr", "description") } : undefined;
}

function findShorter(listing: CheckedListing) {
  const { en, fr } = listing.texts;
  const isShorter = isWritten(fr?.description) && lengthOf(fr?.description) < lengthOf(en?.description);
  return isShorter ? { field: fieldOf(listing, "fr", "description") } : undefined;
}

const lengthOf = (text = "") => [...text.trim()].length;
const isWritten = (text?: string) => lengthOf(text) > 0;
