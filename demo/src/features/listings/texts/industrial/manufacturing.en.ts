import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const MANUFACTURING_EN: SubtypeTexts = {
  kinds: [
    kind("crane-served manufacturing plant", { noun: "plant", keywords: ["crane served"], sets: ["crane"] }),
    kind("food-grade production plant", {
      noun: "plant",
      keywords: ["food grade", "HACCP"],
      lines: [
        "[+Floor drains] Washable walls, sloped floors with drains and separate shipping and receiving meet federal inspection standards.",
      ],
    }),
    kind("machine shop and fabrication building", {
      noun: "building",
      keywords: ["machine shop", "fabrication"],
      sets: ["crane"],
    }),
    kind("woodworking and millwork factory", {
      noun: "building",
      keywords: ["millwork", "dust collection"],
      lines: ["Dust collection, spray booth and compressed air are in place and may be included."],
    }),
    kind("heavy-power industrial building", { noun: "building", keywords: ["heavy power"] }),
    kind("single-tenant production facility", { noun: "facility", keywords: ["production"] }),
    kind("plastics and packaging plant", { noun: "plant", keywords: ["packaging", "plastics"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{totalArea} {kind}, {city}",
    "{kind} near {road}",
    "[crane] {craneCapacity} crane and {clearHeightFeet} clear {inArea}",
    "{kind} with {powerAmps} of power",
    "[rent] Manufacturing space for lease, {totalArea}",
    "{kind} on {lotSizeAcreage}",
    "[tenanted,forSale] Sale-leaseback: {kind}, {city}",
    "{kind}, {docks}, {city}",
    "[vacant] Vacant {kind}, immediate possession",
    "[forSale] Owner-user {kind} {inArea}",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea} on {lotSizeAcreage}.",
    "{totalArea} built for production, with {clearHeightFeet} of clear height and {powerAmps} of power.",
    "Functional, heavy-duty industrial space near {road}, offered quietly while production continues.",
    "This {kind} {inArea} has been expanded twice and carefully maintained by its owner.",
  ],
  details: [
    "The plant floor is {warehouseSqFt}, with {officeSqFt} of offices, lunchroom and change rooms.",
    "Shipping is by {docks} and {drives}.",
    "[+Three-phase power] Electrical service is {powerAmps} at 600 volts, with capacity to spare.",
    "[crane,+Overhead crane] A {craneCapacity} bridge crane covers the main bay.",
    "[+Compressed air] Air lines and bus duct are distributed on a regular grid.",
    "[+Outside storage,+Fenced yard] A gravelled, fenced yard is available for outside storage.",
    "[+Sprinklers] The building is sprinklered, and the slab was poured for heavy machines.",
    "Clear height is {clearHeightFeet} in the main bay, with wide column spacing.",
    "[forSale] A structural review and a Phase I environmental report were done this year.",
    "[big,~transit] Labour is close by: transit stops at the gate and two trade colleges are within the region.",
  ],
  keywords: ["manufacturing", "heavy power", "industrial", "production", "clear height"],
  fields: {
    permittedUses: [
      "manufacturing, processing, assembly and warehousing",
      "general industrial, fabrication and accessory offices",
      "heavy and light industry with outside storage",
    ],
  },
};
