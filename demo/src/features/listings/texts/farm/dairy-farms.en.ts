import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const DAIRY_FARMS_EN: SubtypeTexts = {
  kinds: [
    kind("robotic dairy farm", {
      noun: "farm",
      keywords: ["robotic milking"],
      lines: ["[+Robotic milking] Two robots milk the herd and the data transfers with the sale."],
    }),
    kind("free-stall dairy farm", {
      noun: "farm",
      keywords: ["free stall"],
      lines: ["The free-stall barn has sand-bedded stalls, curtain walls and a drive-through feed alley."],
    }),
    kind("tie-stall dairy farm", {
      noun: "farm",
      keywords: ["tie stall"],
      lines: ["The tie-stall barn is bright, rubber-matted and served by a pipeline."],
    }),
    kind("organic dairy farm", {
      noun: "farm",
      keywords: ["organic"],
      lines: ["The farm has been certified organic for many years and ships at a premium."],
    }),
    kind("third-generation dairy", { noun: "dairy", keywords: ["family farm"] }),
    kind("turnkey dairy with quota and herd", { noun: "dairy", keywords: ["quota", "herd"] }),
  ],
  titles: [
    "{kind} {outOf}",
    "{quotaKgDay} {kind}, {city} area",
    "{kind}, {acres} {inCounty}",
    "{milkingStalls}-stall dairy farm near {city}",
    "{kind} with {workableAcres} workable",
    "{kind} {inCounty}, herd of {herdSize}",
    "Going concern: {kind} near {city}",
    "{acreage} {kind} with two houses",
    "{kind} with {quotaKgDay} of quota",
    "Succession sale: {kind} {outOf}",
  ],
  openings: [
    "{aKind} {outOf} with {quotaKgDay} of quota and {acres} of land.",
    "{acres}, {workableAcres} of them workable, and modern facilities for {herdSize} head.",
    "A complete dairy operation {inCounty}, sold as a going concern.",
    "This {kind} has shipped quality milk for three generations and is in excellent order.",
  ],
  details: [
    "[+Milking equipment] Milking is in {milkingStalls} stalls, with equipment under service contract.",
    "[+Livestock] The registered herd of {herdSize} has a low cell count and strong components.",
    "[+Manure storage] Manure storage holds more than a year's production.",
    "[+Silos] Feed is kept in two upright silos and a set of bunkers.",
    "[+Tile drainage] About {tileDrainedAcres} are tile-drained.",
    "[+Farmhouse] The farmhouse has {bedrooms} bedrooms and was renovated recently.",
    "[+Machine shed] A machine shed and a heated workshop keep the equipment under cover.",
    "[+Rooftop solar] Solar panels on the barn sell to the grid under contract.",
    "[+Backup generator] A generator starts automatically and can run the whole yard.",
    "Quota and cattle may be bought together or separately, subject to the marketing board.",
    "Barn space totals {barnArea}, with expansion already drawn.",
  ],
  keywords: ["dairy", "quota", "milking", "herd", "farm"],
  fields: {
    outbuildings: [
      "Machine shed, heifer barn and two silos",
      "Calf barn, workshop and hay shed",
      "Bunkers, drive shed and heifer barn",
    ],
  },
};
