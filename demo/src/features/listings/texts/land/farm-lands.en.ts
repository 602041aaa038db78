import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const FARM_LANDS_EN: SubtypeTexts = {
  kinds: [
    kind("block of productive farmland", { noun: "land", keywords: ["farmland"] }),
    kind("[drained] tile-drained acreage", {
      noun: "land",
      keywords: ["tile drained"],
      lines: ["[+Tile drainage] Systematic tile covers {tileDrainedAcres}, and the maps are available."],
    }),
    kind("[west] quarter section of grain land", { noun: "land", keywords: ["grain land"], sets: ["prairie"] }),
    kind("pasture and hay land", {
      noun: "land",
      keywords: ["pasture", "hay"],
      lines: ["[+Pasture land] Perimeter fences are sound and a dugout waters the cattle."],
    }),
    kind("parcel of level cropland", { noun: "parcel", keywords: ["cropland"] }),
    kind("mixed bush and workable land", {
      noun: "parcel",
      keywords: ["bush lot"],
      lines: ["[+Wooded] The bush is mature hardwood, with trails and a few ridges."],
    }),
  ],
  titles: [
    "{acres} of farmland {outOf}",
    "{kind} {inCounty}",
    "{acres}, {workableAcres} workable, near {city}",
    "{kind}, {acres}, {city} area",
    "[rent] {acres} of cropland for rent {inCounty}",
    "{kind} with {frontageFeet} on a paved road",
    "[tenanted] {kind}, rented to a neighbouring farmer",
    "Land-base expansion: {acres} {outOf}",
    "{kind}, never offered before, {inCounty}",
    "[drained] {tileDrainedAcres} systematically tiled near {city}",
  ],
  openings: [
    "{acres} {outOf}, of which {workableAcres} are workable.",
    "{aKind} {inCounty}: {acres} in one block, easy to farm with large equipment.",
    "Good land close to {city} seldom leaves the family. This {noun} has been farmed with care for three generations.",
    "A clean {kind} with {frontageFeet} of road frontage.",
  ],
  details: [
    "Soils are {soilType}, with a long record of good yields.",
    "[+Level terrain] Fields are level to gently rolling, with few stones and no awkward corners.",
    "[drained,+Tile drainage] About {tileDrainedAcres} are systematically drained.",
    "[tenanted] The land is rented for the current season; possession follows harvest.",
    "[vacant] The land is free of any lease and available for spring seeding.",
    "[+Creek or pond] A creek crosses one corner and has never interfered with the crop.",
    "[+Road frontage] Access is from {roadAccess}.",
    "[+Severance potential] A surplus-dwelling or lot severance may be possible; the buyer should inquire.",
    "Soil tests, yield maps and the drainage plan will be shared with serious buyers.",
    "[+Barns] An older bank barn and a drive shed still serve for storage.",
  ],
  keywords: ["farmland", "acreage", "cropland", "workable acres", "land base"],
  fields: {
    soilType: ["clay loam", "silt loam", "sandy loam", "dark brown loam"],
    currentUse: ["Cash crop", "Hay and pasture", "Rented cropland"],
    roadAccess: ["a paved county road", "a gravelled municipal road", "two road frontages"],
    improvementsIfAny: ["Fencing and a drilled well", "New culvert and entrance", "None"],
  },
};
