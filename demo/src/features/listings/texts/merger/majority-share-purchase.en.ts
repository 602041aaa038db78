import type { SubtypeTexts } from "../texts.schema.ts";
import { COMPANIES } from "./companies.en.ts";

export const MAJORITY_SHARE_PURCHASE_EN: SubtypeTexts = {
  kinds: COMPANIES,
  titles: [
    "{shareOffered} of {aKind}, {city}",
    "Majority stake in {aKind}",
    "Control position: {kind}, {grossRevenue} in revenue",
    "{shareOffered} share purchase, {kind}, {city}",
    "{kind}: majority partner wanted, {city}",
    "Majority interest in {aKind} with {employees} staff",
    "{kind} with {ebitda} EBITDA, {shareOffered} offered",
    "Partial exit: {kind} near {city}",
    "Step into control of {aKind}, {city}",
    "Growth capital for {aKind}, {shareOffered}",
  ],
  openings: [
    "{shareOffered} of the shares of {aKind} are available to an operating partner or a private investor.",
    "One of two founders of this {kind} wishes to retire; the other will stay as minority partner.",
    "A control position in {aKind} based {inCity}, with revenue of {grossRevenue}.",
    "This {kind} has outgrown its founder's resources and seeks a majority owner with capital and experience.",
  ],
  details: [
    "EBITDA is {ebitda} on revenue of {grossRevenue}.",
    "[+Management team in place] The remaining shareholder would continue to run operations.",
    "Debt stands at {outstandingDebt}, mostly equipment loans.",
    "A shareholders' agreement with drag and tag rights has been drafted.",
    "[+Recurring contracts] A signed backlog covers most of the coming year.",
    "The company employs {employees} people and operates from {totalArea}.",
    "[+Audited financials] Statements are audited, and a quality-of-earnings report can be arranged.",
    "[+Growth potential] New capacity has been quoted and could be running within a year.",
    "The purchase of the remaining shares can be agreed in advance at a formula price.",
    "[+Non-compete offered,~noncompete] Departing shareholders will sign non-competes.",
  ],
  keywords: ["majority stake", "share purchase", "control", "EBITDA", "partner"],
  fields: {
    dealStructure: [
      "Share purchase with shareholders' agreement",
      "Cash at closing with part by earn-out",
      "Share purchase and call option on the balance",
    ],
  },
};
