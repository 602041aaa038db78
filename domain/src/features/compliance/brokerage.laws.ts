import type { ProvinceName } from "../places/places.provinces.ts";
import { both, type Law } from "./compliance.terms.ts";

const LAWS: Readonly<Record<ProvinceName, Omit<Law, "provinces">>> = {
  Ontario: {
    act: {
      en: "Trust in Real Estate Services Act, 2002, S.O. 2002, c. 30, Sched. C",
      fr: "Loi de 2002 sur la confiance dans les services immobiliers, L.O. 2002, chap. 30, ann. C",
    },
    sections: ["4", "5"],
  },
  "British Columbia": { act: both("Real Estate Services Act, S.B.C. 2004, c. 42"), site: "https://www.bcfsa.ca/" },
  Alberta: { act: both("Real Estate Act, R.S.A. 2000, c. R-5"), sections: ["17"] },
  Quebec: {
    act: {
      en: "Real Estate Brokerage Act, CQLR c. C-73.2",
      fr: "Loi sur le courtage immobilier, RLRQ c. C-73.2",
    },
    sections: ["1", "2", "3"],
    site: "https://www.oaciq.com/",
  },
  Manitoba: {
    act: {
      en: "The Real Estate Services Act, C.C.S.M. c. R21",
      fr: "Loi sur les services immobiliers, c. R21 de la C.P.L.M.",
    },
  },
  Saskatchewan: { act: both("The Real Estate Act, S.S. 1995, c. R-1.3") },
  "Nova Scotia": { act: both("Real Estate Trading Act, S.N.S. 1996, c. 28") },
  "New Brunswick": {
    act: {
      en: "Real Estate Agents Act, R.S.N.B. 2011, c. 215",
      fr: "Loi sur les agents immobiliers, L.R.N.-B. 2011, ch. 215",
    },
  },
  // Its chapter could not be confirmed.
  "Newfoundland and Labrador": { act: both("Real Estate Trading Act, 2019") },
  "Prince Edward Island": { act: both("Real Estate Trading Act, R.S.P.E.I. 1988, c. R-2") },
  "Northwest Territories": {
    act: {
      en: "Real Estate Agents’ Licensing Act, R.S.N.W.T. 1988, c. 48 (Supp.)",
      fr: "Loi sur la délivrance de licences aux agents d’immeubles, L.R.T.N.-O. 1988, ch. 48 (suppl.)",
    },
  },
  Yukon: {
    act: {
      en: "Real Estate Agents Act, R.S.Y. 2002, c. 188",
      fr: "Loi sur les agents immobiliers, L.R.Y. 2002, ch. 188",
    },
  },
  Nunavut: {
    act: {
      en: "Real Estate Agents’ Licensing Act, R.S.N.W.T. (Nu.) 1988, c. 48 (Supp.)",
      fr: "Loi sur la délivrance de licences aux agents d’immeubles, L.R.T.N.-O. (Nu.) 1988, ch. 48 (suppl.)",
    },
  },
};

const withProvince = ([province, law]: [string, Omit<Law, "provinces">]) => [
  province,
  { ...law, provinces: [province as ProvinceName] },
];

/** Each province's law on who needs a licence to bring parties together for a reward, for counsel to confirm. */
export const BROKERAGE_LAWS: Readonly<Record<ProvinceName, Law>> = Object.fromEntries(
  Object.entries(LAWS).map(withProvince),
);
