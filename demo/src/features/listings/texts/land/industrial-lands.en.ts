import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const INDUSTRIAL_LANDS_EN: SubtypeTexts = {
  kinds: [
    kind("serviced industrial lot", { noun: "lot", keywords: ["serviced"] }),
    kind("fenced gravel yard", {
      noun: "yard",
      keywords: ["yard", "outside storage"],
      lines: [
        "[+Fenced yard,+Outside storage] The yard is compacted gravel with lights, chain-link fence and a double gate.",
      ],
    }),
    kind("rail-adjacent industrial parcel", {
      noun: "parcel",
      keywords: ["rail"],
      lines: ["[+Rail siding] A spur could be reinstated; the railway's conditions are known."],
    }),
    kind("highway-exposed industrial site", { noun: "site", keywords: ["highway exposure"] }),
    kind("truck parking and storage yard", { noun: "yard", keywords: ["truck parking"] }),
    kind("shovel-ready industrial parcel", {
      noun: "parcel",
      keywords: ["shovel ready"],
      lines: ["[+Site plan approved] A site plan for a single building has been approved."],
    }),
    kind("block of employment land", { noun: "site", keywords: ["employment land"] }),
  ],
  titles: [
    "{acres} of industrial land {inArea}",
    "{kind} {inArea}",
    "{kind} near {road}",
    "{acreage} {kind}, {city}",
    "[rent] {kind} for lease {inArea}",
    "{kind} with {frontageFeet} of frontage",
    "Zoned {zoning}: {kind}, {city}",
    "[forSale] Design-build or hold: {acres} {inArea}",
    "[rent] {acres} of secure yard near {road}",
    "{kind}, level and ready, {city}",
  ],
  openings: [
    "{aKind} {inArea}: {acres}, zoned {zoning}.",
    "{acres} with quick access to {road} and {frontageFeet} of frontage.",
    "Usable yard space {inCity} is in short supply; this {noun} is level, dry and ready.",
    "[forSale] {acres} of industrial land in an established park, offered by its long-time owner.",
  ],
  details: [
    "Permitted uses include {permittedUses}.",
    "Maximum coverage is {maximumLotCoverage}, and outside storage is allowed behind the building line.",
    "[+Serviced lot] Municipal water, sanitary sewer, gas and three-phase power are at the lot line.",
    "[well] Water is by drilled well and sewage by septic, with three-phase power at the road.",
    "[+Environmental Report] A clean Phase I report is available.",
    "[+Level terrain] The site was graded and compacted under engineer's supervision.",
    "[tenanted] It is leased short-term for trailer storage, which covers the holding costs.",
    "[rent] The landlord will rent the whole or divide it for a good tenant.",
    "[+Highway access] Long combination vehicles can come and go without local streets.",
    "[forSale] The vendor may build to suit for a strong covenant.",
  ],
  keywords: ["industrial land", "yard", "outside storage", "employment land", "highway access"],
  fields: {
    permittedUses: [
      "manufacturing, warehousing and outside storage",
      "transport terminals, contractors' yards and equipment sales",
      "light industry, logistics and accessory offices",
    ],
    currentUse: ["Vacant", "Trailer storage", "Contractor's yard"],
    redevelopmentOpportunities: [
      "Single building of about half the permitted coverage",
      "Build-to-suit",
      "Divide into smaller yards",
    ],
    roadAccess: [
      "a paved industrial road",
      "an arterial road with full-movement access",
      "a gravel road built for heavy trucks",
    ],
  },
};
