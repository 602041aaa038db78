import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const AUTO_RELATED_EN: SubtypeTexts = {
  kinds: [
    kind("{serviceBays}-bay collision centre", {
      noun: "shop",
      keywords: ["collision", "body shop"],
      sets: ["bays"],
      lines: [
        "[+Paint booth] Insurer direct-repair agreements bring in most of the work, and the booth was certified recently.",
      ],
    }),
    kind("tire and alignment shop", {
      noun: "shop",
      keywords: ["tires", "alignment"],
      sets: ["bays"],
      lines: ["[+Tire storage] Seasonal tire storage brings several hundred customers back twice a year."],
    }),
    kind("{serviceBays}-bay repair garage", {
      noun: "garage",
      keywords: ["garage", "mechanic"],
      sets: ["bays"],
      lines: ["[+Vehicle lifts] Hoists, scan tools and alignment rack are included."],
    }),
    kind("gas bar and convenience store business", {
      noun: "station",
      keywords: ["gas bar", "c-store"],
      sets: ["fuel"],
      lines: [
        "[+Gas Station,+Convenience store] The station pumps {fuelVolume}, and inside sales carry a healthy margin.",
      ],
    }),
    kind("automatic car wash business", {
      noun: "wash",
      keywords: ["car wash"],
      lines: ["[+Car wash] Memberships now make up a third of revenue and smooth out the seasons."],
    }),
    kind("towing and recovery company", {
      noun: "company",
      keywords: ["towing", "recovery"],
      lines: ["[+Towing] Police, motor-league and dealer accounts are all in good standing."],
    }),
    kind("heavy truck repair business", { noun: "shop", keywords: ["truck repair", "fleet"], sets: ["bays"] }),
    kind("quick-lube centre with {serviceBays} bays", {
      noun: "centre",
      keywords: ["quick lube", "oil change"],
      sets: ["bays"],
    }),
    kind("used-vehicle dealership", { noun: "dealership", keywords: ["dealership", "used cars"] }),
    kind("auto glass and detailing shop", { noun: "shop", keywords: ["auto glass", "detailing"] }),
    kind("RV and trailer service centre", { noun: "centre", keywords: ["RV service", "trailers"], sets: ["bays"] }),
  ],
  titles: [
    "{kind}, {city}",
    "{kind} {inArea}",
    "{kind}, {yearsInOperation} years established",
    "{kind} with {grossRevenue} in sales",
    "Retirement sale: {kind} near {road}",
    "Profitable {kind} {inArea}",
    "{kind}, {cashFlow} cash flow, {city}",
    "[bays] Busy {kind} with a loyal following",
    "Turnkey {kind}, equipment included",
    "{kind} with {employees} staff, {city}",
  ],
  openings: [
    "{aKind} {inArea}, established {yearsInOperation} years ago and busy throughout the year.",
    "Sales of {grossRevenue}, a trained crew and a clean shop: {aKind} ready for a new owner.",
    "This {kind} is known {inCity} for honest work, and most customers come back for decades.",
    "The owner of this {kind} is slowing down and wants it to go to someone from the trade.",
  ],
  details: [
    "Sales of {grossRevenue} leave {cashFlow} in owner's cash flow.",
    "[+Licensed technicians] The {employees} staff include licensed technicians and apprentices who intend to stay.",
    "[+Equipment included] Equipment is owned outright and included in the price.",
    "The building is {totalArea}, leased at {premisesRent} a month.",
    "The lease has {leaseTerms}.",
    "[+Loyal clientele] Fleet accounts bring in a good share of the work, and they pay in thirty days.",
    "[+Environmental Report] Environmental reports are on file.",
    "Parts inventory worth {inventoryValue} is in addition to the price.",
    "Hours are daytime, Monday to Friday, with no Sundays.",
    "The yard takes vehicles awaiting work and the street sees constant traffic.",
  ],
  keywords: ["auto business", "repair", "turnkey", "fleet accounts", "shop"],
  fields: {},
};
