import { LANGUAGES } from "../../shared/text.ts";
import { fieldOf } from "./checked-texts.rules.ts";
import { both, type CheckedListing, type Law, type Rule } from "./compliance.terms.ts";
import { ENGLISH_PHRASES, FRENCH_PHRASES } from "./human-rights.phrases.ts";

/** Each forbids publishing a notice that shows an intention to discriminate, or discriminating in tenancies and sales. */
const HUMAN_RIGHTS_LAWS: readonly Law[] = [
  {
    act: {
      en: "Human Rights Code, R.S.O. 1990, c. H.19",
      fr: "Code des droits de la personne, L.R.O. 1990, chap. H.19",
    },
    sections: ["13"],
    site: "https://www3.ohrc.on.ca/en/part-ii-interpretation-and-application/announced-intention-discriminate",
    provinces: ["Ontario"],
  },
  {
    act: both("Human Rights Code, R.S.B.C. 1996, c. 210"),
    sections: ["7"],
    site: "https://bchrt.bc.ca/human-rights-duties/housing",
    provinces: ["British Columbia"],
  },
  {
    act: both("Alberta Human Rights Act, R.S.A. 2000, c. A-25.5"),
    sections: ["3"],
    site: "https://albertahumanrights.ab.ca/other-issues/publications-and-notices/",
    provinces: ["Alberta"],
  },
  {
    act: {
      en: "Charter of human rights and freedoms, CQLR c. C-12",
      fr: "Charte des droits et libertés de la personne, RLRQ c. C-12",
    },
    sections: ["11"],
    site: "https://www.legisquebec.gouv.qc.ca/en/document/cs/c-12",
    provinces: ["Quebec"],
  },
  {
    act: {
      en: "The Human Rights Code, C.C.S.M. c. H175",
      fr: "Code des droits de la personne, c. H175 de la C.P.L.M.",
    },
    sections: ["18"],
    site: "http://manitobahumanrights.ca/signs.html",
    provinces: ["Manitoba"],
  },
  { act: both("The Saskatchewan Human Rights Code, 2018, c. S-24.2"), sections: ["14"], provinces: ["Saskatchewan"] },
  { act: both("Human Rights Act, R.S.N.S. 1989, c. 214"), provinces: ["Nova Scotia"] },
  {
    act: {
      en: "Human Rights Act, R.S.N.B. 2011, c. 171",
      fr: "Loi sur les droits de la personne, L.R.N.-B. 2011, ch. 171",
    },
    provinces: ["New Brunswick"],
  },
  { act: both("Human Rights Act, 2010, S.N.L. 2010, c. H-13.1"), provinces: ["Newfoundland and Labrador"] },
  { act: both("Human Rights Act, R.S.P.E.I. 1988, c. H-12"), provinces: ["Prince Edward Island"] },
  {
    act: {
      en: "Human Rights Act, S.N.W.T. 2002, c. 18",
      fr: "Loi sur les droits de la personne, L.T.N.-O. 2002, ch. 18",
    },
    provinces: ["Northwest Territories"],
  },
  {
    act: { en: "Human Rights Act, R.S.Y. 2002, c. 116", fr: "Loi sur les droits de la personne, L.R.Y. 2002, ch. 116" },
    provinces: ["Yukon"],
  },
  {
    act: { en: "Human Rights Act, S.Nu. 2003, c. 12", fr: "Loi sur les droits de la personne, L.Nun. 2003, ch. 12" },
    provinces: ["Nunavut"],
  },
];

export const HUMAN_RIGHTS_RULES: readonly Rule[] = [
  {
    id: "human-rights-wording",
    severity: "warns",
    laws: HUMAN_RIGHTS_LAWS,
    title: /*i18n*/ { id: "compliance.human_rights", message: "Wording that may exclude people" },
    explanation: /*i18n*/ {
      id: "compliance.human_rights.why",
      message:
        "“{words}”: an advertisement must not show an intention to turn people away because of their religion, origin, family or another protected characteristic.",
    },
    remedy: /*i18n*/ {
      id: "compliance.human_rights.remedy",
      message: "Describe the place and its use, not the people. If you mean something else, you can leave it as it is.",
    },
    find: findPhrases,
  },
];

/** Phrases of whole words, in whichever language the text is. */
const PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...ENGLISH_PHRASES, ...FRENCH_PHRASES].join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** All phrases, with the field of the first. */
function findPhrases(listing: CheckedListing) {
  const found = LANGUAGES.flatMap((language) =>
    (["title", "description"] as const).flatMap((name) => {
      const words = listPhrases(listing.texts[language]?.[name] ?? "");
      return words.map((word) => ({ word, field: fieldOf(listing, language, name) }));
    }),
  );
  const [first] = found;
  return first && { field: first.field, words: [...new Set(found.map(({ word }) => word))] };
}

const listPhrases = (text: string): string[] =>
  text.normalize("NFC").replaceAll("’", "'").replace(/\s+/gu, " ").match(PHRASES) ?? [];
