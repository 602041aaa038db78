import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const SHOPPING_MEDICAL_CENTERS_EN: SubtypeTexts = {
  kinds: [
    kind("neighbourhood plaza", { noun: "plaza", keywords: ["plaza"] }),
    kind("grocery-anchored strip centre", { noun: "centre", keywords: ["grocery anchored"] }),
    kind("medical arts building", { noun: "building", keywords: ["medical arts"], sets: ["medical"] }),
    kind("pharmacy-anchored medical centre", {
      noun: "centre",
      keywords: ["pharmacy", "medical"],
      sets: ["medical"],
      lines: [
        "[+Pharmacy on site] The pharmacy has renewed twice and brings a steady stream of patients to the other units.",
      ],
    }),
    kind("convenience plaza", { noun: "plaza", keywords: ["convenience plaza"] }),
    kind("community shopping centre", { noun: "centre", keywords: ["shopping centre"] }),
    kind("two-building service plaza", { noun: "plaza", keywords: ["service retail"] }),
  ],
  titles: [
    "{numberOfUnits}-unit {kind} {inArea}",
    "{kind} on {street}",
    "{kind} with {parkingSpots} parking spaces, {city}",
    "{totalArea} {kind} {inArea}",
    "[forSale] {kind} at {occupancyRate} occupancy, {city}",
    "[forSale] Stabilized {kind} near {road}",
    "[rent] Space for lease in {aKind} {inArea}",
    "[forSale] {kind} on {lotSizeAcreage}, room to add a pad",
    "Well-tenanted {kind} on {street}",
    "[medical] Medical and professional centre {inArea}",
  ],
  openings: [
    "[forSale] {aKind} {inArea}: {totalArea} in {numberOfUnits} units, {occupancyRate} leased.",
    "[forSale] This {kind} on {street} has been managed by the same family since it was built, and it shows in the upkeep.",
    "[rent] Space is available in {aKind} {inArea}, with ample parking at the door.",
    "{aKind} of {totalArea} with a balanced mix of daily-needs tenants and clear sightlines from {street}.",
    "[forSale] Off-market {kind} near {road}, offered to a small number of qualified buyers.",
  ],
  details: [
    "[forSale] Net operating income is {netOperatingIncome}, for a going-in cap rate of {capRate}.",
    "The tenant mix leans to necessity: {anchorTenants} and a cluster of services.",
    "[forSale,+Triple net leases] Leases are net, with taxes, insurance and common-area costs recovered from the tenants.",
    "[forSale] Lease expiries are staggered, and most tenants have renewed at least once.",
    "Parking is generous, with {parkingSpots} marked spaces and two ways in and out.",
    "[medical,+Elevator] An elevator serves the upper floor, and the corridors are wide enough for stretchers.",
    "The parking lot was resurfaced and the lighting changed to LED within the last few years.",
    "[+Signage] A large pylon sign carries every tenant's name to passing traffic.",
    "[forSale] In-place rents are below what comparable units achieve today, so there is upside on turnover.",
  ],
  keywords: ["plaza", "shopping centre", "net leases", "anchored", "medical centre"],
  fields: {
    anchorTenants: [
      "a pharmacy and a dental office",
      "a grocery store and a bank",
      "a walk-in clinic and a pharmacy",
      "a dollar store and a fitness club",
    ],
    officesTypes: ["Ground-floor retail with professional offices above", "Medical suites, dental office and retail"],
  },
};
