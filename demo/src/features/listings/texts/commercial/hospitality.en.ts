import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HOSPITALITY_EN: SubtypeTexts = {
  kinds: [
    kind("neighbourhood pub with rooms above", {
      noun: "pub",
      keywords: ["pub", "licensed"],
      sets: ["seats", "rooms"],
    }),
    kind("licensed restaurant and banquet hall", {
      noun: "building",
      keywords: ["banquet", "licensed"],
      sets: ["seats", "guests"],
    }),
    kind("historic tavern", { noun: "tavern", keywords: ["tavern", "heritage"], sets: ["seats"] }),
    kind("country inn with a dining room", { noun: "inn", keywords: ["country inn"], sets: ["seats", "rooms"] }),
    kind("roadhouse with a large patio", {
      noun: "roadhouse",
      keywords: ["roadhouse", "patio"],
      sets: ["seats"],
      lines: ["[+Patio] The patio is licensed and catches the afternoon sun."],
    }),
    kind("conference and retreat centre", {
      noun: "centre",
      keywords: ["conference"],
      sets: ["seats", "rooms", "guests"],
    }),
    kind("wine bar and lounge", { noun: "bar", keywords: ["wine bar", "lounge"], sets: ["seats"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} on {street}",
    "{seats}-seat {kind}, {city}",
    "{kind}, {totalArea} on {street}",
    "Established {kind} near {road}",
    "[rent] Licensed premises for lease {inArea}",
    "[forSale] {kind}, land and building included",
    "[rooms] {kind}, {rooms} rooms and {seats} seats",
    "[guests] {kind} for up to {guestCapacity} guests",
    "Turnkey {kind}, {city}",
  ],
  openings: [
    "{aKind} {inArea}, with {seats} seats and {totalArea} in all.",
    "A well-loved {kind} on {street}, fully equipped and trading every day.",
    "Everything is in place at this {kind}: kitchen, bar, furniture and a name people know.",
    "[forSale] Real estate and equipment together: {aKind} of {totalArea} {inArea}.",
  ],
  details: [
    "[+Commercial kitchen,+Exhaust hood] The kitchen has a long exhaust hood, a gas line and a new make-up air unit.",
    "[+Walk-in cooler] The walk-in cooler and the keg room were rebuilt recently.",
    "[rooms] Upstairs are {rooms} guest rooms, each with its own bath.",
    "[guests] The hall takes {guestCapacity} guests and is booked most weekends from May to October.",
    "[forSale] Revenue for the last full year was {grossRevenue}.",
    "[+Liquor licence] The liquor licence covers every room and the terrace, subject to the usual transfer.",
    "Parking for {parkingSpots} cars adjoins the building.",
    "The bar, the millwork and the sound system were redone by a respected local designer.",
    "[+Air conditioning] Three rooftop units give each room its own temperature.",
  ],
  keywords: ["hospitality", "licensed", "restaurant", "bar", "turnkey"],
  fields: { currentUse: ["Restaurant and bar", "Licensed dining room", "Pub and event room"] },
};
