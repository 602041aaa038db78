import { foldText } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { findProvince } from "../places/places.schema.ts";

/** What a licence lets its holder trade in. `general` is not limited to a kind of property; `other` is, such as to rentals. */
export const LICENCE_CLASSES = ["general", "commercial", "residential", "other"] as const;
export type LicenceClass = (typeof LICENCE_CLASSES)[number];

/** A body that licenses real estate agents. Its name is its own, in whichever language it uses. */
export interface Regulator {
  /** The code it is stored under, even after its name has changed. */
  readonly code: string;
  readonly name: string;
  /** The URL of its register of licences, or its licensing office; missing if none could be confirmed. */
  readonly site?: string;
  /** The classes it licenses; general and other unless given. */
  readonly classes?: readonly LicenceClass[];
  /** Its guide for people whom no agent represents, or its advice about agents; missing if none could be confirmed. */
  readonly guide?: string;
}

/**
 * Each province's regulators. In the territories, a government department issues licences. A URL is one that was seen
 * to work, and in most cases the regulator's home page: registers move within their sites.
 */
export const REGULATORS: Readonly<Record<ProvinceName, readonly Regulator[]>> = {
  // Its own pages (reco.on.ca/agents-and-brokerages) say that whoever trades in real estate is registered with it.
  Ontario: [
    {
      code: "RECO",
      name: "Real Estate Council of Ontario",
      site: "https://www.reco.on.ca/",
      classes: ["general"],
      // Lists its Information Guide, in English and French and for commercial property.
      guide: "https://www.reco.on.ca/agents-and-brokerages/tresa-explained/reco-bulletins",
    },
  ],
  // Its own pages (bcfsa.ca, Licensing Requirements in B.C.).
  "British Columbia": [{ code: "BCFSA", name: "BC Financial Services Authority", site: "https://www.bcfsa.ca/" }],
  // Its pages for the public (recaprotects.ca/real-estate-101) name its register, RECA ProCheck.
  Alberta: [
    {
      code: "RECA",
      name: "Real Estate Council of Alberta",
      site: "https://www.reca.ca/",
      classes: ["commercial", "residential", "other"],
      guide: "https://www.reca.ca/consumers/tools-resources/faqs",
    },
  ],
  // Its own page (oaciq.com, conditions for using the register of licence holders) says that its site has the register.
  Quebec: [
    {
      code: "OACIQ",
      name: "Organisme d’autoréglementation du courtage immobilier du Québec",
      site: "https://www.oaciq.com/",
      classes: ["general", "commercial", "residential"],
      guide: "https://www.oaciq.com/fr/oaciq/tout-sur-oaciq/tout-savoir",
    },
  ],
  // Its site for real estate (mbrealestate.ca, Registration). The Real Estate Services Act names the Commission.
  Manitoba: [{ code: "MSC", name: "Manitoba Securities Commission", site: "https://mbrealestate.ca/" }],
  // Its own pages (srec.ca, registration). Part II of The Real Estate Act makes it keep the register.
  Saskatchewan: [{ code: "SREC", name: "Saskatchewan Real Estate Commission", site: "https://www.srec.ca/" }],
  // Its own pages (nsrec.ns.ca/licensees/licensing).
  "Nova Scotia": [{ code: "NSREC", name: "Nova Scotia Real Estate Commission", site: "https://nsrec.ns.ca/" }],
  // Its own bulletins (fcnb.ca, Consumer Affairs Bulletin 2022-002) say that it issues the licences.
  "New Brunswick": [
    { code: "FCNB", name: "Financial and Consumer Services Commission of New Brunswick", site: "https://fcnb.ca/" },
  ],
  // Real Estate Trading Act, 2019 (assembly.nl.ca) names the office. No address of a register was found.
  "Newfoundland and Labrador": [
    { code: "DGSNL", name: "Superintendent of Real Estate Brokers and Salespersons, Newfoundland and Labrador" },
  ],
  // The government's page on salespersons names the Registrar and links to the search for their licences.
  "Prince Edward Island": [
    {
      code: "PEI-FCS",
      name: "Registrar of Real Estate, Prince Edward Island",
      site: "https://www.princeedwardisland.ca/en/service/real-estate-salesperson",
    },
  ],
  // Unconfirmed: the Real Estate Agents' Licensing Act is in force, but no page names the department or has a register.
  "Northwest Territories": [{ code: "NWT-MACA", name: "Municipal and Community Affairs, Northwest Territories" }],
  // yukon.ca describes the licences but names no department and no register: the department is unconfirmed.
  Yukon: [{ code: "YCS", name: "Community Services, Yukon" }],
  // The government's page on licences says that Consumer Affairs issues them. It has no register.
  Nunavut: [
    {
      code: "NU-CGS",
      name: "Consumer Affairs, Government of Nunavut",
      site: "https://www.gov.nu.ca/en/business-and-entrepreneurship/business-licensing",
    },
  ],
};

const USUAL_CLASSES: readonly LicenceClass[] = ["general", "other"];

/** The classes of licences that a province's regulators issue; empty for an unknown province (product.md §10.5). */
export function listLicenceClasses(province: string): readonly LicenceClass[] {
  const known = findProvince(province);
  if (known === undefined) return [];
  const classes = REGULATORS[known.name].flatMap((regulator) => regulator.classes ?? USUAL_CLASSES);
  return LICENCE_CLASSES.filter((each) => classes.includes(each));
}

/** A province's regulator by its code, in any case; undefined if the province has no such regulator. */
export function findRegulator(province: string, code: string): Regulator | undefined {
  const known = findProvince(province);
  const folded = foldText(code);
  return known && REGULATORS[known.name].find((regulator) => foldText(regulator.code) === folded);
}
