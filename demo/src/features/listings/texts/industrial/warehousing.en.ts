import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const WAREHOUSING_EN: SubtypeTexts = {
  kinds: [
    kind("cold-storage warehouse", {
      noun: "warehouse",
      keywords: ["cold storage", "freezer"],
      lines: [
        "[+Cold storage] Freezer and cooler rooms with insulated panels and a heated floor are included, with service records.",
      ],
    }),
    kind("free-standing warehouse", { noun: "building", keywords: ["free-standing"] }),
    kind("high-bay warehouse", { noun: "warehouse", keywords: ["high bay"] }),
    kind("[forRent] multi-tenant warehouse unit", { noun: "unit", keywords: ["warehouse unit"] }),
    kind("heated storage building with yard", { noun: "building", keywords: ["heated storage", "yard"] }),
    kind("older brick warehouse", { noun: "building", keywords: ["brick warehouse", "redevelopment"] }),
    kind("warehouse with a finished showroom", { noun: "building", keywords: ["showroom"] }),
    kind("racked warehouse", {
      noun: "warehouse",
      keywords: ["racking"],
      lines: ["[+Racking included] Pallet racking is in place and may be taken over."],
    }),
  ],
  titles: [
    "{kind} {inArea}",
    "{totalArea} {kind}, {city}",
    "{kind} near {road}",
    "{kind} with {docks}, {city}",
    "[rent] Warehouse for lease, {clearHeightFeet} clear {inArea}",
    "{kind} with {clearHeightFeet} clear height",
    "{kind} on {lotSizeAcreage}",
    "[vacant] {kind} {inArea}, available now",
    "[tenanted,forSale] Leased {kind} {inArea}",
    "[forSale] Owner-user warehouse, {totalArea}, {city}",
    "[rent] {totalArea} to sublet {inArea}",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea} with {clearHeightFeet} of clear height.",
    "{totalArea} of clean, dry warehousing a few minutes from {road}.",
    "Clean {kind} on {lotSizeAcreage}, with {docks} and room to turn a full-length trailer.",
    "[rent] Efficient warehouse space {inArea}, available on a direct lease from a private landlord.",
  ],
  details: [
    "The split is practical: {warehouseSqFt} of warehouse and {officeSqFt} of offices over the dock.",
    "Loading is by {docks} and {drives}.",
    "[+Dock levellers] Levellers, seals and bumpers were renewed on every dock.",
    "[+Sprinklers] Sprinklers are designed for high-piled storage.",
    "[+Fenced yard] The yard is paved, fenced and lit, with a rolling gate.",
    "Trailer parking for {trailerParking} units is along the rear fence.",
    "[+Three-phase power] Three-phase power and LED lighting on sensors are in place.",
    "Clear height is {clearHeightFeet}, with one row of columns.",
    "[rent,~net] Net rent plus additional rent of {additionalRent}; a term of three to ten years is preferred.",
    "[+Mezzanine] A steel mezzanine adds storage that is not counted in the stated area.",
    "[forSale] The roof membrane is under transferable warranty.",
  ],
  keywords: ["warehouse", "truck level", "clear height", "storage", "shipping doors"],
  fields: {
    permittedUses: ["warehousing, distribution and wholesale", "storage, light assembly and contractors' shops"],
  },
};
