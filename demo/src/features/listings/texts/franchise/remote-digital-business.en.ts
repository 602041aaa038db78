import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const REMOTE_DIGITAL_BUSINESS_EN: SubtypeTexts = {
  kinds: [
    kind("e-commerce store for outdoor gear", {
      noun: "store",
      keywords: ["e-commerce", "outdoor"],
      sets: ["stock"],
      lines: ["[+Online sales] Suppliers ship from two provinces, and returns are under five percent."],
    }),
    kind("subscription box company", {
      noun: "company",
      keywords: ["subscription"],
      sets: ["stock"],
      lines: ["[+Subscription revenue] Subscribers stay for well over a year on average."],
    }),
    kind("content website portfolio", {
      noun: "portfolio",
      keywords: ["websites", "affiliate"],
      lines: ["Income is from display advertising and affiliate programs, with no single source above half."],
    }),
    kind("bookkeeping software service", {
      noun: "service",
      keywords: ["SaaS"],
      lines: ["[+Subscription revenue,+Intellectual property] Churn is low and the code base is documented."],
    }),
    kind("online language school", {
      noun: "school",
      keywords: ["online school"],
      lines: ["[+Remote team] Teachers are independent contractors in three time zones."],
    }),
    kind("digital marketing agency", {
      noun: "agency",
      keywords: ["marketing agency"],
      lines: ["[+Remote team] Clients are on monthly retainers and the team works remotely."],
    }),
    kind("private-label skincare brand", {
      noun: "brand",
      keywords: ["skincare", "brand"],
      sets: ["stock"],
      lines: ["[+Intellectual property] Formulas and trademarks are owned."],
    }),
    kind("mobile app for fitness coaches", {
      noun: "app",
      keywords: ["mobile app"],
      lines: ["[+Mobile app] The app is rated highly in both stores and bills by the month."],
    }),
    kind("online auction platform", { noun: "platform", keywords: ["platform", "auctions"] }),
    kind("drop-ship home décor store", {
      noun: "store",
      keywords: ["drop-ship", "décor"],
      lines: ["[+Dropshipping,+Online sales] No stock is held; suppliers ship directly."],
    }),
  ],
  titles: [
    "{kind}, run from anywhere",
    "{kind} with {grossRevenue} in sales",
    "{kind}, {cashFlow} cash flow",
    "{kind} with {monthlyVisitors} visitors a month",
    "{kind}, {activeClients} customers",
    "Home-based {kind}, based near {city}",
    "{yearsInOperation}-year-old {kind} for sale",
    "Profitable {kind}, owner in {city}",
    "Turnkey {kind}, fully remote",
    "{kind}: low overhead, loyal customers",
  ],
  openings: [
    "{aKind} run from a home office {inCity}, with sales of {grossRevenue}.",
    "{yearsInOperation} years of steady growth and {activeClients} active customers: {aKind} that can move wherever you do.",
    "This {kind} draws {monthlyVisitors} visitors a month, mostly from unpaid search.",
    "The founder of this {kind} is starting something new and will hand over a clean, documented operation.",
  ],
  details: [
    "Sales of {grossRevenue} produce {cashFlow} in cash flow for about twenty hours of work a week.",
    "Sales run through {salesPlatforms}.",
    "The sale includes {assetsIncluded}.",
    "[+Email list] The mailing list is permission-based and opens above the average.",
    "[+Social media following] Social accounts have a real and active following.",
    "[stock] Stock of about {inventoryValue} is held by a fulfilment partner.",
    "[+Owner will train,~training] The seller will train for sixty days by video call.",
    "Traffic, revenue and advertising accounts can be verified in a shared session.",
    "[+Website included] Domain names, site and all accounts transfer at closing.",
    "Operating procedures are written down, so a newcomer can run it.",
  ],
  keywords: ["online business", "remote", "e-commerce", "digital", "home based"],
  fields: {
    salesPlatforms: [
      "its own web shop and one marketplace",
      "its own site",
      "two marketplaces and a web shop",
      "app stores and its own site",
    ],
    assetsIncluded: [
      "domains, site, brand and supplier agreements",
      "code, trademarks and customer contracts",
      "accounts, content and mailing list",
    ],
    transitionSupport: [
      "Sixty days of training by video",
      "Three months of support by e-mail and phone",
      "Thirty days full-time, then on call",
    ],
  },
};
