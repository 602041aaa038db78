import { foldText } from "../../shared/text.ts";
import type { Law } from "./compliance.terms.ts";

/** By what titles agents must be identified in advertisements, in the provinces that have a list. */

/** Each requires one of the province's designations. */
export const DESIGNATION_LAWS: readonly Law[] = [
  {
    act: {
      en: "O. Reg. 567/05 (Advertising), under the Trust in Real Estate Services Act, 2002, S.O. 2002, c. 30, Sched. C; RECO Bulletin 5.2",
      fr: "Règl. de l’Ont. 567/05 (Publicité), pris en vertu de la Loi de 2002 sur la confiance dans les services immobiliers, L.O. 2002, chap. 30, ann. C; bulletin 5.2 du RECO",
    },
    site: "https://www.reco.on.ca/agents-and-brokerages/reco-bulletins/reco-bulletin-5-2-permitted-terms",
    provinces: ["Ontario"],
  },
  {
    act: {
      en: "Regulation respecting brokerage requirements, professional conduct of brokers and advertising, CQLR c. C-73.2, r. 1",
      fr: "Règlement sur les conditions d’exercice d’une opération de courtage, sur la déontologie des courtiers et sur la publicité, RLRQ c. C-73.2, r. 1",
    },
    sections: ["115"],
    site: "https://www.oaciq.com/",
    provinces: ["Quebec"],
  },
];

/** As RECO Bulletin 5.2 lists them, with their French equivalents. Only members of CREA may use the mark REALTOR®. */
const ONTARIO = [
  ...["salesperson", "real estate salesperson", "sales representative", "real estate sales representative"],
  ...["broker", "real estate broker", "broker real estate agent", "real estate agent"],
  ...["broker of record", "real estate broker of record"],
  ...["realtor", "realtor salesperson", "realtor broker"],
  ...[
    "agent immobilier",
    "agente immobiliere",
    "courtier",
    "courtiere",
    "courtier immobilier",
    "courtiere immobiliere",
  ],
  ...["courtier responsable", "courtiere responsable", "representant commercial", "representante commerciale"],
];

/** The four of section 115, each for men and women, and in English. */
const QUEBEC = [
  ...["courtier immobilier", "courtier immobilier agree", "courtier immobilier residentiel"],
  ...["courtier immobilier commercial", "courtiere immobiliere", "courtiere immobiliere agreee"],
  ...["courtiere immobiliere residentielle", "courtiere immobiliere commerciale"],
  ...["real estate broker", "chartered real estate broker", "certified real estate broker"],
  ...["residential real estate broker", "commercial real estate broker"],
];

const DESIGNATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  Ontario: new Set(ONTARIO),
  Quebec: new Set(QUEBEC),
};

/**
 * Whether an agent's designation is one that the province permits, in any case and with or without accents and “®”; more may
 * follow a comma. True in a province without a list (product.md §15).
 */
export function isDesignation(designation: string, province: string): boolean {
  const permitted = Object.hasOwn(DESIGNATIONS, province) ? DESIGNATIONS[province] : undefined;
  const [title = ""] = designation.split(",");
  return permitted?.has(foldText(title.replaceAll("®", "")).replace(/\s+/gu, " ").trim()) ?? true;
}
