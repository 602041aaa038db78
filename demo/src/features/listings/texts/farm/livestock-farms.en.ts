import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const LIVESTOCK_FARMS_EN: SubtypeTexts = {
  kinds: [
    kind("beef cow-calf farm", {
      noun: "farm",
      keywords: ["beef", "cow-calf"],
      fields: { livestockTypes: ["Beef cattle, cow-calf"] },
      lines: ["[+Fenced paddocks] Rotational paddocks are fenced with high-tensile wire and watered."],
    }),
    kind("finishing hog farm", {
      noun: "farm",
      keywords: ["hogs"],
      sets: ["barnOnly"],
      fields: { livestockTypes: ["Finishing hogs"] },
      lines: ["Both barns are tunnel-ventilated with liquid feeding and deep pits."],
    }),
    kind("broiler farm with quota", {
      noun: "farm",
      keywords: ["broilers", "quota"],
      sets: ["barnOnly"],
      fields: { livestockTypes: ["Broiler chickens"] },
      lines: ["Quota is included, with allocations confirmed by the board."],
    }),
    kind("sheep and lamb operation", {
      noun: "farm",
      keywords: ["sheep", "lamb"],
      fields: { livestockTypes: ["Ewes and market lambs"] },
    }),
    kind("[west] working ranch", {
      noun: "ranch",
      keywords: ["ranch", "cattle"],
      fields: { livestockTypes: ["Beef cattle"] },
    }),
    kind("goat dairy and livestock farm", {
      noun: "farm",
      keywords: ["goats"],
      fields: { livestockTypes: ["Dairy goats"] },
    }),
    kind("horse breeding farm", {
      noun: "farm",
      keywords: ["horses", "equestrian"],
      fields: { livestockTypes: ["Horses"] },
      lines: ["[+Horses] Box stalls, a foaling camera and an outdoor ring are in place."],
    }),
    kind("beef feedlot", {
      noun: "feedlot",
      keywords: ["feedlot", "beef"],
      fields: { livestockTypes: ["Feeder cattle"] },
    }),
  ],
  titles: [
    "{kind} {outOf}",
    "{acreage} {kind} {inCounty}",
    "{kind} for {animalCapacity} head, {city} area",
    "[!barnOnly] {kind} with {pastureAcres} of pasture",
    "{kind} near {city}, {barnArea} of barns",
    "Going concern: {kind} {inCounty}",
    "{kind} with {workableAcres} workable",
    "Family {kind} {outOf}",
    "{kind}, house and {acres}",
    "Quietly for sale: {kind} {inCounty}",
  ],
  openings: [
    "{aKind} {outOf}: {acres} with buildings in very good repair.",
    "{acres} {inCounty}, set up for {animalCapacity} head.",
    "[!barnOnly] Grass, water and shelter: {aKind} with {pastureAcres} of pasture.",
    "A profitable {kind}, well laid out and ready for the next family.",
  ],
  details: [
    "[+Barns] Barns total {barnArea}, with good concrete and ventilation.",
    "[!barnOnly,+Pasture land] There are {pastureAcres} of pasture and {workableAcres} of workable ground.",
    "[barnOnly] The {workableAcres} of workable ground take the manure, and neighbours take the surplus.",
    "[+Manure storage] Manure storage meets current setback and capacity rules.",
    "[+Farmhouse] The {bedrooms}-bedroom farmhouse overlooks the yard.",
    "[+Machine shed] Equipment is housed in a large machine shed.",
    "Water comes from a strong drilled well and has never run short.",
    "Gross sales were {grossRevenue} last year.",
    "[+Livestock] Livestock can be bought at inventory value on closing.",
    "Biosecurity, nutrient plan and records are in order.",
    "[+Equipment,~parts] A line of well-kept equipment is available separately.",
  ],
  keywords: ["livestock", "farm", "barns", "pasture", "acreage"],
  fields: {
    livestockTypes: ["Beef cattle"],
    outbuildings: [
      "Hay barn, machine shed and handling yard",
      "Two barns, silo and workshop",
      "Drive shed and feed bins",
    ],
  },
};
