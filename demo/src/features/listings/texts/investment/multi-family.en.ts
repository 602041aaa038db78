import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const MULTI_FAMILY_EN: SubtypeTexts = {
  kinds: [
    kind("walk-up apartment building", { noun: "building", keywords: ["walk-up"] }),
    kind("brick apartment building", { noun: "building", keywords: ["brick"] }),
    kind("converted house", { noun: "house", keywords: ["conversion"], sets: ["small", "low"] }),
    kind("row of townhouse rentals", {
      noun: "complex",
      keywords: ["townhouses"],
      sets: ["low"],
      lines: ["[+Separate meters] Every townhouse has its own furnace, meter and back yard."],
    }),
    kind("elevator apartment building", {
      noun: "building",
      keywords: ["elevator"],
      sets: ["large"],
      lines: ["[+Elevator] The elevator was modernized and the corridors redecorated."],
    }),
    kind("purpose-built rental building", { noun: "building", keywords: ["purpose-built"] }),
    kind("mixed-use building with apartments over shops", { noun: "building", keywords: ["mixed use"] }),
  ],
  titles: [
    "{numberOfUnits}-unit {kind} {inArea}",
    "{kind} on {street}, {numberOfUnits} units",
    "{numberOfUnits} apartments {inArea}, {capRate} cap rate",
    "{kind}, {occupancyRate} occupied, {city}",
    "{kind} near {road}, {numberOfUnits} suites",
    "Long-held {kind} {inArea}",
    "{kind} with {parkingSpots} parking spaces, {city}",
    "{numberOfUnits}-suite {kind} with upside, {city}",
    "Private sale: {kind} {inArea}",
    "{storeys}-storey {kind} on {street}",
    "{kind} {inArea}, {grossRentalIncome} in rents",
  ],
  openings: [
    "{aKind} {inArea} with {numberOfUnits} units, {occupancyRate} occupied.",
    "{numberOfUnits} well-kept suites on {street}, in the same family for decades.",
    "A solid {kind} with rents of {grossRentalIncome} a year and room to grow.",
    "[small] Manageable and easy to finance: {aKind} with {numberOfUnits} units {inArea}.",
    "[large] Scale in one building: {numberOfUnits} suites and {totalArea} {inArea}.",
  ],
  details: [
    "Net operating income is {netOperatingIncome}, a cap rate of {capRate} at asking.",
    "[+Separate meters] Tenants pay their own hydro on separate meters.",
    "[+Coin laundry] Card-operated laundry and lockers add to the income.",
    "Boiler, roof and balconies have all been renewed in the past ten years.",
    "Average rents are well under market, and about a third of the suites have been renovated on turnover.",
    "There are {parkingSpots} parking spaces.",
    "[big,~transit] Bus stops, a grocery store and a school are within a short walk.",
    "[+Professionally managed] The building is professionally managed; the manager would stay.",
    "[+Assumable mortgage,~mortgage] An insured first mortgage at an attractive rate may be assumed.",
    "[~report] The leases are in writing, and expenses have been kept for years.",
    "[older] It is a solid concrete-block and brick structure with generous room sizes.",
  ],
  keywords: ["multi-family", "apartments", "rental", "cap rate", "upside"],
  fields: {
    parkingArrangements: [
      "Surface spaces behind the building",
      "One space per suite, rented separately",
      "Surface and lane parking",
    ],
  },
};
