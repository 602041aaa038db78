import { foldText } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { findProvince } from "../places/places.schema.ts";

/** A body that licenses real estate agents. Its name is its own, in whichever language it uses. */
export interface Regulator {
  /** The abbreviation it is stored by, also after its name has changed. */
  readonly code: string;
  readonly name: string;
}

/** The regulators of each province. In the territories, a government department issues licences. */
export const REGULATORS: Readonly<Record<ProvinceName, readonly Regulator[]>> = {
  Ontario: [{ code: "RECO", name: "Real Estate Council of Ontario" }],
  "British Columbia": [{ code: "BCFSA", name: "BC Financial Services Authority" }],
  Alberta: [{ code: "RECA", name: "Real Estate Council of Alberta" }],
  Quebec: [{ code: "OACIQ", name: "Organisme d’autoréglementation du courtage immobilier du Québec" }],
  Manitoba: [{ code: "MSC", name: "Manitoba Securities Commission" }],
  Saskatchewan: [{ code: "SREC", name: "Saskatchewan Real Estate Commission" }],
  "Nova Scotia": [{ code: "NSREC", name: "Nova Scotia Real Estate Commission" }],
  "New Brunswick": [{ code: "FCNB", name: "Financial and Consumer Services Commission of New Brunswick" }],
  "Newfoundland and Labrador": [
    { code: "DGSNL", name: "Superintendent of Real Estate Brokers and Salespersons, Newfoundland and Labrador" },
  ],
  "Prince Edward Island": [{ code: "PEI-FCS", name: "Financial and Consumer Services, Prince Edward Island" }],
  "Northwest Territories": [{ code: "NWT-MACA", name: "Municipal and Community Affairs, Northwest Territories" }],
  Yukon: [{ code: "YCS", name: "Community Services, Yukon" }],
  Nunavut: [{ code: "NU-CGS", name: "Consumer Affairs, Government of Nunavut" }],
};

/** A province's regulator by its code, in any case; undefined if the province has no such regulator. */
export function findRegulator(province: string, code: string): Regulator | undefined {
  const known = findProvince(province);
  const folded = foldText(code);
  return known && REGULATORS[known.name].find((regulator) => foldText(regulator.code) === folded);
}
