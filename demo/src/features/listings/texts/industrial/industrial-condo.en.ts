import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const INDUSTRIAL_CONDO_EN: SubtypeTexts = {
  kinds: [
    kind("small-bay industrial condo", { noun: "unit", keywords: ["small bay"] }),
    kind("industrial condo with a built-out mezzanine", {
      noun: "unit",
      keywords: ["mezzanine"],
      lines: ["[+Mezzanine] The engineered mezzanine has two offices and a washroom."],
    }),
    kind("corner unit in a newer industrial condo", {
      noun: "unit",
      keywords: ["corner unit"],
      lines: ["[+Corner unit] As a corner unit it has windows on two sides."],
    }),
    kind("contractor's bay", { noun: "bay", keywords: ["contractor bay"] }),
    kind("double unit with drive-in doors", { noun: "unit", keywords: ["double unit", "drive-in"] }),
    kind("flex condo with street-facing showroom", { noun: "unit", keywords: ["flex", "showroom"] }),
    kind("industrial condo with truck-level loading", { noun: "unit", keywords: ["truck level"], sets: ["truck"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{totalArea} {kind}, {city}",
    "{kind} near {road}",
    "{kind}, {clearHeightFeet} clear",
    "{kind} with {drives}, {city}",
    "[rent] Industrial unit for lease, {totalArea} {inArea}",
    "[sale] Own your shop: {kind} {inArea}",
    "[vacant] Vacant {kind}, {totalArea}",
    "[tenanted,forSale] Leased {kind} {inArea}",
    "Clean {kind} {inArea}, low fees",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea} with {clearHeightFeet} of clear height.",
    "{totalArea} in a well-run industrial condominium, minutes from {road}.",
    "Small industrial units seldom come up {inCity}; this {kind} is clean, bright and ready.",
    "[sale] Build equity instead of paying rent: {aKind} of {totalArea} near {road}.",
  ],
  details: [
    "The front {officeSqFt} is finished as reception, office and washroom, with {warehouseSqFt} of shop behind.",
    "Loading is by {drives}.",
    "[+Three-phase power] Service is {powerAmps}, three-phase, with a sub-panel in the shop.",
    "Condominium fees of {monthlyCondoFee} a month cover snow removal, roof, exterior and insurance of the common elements.",
    "The unit includes {parkingSpots} reserved parking spaces.",
    "[+Floor drains] The shop floor is sealed and drained.",
    "[+Sprinklers] The complex is fully sprinklered.",
    "A gas unit heater and LED lighting keep operating costs low.",
    "Neighbours are trades, light assembly and e-commerce, and the complex is quiet after five.",
    "[rent,~net] Available on a gross or net lease, with a minimum of two years.",
  ],
  keywords: ["industrial condo", "small bay", "drive-in", "shop", "owner user"],
  fields: {
    permittedUses: [
      "light industrial, warehouse, showroom and trades",
      "contractor, wholesale, service and studio uses",
    ],
  },
};
