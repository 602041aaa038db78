import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HOBBY_FARMS_GREENHOUSES_EN: SubtypeTexts = {
  kinds: [
    kind("hobby farm with a horse barn", {
      noun: "farm",
      keywords: ["hobby farm", "horses"],
      lines: ["[+Horses,+Fenced paddocks] The barn has box stalls, and the paddocks are safely fenced."],
    }),
    kind("commercial greenhouse operation", {
      noun: "operation",
      keywords: ["greenhouse"],
      sets: ["glass"],
      fields: { cropsGrown: ["Tomatoes, cucumbers and herbs", "Bedding plants and hanging baskets"] },
    }),
    kind("garden centre with greenhouses", {
      noun: "property",
      keywords: ["garden centre"],
      sets: ["glass"],
      lines: ["[+Farm stand] A retail shop and a gravel parking lot face the road."],
      fields: { cropsGrown: ["Bedding plants, perennials and shrubs"] },
    }),
    kind("small orchard with a farm shop", {
      noun: "orchard",
      keywords: ["orchard", "farm shop"],
      lines: ["[+Orchard] Trees are at full bearing, with several apple varieties and some pears."],
      fields: { cropsGrown: ["Apples and pears"] },
    }),
    kind("lavender and bee farm", {
      noun: "farm",
      keywords: ["lavender", "bees"],
      lines: ["[+Beekeeping] Hives, extractor and labels are included."],
      fields: { cropsGrown: ["Lavender and honey"] },
    }),
    kind("[east] maple syrup acreage", {
      noun: "property",
      keywords: ["maple syrup"],
      sets: ["maple"],
      lines: ["[+Maple bush] The sugar bush is on tubing with a vacuum pump, and the sugar house is equipped."],
      fields: { cropsGrown: ["Maple syrup and hay"] },
    }),
    kind("market garden and country home", {
      noun: "property",
      keywords: ["market garden"],
      fields: { cropsGrown: ["Mixed vegetables and flowers"] },
    }),
  ],
  titles: [
    "{kind} {outOf}",
    "{acreage} {kind}, {city} area",
    "{kind} {inCounty}",
    "[glass] {greenhouseArea} of greenhouses near {city}",
    "{kind} with a {bedrooms}-bedroom house",
    "{kind} on {acres}",
    "Live and work: {kind} {outOf}",
    "Established {kind} near {city}",
    "{kind} with {workableAcres} workable",
    "Turnkey {kind} {inCounty}",
  ],
  openings: [
    "{aKind} {outOf}, {acres} of peaceful, productive land.",
    "{acres} with a {bedrooms}-bedroom house and useful buildings {inCounty}.",
    "A good living in the country: {aKind} with a local reputation and loyal customers.",
    "[glass] {greenhouseArea} under cover, with heating, vents and irrigation in working order.",
  ],
  details: [
    "[glass,+Greenhouses] The greenhouses total {greenhouseArea}, part double-poly and part glass, with natural-gas heat.",
    "[+Barns] The barn is {barnArea} and has power and water.",
    "[+Farmhouse] The house has {bedrooms} bedrooms, a woodstove and a wide porch.",
    "About {workableAcres} are worked; the rest is trees and grass.",
    "[+Workshop] A heated workshop makes winter repairs pleasant.",
    "[+Irrigation] A pond and pump supply the irrigation.",
    "[+Farm stand] Sales are from the farm gate, two markets and local restaurants.",
    "[+Rooftop solar] Solar panels on the barn roof cut the power bill.",
    "Stock, tools and customer lists can be included.",
    "The high-speed internet needed to work from home is available.",
  ],
  keywords: ["hobby farm", "country", "acreage", "farm gate", "rural"],
  fields: {
    cropsGrown: ["Hay and vegetables"],
    outbuildings: ["Barn, drive shed and chicken coop", "Potting shed and cold room", "Barn and workshop"],
    improvementsIfAny: ["New well pump and electrical panel", "New barn roof", "Heating replaced recently"],
  },
};
