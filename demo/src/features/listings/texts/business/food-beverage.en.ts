import { kind, type SubtypeTexts } from "../texts.schema.ts";

const DAYTIME = {
  hoursOfOperation: ["Tuesday to Saturday, 7 to 5", "Wednesday to Sunday, 7 to 3", "Monday to Saturday, 6 to 4"],
};

export const FOOD_BEVERAGE_EN: SubtypeTexts = {
  kinds: [
    kind("third-generation bakery", {
      noun: "bakery",
      fields: DAYTIME,
      keywords: ["bakery", "wholesale"],
      lines: [
        "[+Food wholesale] Half of the production goes to grocers and restaurants before dawn; the rest sells over the counter.",
      ],
    }),
    kind("wood-fired pizzeria", { noun: "pizzeria", keywords: ["pizzeria", "take-out"], sets: ["seats"] }),
    kind("breakfast and brunch restaurant", {
      noun: "restaurant",
      fields: DAYTIME,
      keywords: ["breakfast", "brunch"],
      sets: ["seats"],
      lines: ["Doors close at three, which is why the staff stay and the owners have their evenings."],
    }),
    kind("craft brewery and taproom", {
      noun: "brewery",
      keywords: ["brewery", "taproom"],
      sets: ["seats", "patio"],
      lines: ["[+Liquor licence] The brewhouse has spare capacity, and cans are listed with the provincial retailer."],
    }),
    kind("catering company", {
      noun: "company",
      fields: DAYTIME,
      keywords: ["catering"],
      lines: ["[+Catering business] Corporate lunches bring in steady weekday work, with weddings on top."],
    }),
    kind("old-fashioned butcher shop", {
      noun: "shop",
      fields: DAYTIME,
      keywords: ["butcher", "meat"],
      lines: ["[+Meat shops] The dry-aging room and the sausage recipes come with the sale."],
    }),
    kind("specialty coffee roaster and café", {
      noun: "café",
      fields: DAYTIME,
      keywords: ["coffee", "roaster"],
      sets: ["seats"],
    }),
    kind("ice-cream parlour", {
      noun: "parlour",
      keywords: ["ice cream", "seasonal"],
      lines: ["[+Take-out window] The window line-up on summer evenings is a local tradition."],
    }),
    kind("neighbourhood pub", {
      noun: "pub",
      keywords: ["pub", "licensed"],
      sets: ["seats", "patio"],
      lines: ["[+Liquor licence] Trivia nights, a dart league and a proper kitchen keep it busy midweek."],
    }),
    kind("family-style Italian restaurant", {
      noun: "restaurant",
      keywords: ["Italian", "restaurant"],
      sets: ["seats"],
    }),
    kind("sushi restaurant", {
      noun: "restaurant",
      keywords: ["sushi", "take-out"],
      sets: ["seats"],
      lines: ["[+Delivery service] Take-out and delivery are over half of sales."],
    }),
    kind("produce wholesaler", {
      noun: "company",
      fields: DAYTIME,
      keywords: ["produce", "wholesale"],
      lines: [
        "[+Food wholesale,+Imports and Exports] Four trucks serve restaurants and independent grocers six days a week.",
      ],
    }),
    kind("fish and chip shop", { noun: "shop", keywords: ["fish and chips"], sets: ["seats"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind}, {city}",
    "{kind} on {street}",
    "[seats] {seats}-seat {kind}, {city}",
    "{kind} with {grossRevenue} in sales",
    "Retirement sale: {kind} {inArea}",
    "Profitable {kind}, {yearsInOperation} years on {street}",
    "Turnkey {kind} {inArea}",
    "{kind}, {cashFlow} to the owner, {city}",
    "Much-loved {kind} near {road}",
  ],
  openings: [
    "{aKind} {inArea} with a following built over {yearsInOperation} years.",
    "Sales of {grossRevenue} and lines out the door on weekends: this {kind} is a fixture {inCity}.",
    "The recipes, the people and the name all come with this {kind}.",
    "[seats] {seats} seats, a well-equipped kitchen and steady regulars make this {kind} an easy one to take over.",
    "A clean, profitable {kind} on {street}, sold only because the owners are moving on.",
  ],
  details: [
    "Last year's sales were {grossRevenue}, with {cashFlow} left for an owner-operator.",
    "[patio,+Patio] The patio adds {patioSeats} seats in summer.",
    "[+Commercial kitchen,+Equipment included] The kitchen is fully equipped and everything in it is owned.",
    "Rent is {premisesRent} a month for {totalArea}.",
    "The lease has {leaseTerms}.",
    "[+Staff willing to stay] The {employees} staff know the menu and would like to stay.",
    "Social media is barely used and there is no delivery partner, so growth is waiting.",
    "Reviews average well over four stars.",
    "[~training] The owners will train for four weeks and share every recipe.",
    "[+Loyal clientele] Regulars account for most weekday sales.",
    "Opening hours are {hoursOfOperation}.",
  ],
  keywords: ["restaurant", "food business", "turnkey", "kitchen", "profitable"],
  fields: {
    hoursOfOperation: ["seven days, 11 to 10", "Tuesday to Sunday, 11 to 9", "Wednesday to Sunday, 11 to 8"],
  },
};
