import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const DISTRESSED_ASSET_SALE_EN: SubtypeTexts = {
  kinds: [
    kind("former food-processing plant", {
      noun: "plant",
      keywords: ["processing plant"],
      sets: ["estate"],
      lines: [
        "Boilers, refrigeration and a waste-water system are in place and have been kept on minimum maintenance.",
      ],
    }),
    kind("idle sawmill and yard", {
      noun: "mill",
      keywords: ["sawmill"],
      sets: ["estate"],
      lines: ["Headrig, edger and kilns were running until the mill closed."],
    }),
    kind("unfinished condominium building", {
      noun: "building",
      keywords: ["construction"],
      sets: ["estate"],
      lines: [
        "The structure is complete to the roof and weather-tight; an engineer's report on the remaining work is available.",
      ],
    }),
    kind("closed hotel with land", { noun: "property", keywords: ["hotel"], sets: ["estate"] }),
    kind("bankrupt retailer's inventory and leases", {
      noun: "stock",
      keywords: ["inventory", "liquidation"],
      sets: ["goods"],
    }),
    kind("receivership machine shop", {
      noun: "shop",
      keywords: ["machinery"],
      sets: ["goods"],
      lines: ["CNC machines, tooling and unfinished orders may be bought together or by lot."],
    }),
    kind("vacant commercial block under power of sale", {
      noun: "building",
      keywords: ["power of sale"],
      sets: ["estate"],
      lines: ["[+Power of sale] The mortgagee is in possession and can give vacant possession on closing."],
    }),
    kind("restaurant equipment and leasehold package", { noun: "package", keywords: ["equipment"], sets: ["goods"] }),
    kind("partly serviced subdivision in receivership", {
      noun: "site",
      keywords: ["land", "receivership"],
      sets: ["estate"],
    }),
  ],
  titles: [
    "{kind}, {city}",
    "Court-supervised sale: {kind}, {city}",
    "{kind} {inArea}, sold as is",
    "Receiver's sale: {kind} near {road}",
    "[estate] {kind} on {lotSizeAcreage}",
    "Priced to clear: {kind}, {city}",
    "Lender's sale of {aKind} {inArea}",
    "Quick closing: {kind}, {city}",
    "{kind}, offers invited, {city}",
    "[estate] Distressed real estate: {kind} {inArea}",
  ],
  openings: [
    "{aKind} {inCity}, offered as is, where is, with a quick closing preferred.",
    "Lenders have instructed a discreet sale of {aKind} {inArea}.",
    "The assets of a company that has ceased operations: {kind}, {inCity}.",
    "For a buyer who can move fast and close without conditions: {aKind} {inArea}.",
  ],
  details: [
    "The process: {saleProcess}.",
    "Assets include {assetsIncluded}.",
    "[estate] Buildings of {totalArea} stand on {lotSizeAcreage}.",
    "[+Sold as is] There are no representations or warranties of any kind.",
    "[estate,+Environmental Report] A Phase I environmental report is available for information only.",
    "Secured debt of {outstandingDebt} will be discharged on closing.",
    "[+Quick closing] Closing can take place within thirty days of court approval.",
    "[goods] Inventory was counted and appraised at {inventoryValue}.",
    "[estate] Another use may make sense: {redevelopmentOpportunities}.",
    "Viewings take place by appointment on set days.",
    "A deposit of ten percent accompanies every offer.",
  ],
  keywords: ["distressed", "receivership", "as is", "liquidation", "quick closing"],
  fields: {
    saleProcess: [
      "sealed bids, highest or any offer not necessarily accepted",
      "private sale by the receiver, subject to court approval",
      "lender's sale, offers reviewed as received",
    ],
    assetsIncluded: [
      "land, buildings and remaining equipment",
      "machinery, inventory and trade name",
      "leasehold interest, fixtures and stock",
    ],
    currentUse: ["Vacant", "Closed since last year", "Minimum maintenance"],
    improvementsIfAny: ["Roof repaired; building winterized", "None"],
    redevelopmentOpportunities: [
      "self-storage or contractor units",
      "residential conversion, subject to approvals",
      "demolition and land sale",
    ],
  },
};
