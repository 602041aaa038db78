import { both, type Law, type Rule } from "./compliance.terms.ts";
import { DESIGNATION_LAWS, isDesignation } from "./designations.ts";

/** Who advertises a listing (product.md §15). */

const REPRESENTATIONS: Law = {
  act: {
    en: "Competition Act, R.S.C. 1985, c. C-34",
    fr: "Loi sur la concurrence, L.R.C. 1985, ch. C-34",
  },
  sections: ["74.01"],
};

/** Each requires the brokerage's registered name in every advertisement. */
const AGENTS_ADVERTISING: readonly Law[] = [
  {
    act: {
      en: "O. Reg. 567/05 (Advertising), under the Trust in Real Estate Services Act, 2002, S.O. 2002, c. 30, Sched. C; RECO Bulletins 5.1 and 5.3",
      fr: "Règl. de l’Ont. 567/05 (Publicité), pris en vertu de la Loi de 2002 sur la confiance dans les services immobiliers, L.O. 2002, chap. 30, ann. C; bulletins 5.1 et 5.3 du RECO",
    },
    site: "https://www.reco.on.ca/agents-and-brokerages/tresa-explained/reco-bulletins",
    provinces: ["Ontario"],
  },
  {
    act: {
      en: "Regulation respecting brokerage requirements, professional conduct of brokers and advertising, CQLR c. C-73.2, r. 1",
      fr: "Règlement sur les conditions d’exercice d’une opération de courtage, sur la déontologie des courtiers et sur la publicité, RLRQ c. C-73.2, r. 1",
    },
    site: "https://www.oaciq.com/",
    provinces: ["Quebec"],
  },
  {
    act: both("Real Estate Services Rules, B.C. Reg. 209/2021"),
    sections: ["40"],
    site: "https://www.bcfsa.ca/industry-resources/real-estate-professional-resources/knowledge-base/information/advertising-information",
    provinces: ["British Columbia"],
  },
  {
    act: both("Real Estate Act, R.S.A. 2000, c. R-5, and the Real Estate Act Rules"),
    site: "https://www.reca.ca/professionals-learners/tools-resources/advertising/",
    provinces: ["Alberta"],
  },
  {
    act: both("The Real Estate Act, S.S. 1995, c. R-1.3, and the Commission’s bylaws"),
    site: "https://srec.ca/regadgdlns",
    provinces: ["Saskatchewan"],
  },
  {
    act: both("Real Estate Trading Act, S.N.S. 1996, c. 28, and the Commission’s bylaw"),
    site: "https://nsrec.ns.ca/news-practice-resources/advertising-guidelines",
    provinces: ["Nova Scotia"],
  },
];

export const ADVERTISING_RULES: readonly Rule[] = [
  {
    id: "authority",
    severity: "blocks",
    laws: [REPRESENTATIONS],
    title: /*i18n*/ { id: "compliance.authority", message: "Your authority to offer it" },
    explanation: /*i18n*/ {
      id: "compliance.authority.why",
      message:
        "Only the owner, someone authorized to act for the owner, or an agent with authority may offer a property or business. Implying authority you do not have is a misleading representation.",
    },
    remedy: /*i18n*/ { id: "compliance.authority.remedy", message: "Check one of the two declarations on the form." },
    find: ({ postedAs }) => (postedAs === undefined ? { field: "isAuthorized" } : undefined),
  },
  {
    id: "brokerage-name",
    severity: "warns",
    laws: AGENTS_ADVERTISING,
    title: /*i18n*/ { id: "compliance.brokerage", message: "The name of your brokerage" },
    explanation: /*i18n*/ {
      id: "compliance.brokerage.why",
      message:
        "An agent’s advertisement must clearly show the name of the brokerage, as registered with the regulator. Your account has none, and words in the texts cannot replace it.",
    },
    remedy: /*i18n*/ {
      id: "compliance.brokerage.remedy",
      message: "Add it under “Brokerage and board” on your profile page, exactly as it is registered.",
    },
    find: ({ postedAs, brokerageName }) =>
      postedAs === "agent" && (brokerageName ?? "").trim() === "" ? { field: "description" } : undefined,
  },
  {
    id: "designation",
    severity: "warns",
    laws: DESIGNATION_LAWS,
    title: /*i18n*/ { id: "compliance.designation", message: "Your designation" },
    explanation: /*i18n*/ {
      id: "compliance.designation.why",
      message:
        "An agent named in an advertisement must be identified by one of the titles that the regulator permits, such as broker or salesperson in Ontario, or commercial real estate broker in Quebec. Your profile gives none of them.",
    },
    remedy: /*i18n*/ {
      id: "compliance.designation.remedy",
      message: "Enter it on your profile page, under “Designation”, exactly as it is on your licence.",
    },
    find: ({ postedAs, designation, province }) =>
      postedAs === "agent" && !isDesignation(designation ?? "", province) ? { field: "description" } : undefined,
  },
];
