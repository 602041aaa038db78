import { type Kind, kind } from "../texts.schema.ts";

export const COMPANIES: readonly Kind[] = [
  kind("custom metal fabricator", {
    noun: "company",
    keywords: ["fabrication"],
    lines: ["Customers are in mining, agriculture and construction, and certified welders are on staff."],
  }),
  kind("regional trucking company", {
    noun: "company",
    keywords: ["trucking", "fleet"],
    lines: ["The fleet averages four years of age and the safety record is clean."],
  }),
  kind("electrical contractor", {
    noun: "company",
    keywords: ["electrical"],
    lines: ["Commercial service work makes up most of the revenue, with little bid work."],
  }),
  kind("specialty food manufacturer", {
    noun: "company",
    keywords: ["food manufacturer"],
    lines: ["Products are listed with national grocers and the plant holds third-party certification."],
  }),
  kind("software and managed IT firm", {
    noun: "firm",
    keywords: ["software", "IT services"],
    lines: ["[+Intellectual property] Three quarters of revenue is under monthly contracts."],
  }),
  kind("industrial supply distributor", {
    noun: "company",
    keywords: ["distributor"],
    lines: ["The company holds territorial rights to several product lines."],
  }),
  kind("environmental services company", {
    noun: "company",
    keywords: ["environmental"],
    lines: ["Municipal and industrial clients renew under multi-year agreements."],
  }),
  kind("precision machine shop", {
    noun: "company",
    keywords: ["machine shop"],
    lines: ["The shop holds quality certification and serves aerospace and energy clients."],
  }),
  kind("cabinet and millwork maker", {
    noun: "company",
    keywords: ["millwork"],
    lines: ["Builders and designers place repeat orders, and the backlog runs to several months."],
  }),
  kind("HVAC and mechanical contractor", {
    noun: "company",
    keywords: ["mechanical"],
    lines: ["Service contracts carry the fixed costs before a single installation is sold."],
  }),
  kind("private college", {
    noun: "college",
    keywords: ["education"],
    lines: ["Programs are approved by the province, and enrolment has grown three years in a row."],
  }),
  kind("packaging wholesaler", { noun: "company", keywords: ["packaging", "wholesale"] }),
];
