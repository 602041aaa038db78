import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const AUTOMOTIVE_EN: SubtypeTexts = {
  kinds: [
    kind("{serviceBays}-bay service garage", {
      noun: "garage",
      keywords: ["garage", "service bays"],
      sets: ["bays"],
      lines: ["[+Vehicle lifts] The hoists are included and carry current inspection tags."],
    }),
    kind("{serviceBays}-bay collision centre", {
      noun: "building",
      keywords: ["body shop", "paint booth"],
      sets: ["bays"],
      lines: ["[+Paint booth] A downdraft paint booth and mixing room are in place and permitted."],
    }),
    kind("former car dealership", {
      noun: "building",
      keywords: ["dealership", "showroom"],
      sets: ["bays"],
      lines: ["[+Showroom] A glass showroom faces the street, with parts counter and service write-up behind it."],
    }),
    kind("gas bar with convenience store", {
      noun: "station",
      keywords: ["gas bar", "c-store"],
      sets: ["fuel"],
      lines: [
        "[+Gas Station,+Convenience store] {fuelPumps} fuel pumps under a modern canopy, with double-wall tanks and electronic monitoring.",
      ],
    }),
    kind("automatic car wash site", {
      noun: "site",
      keywords: ["car wash"],
      lines: ["[+Car wash] The tunnel and the vacuum stations were refitted recently."],
    }),
    kind("{serviceBays}-bay truck and trailer shop", {
      noun: "shop",
      keywords: ["truck repair", "trailer shop"],
      sets: ["bays"],
      lines: ["Drive-through bays take a tractor and trailer without uncoupling."],
    }),
    kind("tire and lube shop with {serviceBays} bays", {
      noun: "shop",
      keywords: ["tire shop", "quick lube"],
      sets: ["bays"],
    }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} on {street}",
    "{totalArea} automotive building, {city}",
    "{kind} on a {lotSize} lot",
    "{kind} near {road}",
    "[forRent] Automotive space for lease, {drives}",
    "[bays] {serviceBays} bays and yard {inArea}",
    "[forSale] Automotive-zoned property on {street}",
    "{kind} with {parkingSpots} parking spaces",
    "[tenanted,!rent] Leased {kind}, {city}",
    "[vacant] {kind}, vacant and ready for its next operator",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea} on a {lotSize} lot.",
    "Automotive zoning is getting hard to find; this {kind} on {street} has it in place.",
    "{totalArea} purpose-built for automotive use, a short drive from {road}.",
    "A clean, well-organized {kind} on {street}, offered discreetly.",
  ],
  details: [
    "The shop has {drives} and {clearHeightFeet} of clear height.",
    "[+Floor drains,+Oil separator] Floor drains run to an oil interceptor that is pumped out on contract.",
    "[+Compressed air] Compressed air is piped to every work station.",
    "[+Fenced yard,+Outside storage] The paved yard is fenced and lit, with room for vehicles awaiting parts or pickup.",
    "The customer area has a waiting lounge, a service counter and two washrooms.",
    "[+Environmental Report] A recent Phase II environmental report is available to serious buyers.",
    "[+Signage] A pylon sign faces steady two-way traffic.",
    "[forRent] The landlord prefers a minimum five-year term.",
    "Radiant tube heaters and LED lighting were installed recently.",
  ],
  keywords: ["automotive", "auto repair", "service bays", "yard", "pylon sign"],
  fields: {
    permittedUses: [
      "motor vehicle repair, sales and rental",
      "vehicle service, body work, car wash and accessory retail",
      "automotive uses, equipment rental and light industrial",
    ],
  },
};
