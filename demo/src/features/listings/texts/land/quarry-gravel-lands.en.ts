import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const QUARRY_GRAVEL_LANDS_EN: SubtypeTexts = {
  kinds: [
    kind("licensed sand and gravel pit", {
      noun: "pit",
      keywords: ["gravel pit", "licensed"],
      lines: [
        "[+Aggregate licence,+Pit operating] The pit has operated without complaint and its compliance reports are up to date.",
      ],
      fields: { materialTypes: ["sand, Granular A and Granular B", "pit-run gravel and screened sand"] },
    }),
    kind("limestone quarry", {
      noun: "quarry",
      keywords: ["limestone", "quarry"],
      fields: { materialTypes: ["dolomitic limestone and armour stone", "crushed limestone and riprap"] },
    }),
    kind("granite quarry with dimension stone", {
      noun: "quarry",
      keywords: ["granite"],
      fields: { materialTypes: ["granite blocks and riprap"] },
    }),
    kind("gravel reserve with permits under way", {
      noun: "property",
      keywords: ["gravel reserve"],
      sets: ["unlicensed"],
      fields: { materialTypes: ["sand and gravel, drilled and logged"] },
    }),
    kind("pit and concrete-aggregate operation", {
      noun: "operation",
      keywords: ["aggregates"],
      lines: [
        "[+Crushing equipment,+Scale house] A crusher, a screening plant and a scale house can be bought with the land.",
      ],
      fields: { materialTypes: ["concrete sand and clear stone"] },
    }),
  ],
  titles: [
    "{kind} {outOf}",
    "{acreage} {kind}, {city} area",
    "{kind} {inCounty}",
    "[!unlicensed] {kind}, {licensedAcres} licensed",
    "{kind} with {estimatedReserves} in reserve",
    "{kind} near {road}",
    "Aggregate property, {acres}, {inCounty}",
    "[!unlicensed] Producing aggregates: {kind} near {city}",
    "{kind}, {annualExtractionLimit} a year, near {city}",
    "Quiet sale of {aKind} {outOf}",
  ],
  openings: [
    "{aKind} {outOf}, {acres} in all.",
    "[!unlicensed] {acres} {inCounty}, of which {licensedAcres} are licensed for extraction.",
    "A long-life aggregate property within economic haul of {city}.",
    "Reserves are estimated at {estimatedReserves} by an independent geologist, close to a growing market.",
  ],
  details: [
    "Materials are {materialTypes}.",
    "[!unlicensed] The licence permits {annualExtractionLimit} a year.",
    "[unlicensed] Hydrogeology, noise and traffic studies are complete, and the application is before the authorities.",
    "Trucks reach {road} by {roadAccess}.",
    "[!unlicensed,+Rehabilitation plan] Progressive rehabilitation is under way to an approved plan.",
    "Extraction stays above the water table.",
    "Drill logs, sieve results and tonnage records are complete for ten years.",
    "[+Workshop] A heated shop and fuel storage stand near the entrance.",
    "Setbacks to neighbours are generous, and a berm with mature trees screens the face.",
    "The unworked land is rented to a local farmer.",
  ],
  keywords: ["aggregates", "gravel", "quarry", "reserves", "pit"],
  fields: {
    materialTypes: ["sand and gravel"],
    permitsAndLicences: [
      "Provincial aggregate licence, transferable",
      "Extraction permit and environmental authorization",
      "Licence with yearly tonnage limit",
    ],
    currentUse: ["Active pit", "Pit and cropland", "Reserve, farmed meanwhile"],
    roadAccess: ["a designated haul road", "an all-season truck route", "a private paved road"],
  },
};
