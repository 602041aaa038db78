import { both, type CheckedListing, type Law, type Rule } from "./compliance.terms.ts";

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
      en: "Trust in Real Estate Services Act, 2002, S.O. 2002, c. 30, Sched. C, and its regulations on advertising",
      fr: "Loi de 2002 sur la confiance dans les services immobiliers, L.O. 2002, chap. 30, ann. C, et ses règlements sur la publicité",
    },
    site: "https://www.reco.on.ca/registrars-bulletin/advertising-checklist/",
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

/** Each requires a description of the advertiser. The designations are those on the linked pages. */
const DESIGNATIONS: readonly Law[] = [
  ...AGENTS_ADVERTISING.filter(({ provinces }) => provinces?.includes("Ontario")),
  ...AGENTS_ADVERTISING.filter(({ provinces }) => provinces?.includes("Quebec")).map((law) => ({
    ...law,
    sections: ["115"],
  })),
];

/** Words that come with a brokerage's name, and agent designations: whole words, in either language. */
const BROKERAGE_WORDS = ["brokerage", "realty", "maison de courtage", "agence immobilière", "courtage immobilier"];
const DESIGNATION_WORDS = [
  ...["broker", "broker of record", "salesperson", "sales representative", "real estate agent", "realtor®?"],
  ...[
    "courti(?:er|ère)s?",
    "courti(?:er|ère) immobili(?:er|ère)",
    "représentante? des ventes",
    "agente? immobili(?:er|ère)",
  ],
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
        "An agent’s advertisement must clearly show the name of the brokerage, as registered with the regulator. We found none in your account or your texts.",
    },
    remedy: /*i18n*/ {
      id: "compliance.brokerage.remedy",
      message:
        "Add it under “Brokerage and board” on your profile page, or end the description with its name, as in “Lakeshore Realty Inc., Brokerage”.",
    },
    find: ({ postedAs, brokerageName, texts }) =>
      postedAs === "agent" && (brokerageName ?? "").trim() === "" && !mentions(texts, BROKERAGE_WORDS)
        ? { field: "description" }
        : undefined,
  },
  {
    id: "designation",
    severity: "warns",
    laws: DESIGNATIONS,
    title: /*i18n*/ { id: "compliance.designation", message: "Your designation" },
    explanation: /*i18n*/ {
      id: "compliance.designation.why",
      message:
        "An agent named in an advertisement must be identified by the title the regulator uses, such as broker, salesperson or commercial real estate broker. Neither your profile nor your listing gives one.",
    },
    remedy: /*i18n*/ {
      id: "compliance.designation.remedy",
      message: "Add it on your profile page, next to your brokerage, or end the description with it.",
    },
    find: ({ postedAs, designation, texts }) =>
      postedAs === "agent" && (designation ?? "").trim() === "" && !mentions(texts, DESIGNATION_WORDS)
        ? { field: "description" }
        : undefined,
  },
];

function mentions(texts: CheckedListing["texts"], words: readonly string[]): boolean {
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu");
  return Object.values(texts).some(({ title, description }) => wanted.test(`${title} ${description}`.normalize("NFC")));
}
