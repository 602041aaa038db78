import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const CASH_CROP_FARMS_EN: SubtypeTexts = {
  kinds: [
    kind("[east] corn and soybean farm", {
      noun: "farm",
      keywords: ["corn", "soybeans"],
      fields: { cropsGrown: ["Corn, soybeans and winter wheat"] },
    }),
    kind("potato farm with storage", {
      noun: "farm",
      keywords: ["potatoes", "storage"],
      fields: { cropsGrown: ["Potatoes in rotation with grain"] },
      lines: ["[+Irrigation] Irrigation covers most of the potato ground, and the storages are humidity-controlled."],
    }),
    kind("[west] grain and oilseed farm", {
      noun: "farm",
      keywords: ["canola", "wheat"],
      fields: { cropsGrown: ["Canola, wheat and pulses"] },
    }),
    kind("vegetable farm on muck soil", {
      noun: "farm",
      keywords: ["vegetables", "muck soil"],
      fields: { cropsGrown: ["Carrots, onions and lettuce"], soilType: ["muck"] },
    }),
    kind("certified organic grain farm", {
      noun: "farm",
      keywords: ["organic grain"],
      fields: { cropsGrown: ["Organic spelt, soybeans and corn"] },
      lines: ["[+Organic certified] Certification is continuous and will be supported through the transition."],
    }),
    kind("seed and forage farm", {
      noun: "farm",
      keywords: ["seed", "forage"],
      fields: { cropsGrown: ["Forage seed, hay and cereals"] },
    }),
    kind("[east] cash crop farm with grain set-up", {
      noun: "farm",
      keywords: ["grain elevator"],
      fields: { cropsGrown: ["Corn, wheat and soybeans"] },
    }),
  ],
  titles: [
    "{acreage} {kind} {outOf}",
    "{kind} {inCounty}, {workableAcres} workable",
    "{kind} near {city}",
    "{kind} with {grainStorage} of storage",
    "[drained] {kind}, {tileDrainedAcres} tiled",
    "{acres} of cash crop {inCounty}",
    "Expansion opportunity: {kind} {outOf}",
    "{kind} with house and outbuildings, {city} area",
    "{kind}, {frontageFeet} of road frontage",
    "Generational {kind} {inCounty}",
  ],
  openings: [
    "{aKind} {outOf}: {acres}, {workableAcres} workable.",
    "{workableAcres} of productive land in large, square fields {inCounty}.",
    "Well-farmed {acres} close to elevators and suppliers.",
    "A tidy {kind} that any neighbour would be glad to add to a land base.",
  ],
  details: [
    "The soil is {soilType}, with organic matter built up over many years.",
    "[drained,+Tile drainage] {tileDrainedAcres} are systematically tiled, and maps are available.",
    "[+Silos] Bins hold {grainStorage}, with aeration throughout.",
    "[+Grain dryer] A continuous-flow dryer runs on natural gas.",
    "[+Farmhouse] The {bedrooms}-bedroom house sits back from the road behind mature trees.",
    "[+Machine shed] A machine shed with a concrete floor takes the largest equipment.",
    "Yields have beaten the county average in most recent years.",
    "[+Severance potential] A severance of the surplus house may be possible.",
    "Fields have been worked no-till for over a decade.",
    "[tenanted] The land is rented for this season, with possession after harvest.",
    "The workable land lies in three fields with good entrances.",
  ],
  keywords: ["cash crop", "farm", "workable acres", "grain", "cropland"],
  fields: {
    soilType: ["clay loam", "silt loam", "sandy loam", "black loam"],
    outbuildings: ["Machine shed and grain bins", "Drive shed, bins and dryer", "Workshop, two sheds and bins"],
  },
};
