import type { SubtypeTexts } from "../texts.schema.ts";
import { COMPANIES } from "./companies.en.ts";

export const FULL_BUSINESS_BUYOUT_EN: SubtypeTexts = {
  kinds: COMPANIES,
  titles: [
    "Full buyout: {kind}, {city}",
    "{kind} with {grossRevenue} in revenue",
    "{kind}, {ebitda} EBITDA, {city}",
    "Established {kind}, {yearsInOperation} years",
    "Founder exit: {kind} based near {city}",
    "{kind} with {employees} employees",
    "Acquisition: profitable {kind}, {city}",
    "{kind} with management in place, {city}",
    "100% of the shares: {kind}",
    "Platform acquisition: {kind} {inArea}",
  ],
  openings: [
    "All of the shares of {aKind} based {inCity} are offered, with revenue of {grossRevenue} and EBITDA of {ebitda}.",
    "The founder of {aKind} is seeking a full exit after {yearsInOperation} years.",
    "An opportunity to buy a profitable {kind} with {employees} employees and a strong order book.",
    "This {kind} suits a strategic buyer entering the region or an individual with management experience.",
  ],
  details: [
    "Revenue has grown in each of the last four years and stands at {grossRevenue}.",
    "Normalized EBITDA is {ebitda}.",
    "[+Management team in place] A general manager and department heads run daily operations.",
    "[+Staff willing to stay] The {employees} employees are non-union, with low turnover.",
    "The premises of {totalArea} are leased at {premisesRent} a month, with renewals.",
    "[+Inventory included] Inventory at a normal level is included in the price.",
    "[+Audited financials] Financial statements are audited.",
    "[+Non-compete offered,~noncompete] The vendor offers a non-compete and a six-month transition.",
    "Capital spending needs are modest after a recent round of investment.",
    "[+Recurring contracts] Repeat customers account for over four fifths of sales.",
  ],
  keywords: ["acquisition", "buyout", "EBITDA", "founder exit", "established"],
  fields: {},
};
