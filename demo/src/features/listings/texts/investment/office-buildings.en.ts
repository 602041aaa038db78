import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const OFFICE_BUILDINGS_EN: SubtypeTexts = {
  kinds: [
    kind("suburban office building", { noun: "building", keywords: ["suburban office"] }),
    kind("downtown office building", { noun: "building", keywords: ["downtown"] }),
    kind("heritage office block", {
      noun: "building",
      keywords: ["heritage"],
      lines: ["The stone façade and the lobby were restored, and the upper floors modernized behind them."],
    }),
    kind("government-tenanted office building", {
      noun: "building",
      keywords: ["government tenant"],
      lines: ["A public body occupies most of the space on a long lease."],
    }),
    kind("medical and professional building", { noun: "building", keywords: ["medical", "professional"] }),
    kind("brick-and-beam office conversion", { noun: "building", keywords: ["brick and beam"] }),
    kind("campus-style office property", { noun: "property", keywords: ["campus", "flex office"] }),
  ],
  titles: [
    "{storeys}-storey {kind} {inArea}",
    "{totalArea} {kind}, {city}",
    "{kind} on {street}",
    "{kind}, {capRate} cap rate, {city}",
    "{kind} near {road}",
    "{kind} at {occupancyRate} occupancy",
    "Value-add {kind} {inArea}",
    "{kind} with {parkingSpots} parking spaces, {city}",
    "Conversion candidate: {kind} {inArea}",
    "Private offering: {kind} on {street}",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea} on {storeys} floors, {occupancyRate} leased.",
    "{totalArea} of well-located offices on {street}, with net income of {netOperatingIncome}.",
    "Priced well below the cost of building it, this {kind} brings steady income and several ways forward.",
    "An established {kind} {inCity}, offered confidentially so as not to unsettle tenants.",
  ],
  details: [
    "Net operating income of {netOperatingIncome} represents {capRate} on the asking price.",
    "Tenants are {anchorTenants}, none of them more than a third of the income.",
    "[+Elevator] Elevators, chiller and roof have all been replaced in recent years.",
    "Parking for {parkingSpots} cars is well above the local norm.",
    "Vacant space has been demised into small suites, which lease quickly.",
    "Floor plates are efficient, with windows on all sides, and suited to conversion studies.",
    "[+Backup generator] A generator and redundant fibre attract technical tenants.",
    "Gross income is {grossRentalIncome} a year.",
    "[+Professionally managed] Third-party management is in place and can be continued.",
    "Operating costs are low thanks to LED lighting and a building automation system.",
  ],
  keywords: ["office building", "cap rate", "value add", "professional", "income"],
  fields: {
    anchorTenants: [
      "an engineering firm, a law office and a public agency",
      "a credit union and several professionals",
      "a health authority and two software firms",
    ],
    officesTypes: [
      "Small suites and one full-floor tenant",
      "Full floors with shared boardrooms",
      "Professional suites",
    ],
    parkingArrangements: [
      "Surface spaces included in leases",
      "Surface lot and underground level",
      "Surface lot, two spaces per suite",
    ],
  },
};
