import { DAY_MS } from "../../shared/durations.ts";
import { isFranchise } from "../categories/categories.schema.ts";
import { both, type Law, type Rule } from "./compliance.terms.ts";

/** Days that a franchisee has to read the disclosure document before signing or paying, in every province that requires one. */
export const DISCLOSURE_DAYS = 14;

/** Each requires the disclosure document 14 days ahead. Saskatchewan's has been in force since June 30, 2026. */
const FRANCHISE_LAWS: readonly Law[] = [
  {
    act: {
      en: "Arthur Wishart Act (Franchise Disclosure), 2000, S.O. 2000, c. 3",
      fr: "Loi Arthur Wishart de 2000 sur la divulgation relative aux franchises, L.O. 2000, chap. 3",
    },
    sections: ["5"],
    site: "https://www.ontario.ca/laws/statute/00a03",
    provinces: ["Ontario"],
  },
  { act: both("Franchises Act, R.S.A. 2000, c. F-23"), sections: ["4"], provinces: ["Alberta"] },
  { act: both("Franchises Act, S.B.C. 2015, c. 35"), sections: ["5"], provinces: ["British Columbia"] },
  {
    act: { en: "The Franchises Act, C.C.S.M. c. F156", fr: "Loi sur les franchises, c. F156 de la C.P.L.M." },
    sections: ["5"],
    provinces: ["Manitoba"],
  },
  {
    act: { en: "Franchises Act, R.S.N.B. 2014, c. 111", fr: "Loi sur les franchises, L.R.N.-B. 2014, ch. 111" },
    sections: ["5"],
    provinces: ["New Brunswick"],
  },
  { act: both("Franchises Act, R.S.P.E.I. 1988, c. F-14.1"), provinces: ["Prince Edward Island"] },
  {
    // Its chapter was not found.
    act: {
      en: "The Franchise Disclosure Act (Saskatchewan), in force since June 30, 2026",
      fr: "The Franchise Disclosure Act (Saskatchewan), en vigueur depuis le 30 juin 2026",
    },
    provinces: ["Saskatchewan"],
  },
];

const FRANCHISES = ["New Franchise Territory", "Franchise Resale"];
/** In the same category, and franchises or not. */
const PERHAPS_FRANCHISES = ["Pop-up/Seasonal Location", "Remote/Digital Business"];

export const FRANCHISE_RULES: readonly Rule[] = [
  {
    id: "franchise-disclosure",
    severity: "informs",
    laws: FRANCHISE_LAWS,
    title: /*i18n*/ { id: "compliance.franchise", message: "Franchise: 14 days before signing" },
    explanation: /*i18n*/ {
      id: "compliance.franchise.why",
      message:
        "In this province a franchisor must give a buyer a disclosure document at least 14 days before the buyer signs a franchise agreement or pays anything. A resale by the franchisee alone can be exempt, unless it is effected by or through the franchisor.",
    },
    remedy: /*i18n*/ {
      id: "compliance.franchise.remedy",
      message:
        "Have the disclosure document ready, and allow 14 days between its delivery and the first signature. Your listing shows readers a notice about this.",
    },
    notice: /*i18n*/ {
      id: "compliance.franchise.notice",
      message:
        "In this province you are entitled to the franchisor’s disclosure document at least 14 days before you sign a franchise agreement or pay anything. A confidentiality agreement that the law permits may come first. A resale by the franchisee alone can be exempt.",
    },
    find: ({ subtype }) => (FRANCHISES.includes(subtype) ? { field: "subtype" } : undefined),
  },
  {
    id: "franchise-disclosure-if",
    severity: "informs",
    laws: FRANCHISE_LAWS,
    title: /*i18n*/ { id: "compliance.franchise_if", message: "If it is a franchise: 14 days before signing" },
    explanation: /*i18n*/ {
      id: "compliance.franchise_if.why",
      message:
        "If it is a franchise, a franchisor in this province must give a buyer a disclosure document at least 14 days before the buyer signs a franchise agreement or pays anything. A license to use a brand, with payments and control of how the business is run, can be a franchise whatever it is called.",
    },
    remedy: /*i18n*/ {
      id: "compliance.franchise_if.remedy",
      message:
        "If it is one, have the disclosure document ready and allow 14 days before the first signature. Your listing shows readers a notice about this.",
    },
    notice: /*i18n*/ {
      id: "compliance.franchise_if.notice",
      message:
        "If it is a franchise, you are entitled in this province to the franchisor’s disclosure document at least 14 days before you sign a franchise agreement or pay anything. A confidentiality agreement that the law permits may come first.",
    },
    find: ({ type, subtype }) =>
      isFranchise(type) && PERHAPS_FRANCHISES.includes(subtype) ? { field: "subtype" } : undefined,
  },
  {
    id: "franchise-agreement",
    severity: "warns",
    laws: FRANCHISE_LAWS,
    title: /*i18n*/ { id: "compliance.franchise_agreement", message: "NDA of your own for a franchise" },
    explanation: /*i18n*/ {
      id: "compliance.franchise_agreement.why",
      message:
        "A confidentiality agreement can be signed before the disclosure document only if it is about nothing else, and leaves the buyer free to talk to franchisees, their organizations and professional advisers. Otherwise signing it early may let the buyer cancel the purchase.",
    },
    remedy: /*i18n*/ {
      id: "compliance.franchise_agreement.remedy",
      message: "Choose the standard text, which has a version for franchises, or have a lawyer confirm yours.",
    },
    find: ({ type, agreementKind }) =>
      agreementKind === "own" && isFranchise(type) ? { field: "agreement" } : undefined,
  },
];

/** The first day on which a recipient of the disclosure document may sign: some provinces count 14 clear days. */
export function earliestSigning(received: Date): Date {
  return new Date(received.getTime() + (DISCLOSURE_DAYS + 1) * DAY_MS);
}
