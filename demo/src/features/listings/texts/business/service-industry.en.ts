import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const SERVICE_INDUSTRY_EN: SubtypeTexts = {
  kinds: [
    kind("commercial laundry and linen service", {
      noun: "laundry",
      keywords: ["laundry", "linen"],
      lines: ["[+Recurring contracts] Hotels, clinics and restaurants are on weekly routes with written agreements."],
    }),
    kind("HVAC service contractor", {
      noun: "company",
      keywords: ["HVAC", "contractor"],
      lines: ["[+Recurring contracts] Maintenance agreements renew every year and feed replacement work."],
    }),
    kind("landscaping and snow-removal company", {
      noun: "company",
      keywords: ["landscaping", "snow removal"],
      lines: ["[+Recurring contracts] Most snow contracts are multi-year, with fixed fees and salt billed on top."],
    }),
    kind("commercial cleaning company", {
      noun: "company",
      keywords: ["janitorial", "cleaning"],
      lines: [
        "[+Recurring contracts] Office towers, schools and clinics are served in the evening by crews with lead hands.",
      ],
    }),
    kind("neighbourhood dry cleaner", {
      noun: "plant",
      keywords: ["dry cleaner"],
      lines: ["[+Dry cleaners] The plant uses a modern hydrocarbon machine, and two drop stores feed it."],
    }),
    kind("hair salon with eight chairs", {
      noun: "salon",
      keywords: ["hair salon"],
      lines: [
        "[+Hair Salon] Chairs are split between employees and renters, and the booking system shows a full week ahead.",
      ],
    }),
    kind("printing and signage shop", {
      noun: "shop",
      keywords: ["printing", "signage"],
      lines: ["A wide-format printer, a vinyl cutter and a small fleet for installation are included."],
    }),
    kind("pet boarding and grooming business", {
      noun: "business",
      keywords: ["pet care", "grooming"],
      lines: ["The kennel is full on every holiday, and grooming brings daily traffic."],
    }),
    kind("courier and local delivery company", {
      noun: "company",
      keywords: ["courier", "delivery"],
      lines: ["[+Recurring contracts] Owner-operators run the routes, which keeps fixed costs low."],
    }),
    kind("licensed daycare centre", {
      noun: "centre",
      keywords: ["daycare"],
      lines: ["The centre is licensed, full, and has a waiting list for every room."],
    }),
    kind("moving and storage company", { noun: "company", keywords: ["moving", "storage"] }),
    kind("plumbing and drain company", { noun: "company", keywords: ["plumbing", "drains"] }),
  ],
  titles: [
    "{kind}, {city}",
    "{kind}, {yearsInOperation} years in business",
    "Profitable {kind} {inArea}",
    "{kind} with {grossRevenue} in sales",
    "Retirement sale: {kind}, {city}",
    "{kind} {inArea}, staff in place",
    "{kind}, {cashFlow} in owner's cash flow",
    "Established {kind} near {road}",
    "Turnkey {kind} {inArea}",
    "{kind} with {employees} employees, {city}",
  ],
  openings: [
    "{aKind} serving {city} and the surrounding area for {yearsInOperation} years.",
    "A steady, well-run {kind} with sales of {grossRevenue} and a reputation earned one job at a time.",
    "After {yearsInOperation} years the founder of this {kind} is ready to hand over to a motivated successor.",
    "Here is a service business with few surprises: {aKind} {inArea}, profitable every year since it opened.",
  ],
  details: [
    "Sales were {grossRevenue} last year, leaving {cashFlow} to a working owner.",
    "The team of {employees} includes people who have been there more than ten years.",
    "[+Equipment included] Vehicles, tools and equipment are included and in good repair.",
    "No customer represents more than a tenth of sales.",
    "[+Owner will train,~training] The owner will stay for three months of paid training and introductions.",
    "[+Website included] Website, phone numbers and social accounts come with the business.",
    "Growth has come by word of mouth; there has never been a salesperson.",
    "Premises of {totalArea} are leased at {premisesRent} a month.",
    "[+Family business] It is a family business, and family members would help through the change.",
    "Books are kept by an outside accountant, with three years of statements available.",
  ],
  keywords: ["business for sale", "service business", "turnkey", "established", "profitable"],
  fields: {},
};
