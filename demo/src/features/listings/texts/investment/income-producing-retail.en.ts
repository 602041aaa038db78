import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const INCOME_PRODUCING_RETAIL_EN: SubtypeTexts = {
  kinds: [
    kind("fully leased retail strip", { noun: "property", keywords: ["retail strip"], sets: ["full"] }),
    kind("single-tenant net-lease property", {
      noun: "property",
      keywords: ["single tenant", "net lease"],
      sets: ["full"],
    }),
    kind("main-street retail block with apartments", { noun: "building", keywords: ["main street", "mixed use"] }),
    kind("drive-thru pad on a ground lease", { noun: "property", keywords: ["drive-thru", "pad"], sets: ["full"] }),
    kind("retail plaza with medical tenants", { noun: "plaza", keywords: ["medical tenants"] }),
    kind("pharmacy-anchored retail building", { noun: "building", keywords: ["pharmacy"] }),
    kind("bank-anchored corner property", { noun: "property", keywords: ["bank tenant", "corner"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} on {street}, {capRate} cap rate",
    "{totalArea} {kind}, {city}",
    "[full] {kind}, 100% leased, {city}",
    "{kind} with {numberOfUnits} tenants {inArea}",
    "{kind} near {road}",
    "Passive income: {kind}, {city}",
    "{netOperatingIncome} NOI from {aKind} {inArea}",
    "Off-market {kind} {inArea}",
    "{kind} at {occupancyRate} occupancy on {street}",
  ],
  openings: [
    "{aKind} {inArea}, {totalArea}, {occupancyRate} leased.",
    "Dependable income on {street}: {aKind} with net operating income of {netOperatingIncome}.",
    "This {kind} suits a private investor who wants net leases and little management.",
    "{totalArea} of income-producing retail {inArea}, quietly available for the first time since it was built.",
  ],
  details: [
    "Gross rents are {grossRentalIncome}; after non-recoverable costs the net is {netOperatingIncome}.",
    "At the asking price the return is {capRate}.",
    "Tenants include {anchorTenants}.",
    "Leases: {leaseTerms}.",
    "[+Triple net leases] Tenants pay taxes, insurance and maintenance on triple-net leases.",
    "Rents step up through the term, so income grows without new leasing.",
    "Tenants share {parkingSpots} parking spaces.",
    "[+National tenants] More than half of the income comes from national covenants.",
    "A new roof membrane and repaved lot leave little to spend in the near term.",
    "[+Assumable mortgage,~mortgage] Existing financing may be assumed.",
  ],
  keywords: ["net lease", "income property", "cap rate", "retail investment", "leased"],
  fields: {
    anchorTenants: [
      "a pharmacy and a bank",
      "a national coffee chain",
      "a dental group and a fitness studio",
      "a convenience store and a veterinarian",
    ],
    leaseTerms: [
      "five-year net leases with renewal options",
      "ten-year term from opening with two options",
      "staggered three- to seven-year terms",
    ],
    retailArea: ["Street level, {retailSqFt}"],
  },
};
