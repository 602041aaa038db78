import type { Message } from "../../shared/text.ts";
import type { ProvinceCode } from "./places.provinces.ts";

/** An introduction to each province's commercial market. */
export const PROVINCE_DESCRIPTIONS: Readonly<Record<ProvinceCode, Message>> = {
  ON: /*i18n*/ {
    id: "places.description.ON",
    message:
      "Canada’s largest commercial market: head offices and logistics around Toronto, government and technology in Ottawa, manufacturing along the 401, and resource towns in the north.",
  },
  BC: /*i18n*/ {
    id: "places.description.BC",
    message:
      "A Pacific gateway where land is scarce and industrial space is fought over. Ports, film, technology and tourism drive demand on the coast, with wine country and forestry in the Interior.",
  },
  AB: /*i18n*/ {
    id: "places.description.AB",
    message:
      "Energy, agriculture and fast-growing distribution hubs, with no provincial sales tax. Calgary and Edmonton lead, and serviced industrial land is still within reach.",
  },
  QC: /*i18n*/ {
    id: "places.description.QC",
    message:
      "A diversified economy in which business is done in French, from aerospace and life sciences in Montreal to food processing, dairy and tourism in the regions. Many family businesses are looking for a successor.",
  },
  MB: /*i18n*/ {
    id: "places.description.MB",
    message:
      "Steady and affordable, with Winnipeg as its transport and food-processing centre and productive farmland all around. Owners tend to hold for the long term, so good listings often change hands quietly.",
  },
  SK: /*i18n*/ {
    id: "places.description.SK",
    message:
      "Grain, potash and energy set the pace here. Saskatoon and Regina serve a wide farming region, and farmland, equipment dealerships and service businesses make up much of the market.",
  },
  NS: /*i18n*/ {
    id: "places.description.NS",
    message:
      "Halifax anchors a market built on its port, universities, defence and a growing population, while inns, fisheries and main-street businesses trade along the coast and in the Annapolis Valley.",
  },
  NB: /*i18n*/ {
    id: "places.description.NB",
    message:
      "A bilingual province at the crossroads of the Maritimes. Moncton handles distribution for the region, Saint John has the port and Fredericton the public sector, all at moderate prices.",
  },
  NL: /*i18n*/ {
    id: "places.description.NL",
    message:
      "Offshore energy, fisheries and a thriving visitor season, centred on St. John’s. Along the coast and in Labrador, mining towns and harbours keep service businesses busy.",
  },
  PE: /*i18n*/ {
    id: "places.description.PE",
    message:
      "A small island with an outsized food sector: potatoes, shellfish and processing, together with a busy summer season. Land ownership has rules of its own, worth learning early.",
  },
  NT: /*i18n*/ {
    id: "places.description.NT",
    message:
      "Mining, government and transport support a compact market around Yellowknife and Hay River. Buildings are costly to replace, which gives existing space its value.",
  },
  YT: /*i18n*/ {
    id: "places.description.YT",
    message:
      "Whitehorse gathers most of the territory’s trade, from mining supply and construction to outdoor tourism along the Alaska Highway. Demand for space regularly outruns supply.",
  },
  NU: /*i18n*/ {
    id: "places.description.NU",
    message:
      "Communities reached by air and sealift, where storage, accommodation and construction services are always needed. Most land is leased rather than owned, so local advice matters.",
  },
};

/** The regions of Ontario that agents cover, from the largest market outward. */
const ONTARIO_REGIONS: readonly Message[] = [
  /*i18n*/ { id: "places.region.greater-toronto-area", message: "Greater Toronto Area" },
  /*i18n*/ { id: "places.region.golden-horseshoe", message: "Golden Horseshoe" },
  /*i18n*/ { id: "places.region.niagara", message: "Niagara" },
  /*i18n*/ { id: "places.region.waterloo-wellington", message: "Waterloo-Wellington" },
  /*i18n*/ { id: "places.region.southwestern-ontario", message: "Southwestern Ontario" },
  /*i18n*/ { id: "places.region.eastern-ontario", message: "Eastern Ontario" },
  /*i18n*/ { id: "places.region.ottawa-valley", message: "Ottawa Valley" },
  /*i18n*/ { id: "places.region.kawarthas", message: "Kawarthas & Northumberland" },
  /*i18n*/ { id: "places.region.georgian-bay-muskoka", message: "Georgian Bay & Muskoka" },
  /*i18n*/ { id: "places.region.northern-ontario", message: "Northern Ontario" },
];

/** The regions that agents of a province cover. Only Ontario lists them (product.md §4). */
export function regionsCovered(code: string): readonly Message[] {
  return code === "ON" ? ONTARIO_REGIONS : [];
}
