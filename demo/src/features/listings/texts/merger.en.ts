import { type CategoryTexts, type Kind, kind } from "./texts.schema.ts";

const COMPANIES: readonly Kind[] = [
  kind("custom metal fabricator", "company", {
    keywords: ["fabrication"],
    lines: ["Customers are in mining, agriculture and construction, and certified welders are on staff."],
  }),
  kind("regional trucking company", "company", {
    keywords: ["trucking", "fleet"],
    lines: ["The fleet averages four years of age and the safety record is clean."],
  }),
  kind("electrical contractor", "company", {
    keywords: ["electrical"],
    lines: ["Commercial service work makes up most of the revenue, with little bid work."],
  }),
  kind("specialty food manufacturer", "company", {
    keywords: ["food manufacturer"],
    lines: ["Products are listed with national grocers and the plant holds third-party certification."],
  }),
  kind("software and managed IT firm", "firm", {
    keywords: ["software", "IT services"],
    lines: ["[+Intellectual property] Three quarters of revenue is under monthly contracts."],
  }),
  kind("industrial supply distributor", "company", {
    keywords: ["distributor"],
    lines: ["The company holds territorial rights to several product lines."],
  }),
  kind("environmental services company", "company", {
    keywords: ["environmental"],
    lines: ["Municipal and industrial clients renew under multi-year agreements."],
  }),
  kind("precision machine shop", "company", {
    keywords: ["machine shop"],
    lines: ["The shop holds quality certification and serves aerospace and energy clients."],
  }),
  kind("cabinet and millwork maker", "company", {
    keywords: ["millwork"],
    lines: ["Builders and designers place repeat orders, and the backlog runs to several months."],
  }),
  kind("HVAC and mechanical contractor", "company", {
    keywords: ["mechanical"],
    lines: ["Service contracts carry the fixed costs before a single installation is sold."],
  }),
  kind("private college", "college", {
    keywords: ["education"],
    lines: ["Programs are approved by the province, and enrolment has grown three years in a row."],
  }),
  kind("packaging wholesaler", "company", { keywords: ["packaging", "wholesale"] }),
];

export const MERGER_EN: CategoryTexts = {
  "full-business-buyout": {
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
  },
  "majority-share-purchase": {
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
  },
  partnership: {
    kinds: [
      ...COMPANIES.slice(0, 6),
      kind("rental apartment redevelopment", "project", {
        keywords: ["apartments"],
        sets: ["apartments"],
        lines: ["[+Development opportunity] Permits are advanced and a builder is engaged at a fixed price."],
      }),
      kind("farm-to-table restaurant group", "group", {
        keywords: ["restaurants"],
        lines: ["Two rooms are trading well and a lease for the third has been negotiated."],
      }),
      kind("craft distillery", "distillery", {
        keywords: ["distillery"],
        lines: ["Barrels have been laid down for four years and the first releases sold out."],
      }),
      kind("multi-family portfolio", "portfolio", { keywords: ["multi-family"], sets: ["apartments"] }),
      kind("medical clinic group", "group", { keywords: ["clinics"] }),
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
  },
  "distressed-asset-sale": {
    kinds: [
      kind("former food-processing plant", "plant", {
        keywords: ["processing plant"],
        sets: ["estate"],
        lines: [
          "Boilers, refrigeration and a waste-water system are in place and have been kept on minimum maintenance.",
        ],
      }),
      kind("idle sawmill and yard", "mill", {
        keywords: ["sawmill"],
        sets: ["estate"],
        lines: ["Headrig, edger and kilns were running until the mill closed."],
      }),
      kind("unfinished condominium building", "building", {
        keywords: ["construction"],
        sets: ["estate"],
        lines: [
          "The structure is complete to the roof and weather-tight; an engineer's report on the remaining work is available.",
        ],
      }),
      kind("closed hotel with land", "property", { keywords: ["hotel"], sets: ["estate"] }),
      kind("bankrupt retailer's inventory and leases", "stock", {
        keywords: ["inventory", "liquidation"],
        sets: ["goods"],
      }),
      kind("receivership machine shop", "shop", {
        keywords: ["machinery"],
        sets: ["goods"],
        lines: ["CNC machines, tooling and unfinished orders may be bought together or by lot."],
      }),
      kind("vacant commercial block under power of sale", "building", {
        keywords: ["power of sale"],
        sets: ["estate"],
        lines: ["[+Power of sale] The mortgagee is in possession and can give vacant possession on closing."],
      }),
      kind("restaurant equipment and leasehold package", "package", { keywords: ["equipment"], sets: ["goods"] }),
      kind("partly serviced subdivision in receivership", "site", {
        keywords: ["land", "receivership"],
        sets: ["estate"],
      }),
    ],
    titles: [
      "{kind}, {city}",
      "Court-supervised sale: {kind}, {city}",
      "{kind} {inArea}, sold as is",
      "Receiver's sale: {kind} near {road}",
      "[estate] {kind} on {lotSizeAcreage}",
      "Priced to clear: {kind}, {city}",
      "Lender's sale of {aKind} {inArea}",
      "Quick closing: {kind}, {city}",
      "{kind}, offers invited, {city}",
      "[estate] Distressed real estate: {kind} {inArea}",
    ],
    openings: [
      "{aKind} {inCity}, offered as is, where is, with a quick closing preferred.",
      "Lenders have instructed a discreet sale of {aKind} {inArea}.",
      "The assets of a company that has ceased operations: {kind}, {inCity}.",
      "For a buyer who can move fast and close without conditions: {aKind} {inArea}.",
    ],
    details: [
      "The process: {saleProcess}.",
      "Assets include {assetsIncluded}.",
      "[estate] Buildings of {totalArea} stand on {lotSizeAcreage}.",
      "[+Sold as is] There are no representations or warranties of any kind.",
      "[estate,+Environmental Report] A Phase I environmental report is available for information only.",
      "Secured debt of {outstandingDebt} will be discharged on closing.",
      "[+Quick closing] Closing can take place within thirty days of court approval.",
      "[goods] Inventory was counted and appraised at {inventoryValue}.",
      "[estate] Another use may make sense: {redevelopmentOpportunities}.",
      "Viewings take place by appointment on set days.",
      "A deposit of ten percent accompanies every offer.",
    ],
    keywords: ["distressed", "receivership", "as is", "liquidation", "quick closing"],
    fields: {
      saleProcess: [
        "sealed bids, highest or any offer not necessarily accepted",
        "private sale by the receiver, subject to court approval",
        "lender's sale, offers reviewed as received",
      ],
      assetsIncluded: [
        "land, buildings and remaining equipment",
        "machinery, inventory and trade name",
        "leasehold interest, fixtures and stock",
      ],
      currentUse: ["Vacant", "Closed since last year", "Minimum maintenance"],
      improvementsIfAny: ["Roof repaired; building winterized", "None"],
      redevelopmentOpportunities: [
        "self-storage or contractor units",
        "residential conversion, subject to approvals",
        "demolition and land sale",
      ],
    },
  },
};
