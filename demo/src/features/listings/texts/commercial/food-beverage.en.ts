import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const FOOD_BEVERAGE_EN: SubtypeTexts = {
  kinds: [
    kind("fully equipped restaurant", { noun: "restaurant", keywords: ["restaurant"], sets: ["seats"] }),
    kind("café with a corner patio", { noun: "café", keywords: ["café", "patio"], sets: ["seats", "patio"] }),
    kind("drive-thru restaurant building", {
      noun: "building",
      keywords: ["drive-thru", "quick service"],
      sets: ["seats"],
      lines: ["[+Drive-thru] The drive-thru lane stacks twelve cars without touching the street."],
    }),
    kind("commissary kitchen", {
      noun: "kitchen",
      keywords: ["commissary", "ghost kitchen"],
      lines: ["Separate cook lines, blast chiller and dry storage suit a caterer or several delivery brands."],
    }),
    kind("brewpub building", { noun: "building", keywords: ["brewpub", "taproom"], sets: ["seats", "patio"] }),
    kind("former bakery with ovens in place", { noun: "bakery", keywords: ["bakery", "ovens"] }),
    kind("pizzeria space with a stone oven", { noun: "space", keywords: ["pizzeria"], sets: ["seats"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} on {street}",
    "{seats}-seat {kind} {inArea}",
    "[rent] Restaurant space for lease on {street}",
    "{kind}, {totalArea} near {road}",
    "[patio] {kind}, {seats} seats and {patioSeats} outside",
    "Turnkey {kind}, {city}",
    "[forSale] {kind} with the land, {city}",
    "[rent] Second-generation kitchen {inArea}",
    "[vacant] {kind}, hood and grease trap in place",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea} with a kitchen that is ready to cook in.",
    "{totalArea} on {street}, fitted out for food and kept to a high standard.",
    "Second-generation food space {inArea} that saves a new operator the cost of a build-out.",
    "[seats] {seats} seats inside, a proper kitchen and good visibility on {street}.",
  ],
  details: [
    "[+Commercial kitchen,+Exhaust hood] The {kitchenArea} kitchen has a full exhaust hood with fire suppression and a recently serviced grease trap.",
    "[+Walk-in cooler] A walk-in cooler and freezer are included.",
    "[patio,+Patio] The terrace adds {patioSeats} seats in season.",
    "[+Equipment included] Ranges, fryers, prep tables and smallwares stay with the premises.",
    "Two washrooms, one barrier-free, were tiled and refitted.",
    "[+Take-out window] A take-out window serves the sidewalk in summer.",
    "[rent,~net] The base rent is net, and the landlord would consider another food use.",
    "[big] Office towers, schools and new housing are all within a ten-minute walk.",
    "Gas, make-up air and a 400-amp service are in place.",
  ],
  keywords: ["restaurant", "kitchen", "hood", "food service", "take-out"],
  fields: {
    permittedUses: ["restaurant, take-out, bakery and catering", "licensed restaurant, café and retail food"],
    improvementsIfAny: ["New hood and make-up air", "Dining room renovated", "New walk-in cooler"],
  },
};
