import type { Message } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { both, type CheckedListing, type Law, type Rule } from "./compliance.terms.ts";

interface Limit {
  readonly id: string;
  readonly province: ProvinceName;
  readonly law: Omit<Law, "provinces">;
  /** Who may own how much. */
  readonly limit: Message;
  /** Whether it limits land of any use, and not only farm land. */
  readonly isAnyUse?: boolean;
}

/** The provinces that limit who may own farm land, or any land. */
const LIMITS: readonly Limit[] = [
  {
    id: "farm-land-saskatchewan",
    province: "Saskatchewan",
    law: {
      act: both("The Saskatchewan Farm Security Act, S.S. 1988-89, c. S-17.1, Part VI"),
      site: "https://www.saskatchewan.ca/government/government-structure/boards-commissions-and-agencies/farm-land-security-board-and-farm-ownership/farm-ownership",
    },
    limit: /*i18n*/ {
      id: "compliance.farm_land.saskatchewan",
      message:
        "In Saskatchewan, people who are neither citizens nor permanent residents of Canada, and organizations that are not wholly Canadian-owned, may hold at most 10 acres of farm land without an exemption from the Farm Land Security Board. Pension plans, among them the Canada Pension Plan since October 2025, and most trusts do not count as Canadian-owned.",
    },
  },
  {
    id: "farm-land-manitoba",
    province: "Manitoba",
    law: {
      act: {
        en: "The Farm Lands Ownership Act, C.C.S.M. c. F35",
        fr: "Loi sur la propriété agricole, c. F35 de la C.P.L.M.",
      },
      sections: ["2", "3", "4"],
      site: "https://gov.mb.ca/agriculture/land-management/foreign-ownership.html",
    },
    limit: /*i18n*/ {
      id: "compliance.farm_land.manitoba",
      message:
        "In Manitoba, people who are neither citizens nor permanent residents of Canada, and organizations that are not Canadian-owned, may hold at most 40 acres of farm land without an exemption from the Manitoba Farm Industry Board.",
    },
  },
  {
    id: "farm-land-prince-edward-island",
    province: "Prince Edward Island",
    isAnyUse: true,
    law: {
      act: both("Lands Protection Act, R.S.P.E.I. 1988, c. L-5"),
      sections: ["2", "4", "5"],
      site: "https://irac.pe.ca/lands/land/frequently-asked-questions/",
    },
    limit: /*i18n*/ {
      id: "compliance.farm_land.prince_edward_island",
      message:
        "In Prince Edward Island, non-residents need a permit for more than 5 acres or 165 feet of shore frontage, whatever the land is used for, and corporations need one too. Nobody may hold more than 1,000 acres in total, and no corporation more than 3,000.",
    },
  },
  {
    id: "farm-land-quebec",
    province: "Quebec",
    law: {
      act: {
        en: "Act respecting the acquisition of farm land by non-residents, CQLR c. A-4.1, and Act respecting the preservation of agricultural land and agricultural activities, CQLR c. P-41.1, s. 79.0.6 and following",
        fr: "Loi sur l’acquisition de terres agricoles par des non-résidents, RLRQ c. A-4.1, et Loi sur la protection du territoire et des activités agricoles, RLRQ c. P-41.1, art. 79.0.6 et suivants",
      },
      site: "https://www.legisquebec.gouv.qc.ca/en/document/cs/A-4.1",
    },
    limit: /*i18n*/ {
      id: "compliance.farm_land.quebec",
      message:
        "In Quebec, non-residents need authorization from the Commission de protection du territoire agricole to acquire 4 hectares of farm land or more. Investment funds can need it for any land in the agricultural zone, and so can buyers who are not registered farmers for land within 1,000 metres of an urban perimeter.",
    },
  },
  {
    id: "farm-land-alberta",
    province: "Alberta",
    isAnyUse: true,
    law: {
      act: both(
        "Agricultural and Recreational Land Ownership Act, R.S.A. 2000, c. A-9, and the Foreign Ownership of Land Regulations, Alta. Reg. 160/79",
      ),
      site: "http://www.servicealberta.ca/foreign-ownership-of-land.cfm",
    },
    limit: /*i18n*/ {
      id: "compliance.farm_land.alberta",
      message:
        "In Alberta, people who are neither citizens nor permanent residents of Canada, and foreign-controlled corporations, may hold at most two parcels totalling 20 acres outside cities, towns and villages, whatever the land is used for, unless they are exempt, as some industrial, commercial and residential projects are.",
    },
  },
];

const TITLE = /*i18n*/ { id: "compliance.farm_land", message: "Farm land: who may own it" };
const LAND_TITLE = /*i18n*/ { id: "compliance.land", message: "Land: who may own it" };
const REMEDY = /*i18n*/ {
  id: "compliance.farm_land.remedy",
  message: "Ask buyers early whether they are eligible. Your listing shows readers a notice about this.",
};

export const FARM_LAND_RULES: readonly Rule[] = LIMITS.map(({ id, province, law, limit, isAnyUse = false }) => ({
  id,
  severity: "informs",
  laws: [{ ...law, provinces: [province] }],
  title: isAnyUse ? LAND_TITLE : TITLE,
  explanation: limit,
  remedy: REMEDY,
  notice: limit,
  find: (listing) => (isOwnable(listing) && isMeant(listing, isAnyUse) ? { field: "subtype" } : undefined),
}));

/** The limits are about owning: a listing that is only for rent has none. */
const isOwnable = ({ listingType }: CheckedListing) => listingType !== "rent";

function isMeant({ type, subtype }: CheckedListing, isAnyUse: boolean): boolean {
  const isFarm = type === "Farm & Agricultural" || subtype === "Farm Lands";
  return isFarm || (isAnyUse && type === "Land & Development");
}
