import { kind, type SubtypeTexts } from "../texts.schema.ts";
import { COMPANIES } from "./companies.en.ts";

export const PARTNERSHIP_EN: SubtypeTexts = {
  kinds: [
    ...COMPANIES.slice(0, 6),
    kind("rental apartment redevelopment", {
      noun: "project",
      keywords: ["apartments"],
      sets: ["apartments"],
      lines: ["[+Development opportunity] Permits are advanced and a builder is engaged at a fixed price."],
    }),
    kind("farm-to-table restaurant group", {
      noun: "group",
      keywords: ["restaurants"],
      lines: ["Two rooms are trading well and a lease for the third has been negotiated."],
    }),
    kind("craft distillery", {
      noun: "distillery",
      keywords: ["distillery"],
      lines: ["Barrels have been laid down for four years and the first releases sold out."],
    }),
    kind("multi-family portfolio", { noun: "portfolio", keywords: ["multi-family"], sets: ["apartments"] }),
    kind("medical clinic group", { noun: "group", keywords: ["clinics"] }),
  ],
  titles: [
    "Partner wanted: {kind}, {city}",
    "{shareOffered} partnership in {aKind}",
    "Working partner for {aKind}, {city}",
    "Joint venture: {kind} {inArea}",
    "Equity partner for {aKind} near {city}",
    "{kind} seeks partner, from {minimumInvestment}",
    "Buy into {aKind}, {city}",
    "Silent partnership: {kind}, {city}",
    "Expansion partner for {aKind} {inArea}",
    "{minimumInvestment} minimum: partnership in {aKind}",
  ],
  openings: [
    "{aKind} based {inCity} is looking for a partner to take {shareOffered} and help it grow.",
    "The owners of {aKind} have more work than capital and invite a partner to join them.",
    "A minority partnership in {aKind} with revenue of {grossRevenue} and a clear use of funds.",
    "This is a chance to buy into {aKind} at the side of experienced owners.",
  ],
  details: [
    "The minimum investment is {minimumInvestment}, for {shareOffered} of the equity.",
    "Revenue is {grossRevenue} and EBITDA {ebitda}.",
    "The partner's role: {partnerRole}.",
    "[apartments] The holding consists of rental apartments, with income from the first day.",
    "Funds will go to equipment and working capital, not to pay out the owners.",
    "[+Silent partner] A silent role with preferred distributions would also be considered.",
    "A business plan, projections and three years of statements are available.",
    "The current owners have {yearsInOperation} years behind them and will remain active.",
    "[+Growth potential] Two adjacent markets have been tested with good results.",
    "A buy-sell agreement will protect both sides.",
  ],
  keywords: ["partnership", "equity partner", "joint venture", "investor", "growth"],
  fields: {
    partnerRole: [
      "sales and customer relations",
      "finance and administration",
      "operations, full-time",
      "silent, with board seat",
      "project management",
    ],
    dealStructure: [
      "Common shares with preferred return",
      "Limited partnership units",
      "New shares issued by the company",
    ],
  },
};
