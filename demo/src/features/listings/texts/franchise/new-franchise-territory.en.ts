import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const NEW_FRANCHISE_TERRITORY_EN: SubtypeTexts = {
  kinds: [
    kind("mobile window-cleaning franchise", {
      noun: "franchise",
      keywords: ["window cleaning"],
      sets: ["home"],
      fields: { franchiseBrand: ["Home-services brand"] },
    }),
    kind("quick-service burger franchise", {
      noun: "franchise",
      keywords: ["burgers", "QSR"],
      fields: { franchiseBrand: ["Burger concept"] },
    }),
    kind("senior home-care franchise", {
      noun: "franchise",
      keywords: ["home care"],
      sets: ["home"],
      fields: { franchiseBrand: ["Home-care network"] },
    }),
    kind("children's tutoring franchise", {
      noun: "franchise",
      keywords: ["tutoring", "education"],
      fields: { franchiseBrand: ["Learning-centre brand"] },
    }),
    kind("bubble tea franchise", {
      noun: "franchise",
      keywords: ["bubble tea"],
      fields: { franchiseBrand: ["Beverage concept"] },
    }),
    kind("boutique fitness franchise", {
      noun: "franchise",
      keywords: ["fitness"],
      fields: { franchiseBrand: ["Studio fitness brand"] },
    }),
    kind("home renovation franchise", {
      noun: "franchise",
      keywords: ["renovation"],
      sets: ["home"],
      fields: { franchiseBrand: ["Kitchen and bath brand"] },
    }),
    kind("pet grooming franchise", {
      noun: "franchise",
      keywords: ["pet grooming"],
      fields: { franchiseBrand: ["Pet-care brand"] },
    }),
    kind("express oil-change franchise", {
      noun: "franchise",
      keywords: ["oil change"],
      fields: { franchiseBrand: ["Automotive service brand"] },
    }),
    kind("lawn and pest-control franchise", {
      noun: "franchise",
      keywords: ["lawn care"],
      sets: ["home"],
      fields: { franchiseBrand: ["Outdoor-services brand"] },
    }),
    kind("poke and salad bar franchise", {
      noun: "franchise",
      keywords: ["healthy food"],
      fields: { franchiseBrand: ["Fast-casual concept"] },
    }),
  ],
  titles: [
    "{kind}, {city} territory",
    "New {kind} for {city}",
    "Exclusive territory: {kind}, {city}",
    "{kind} from {minimumInvestment}",
    "First in {city}: {kind}",
    "{kind}, {royalty} royalty, {city}",
    "Join {existingLocations} owners: {kind}",
    "Master your area: {kind} near {city}",
    "[home] Home-based {kind}, {city}",
    "{kind} with full training, {city}",
    "Territory award: {kind} {inArea}",
  ],
  openings: [
    "The {city} territory of {aKind} is available for the first time.",
    "{aKind} with {existingLocations} locations is expanding to {city} and is looking for an owner-operator.",
    "Be in business for yourself with help: {aKind} with a protected territory.",
    "A simple, proven model: {aKind} that opens with {minimumInvestment}.",
  ],
  details: [
    "The total investment starts at {minimumInvestment}, of which {franchiseFee} is the franchise fee.",
    "Royalties are {royalty} of sales, plus {marketingFund} for the marketing fund.",
    "[+Exclusive territory] The territory is exclusive and mapped by postal code.",
    "[+Franchisor training] Three weeks of training and an opening team are included.",
    "[+Site selection help] The franchisor finds the site and negotiates the lease.",
    "The term is {franchiseTermYears}, renewable.",
    "[home] No storefront is needed; most owners begin from home with one vehicle.",
    "[+Financing available] Several lenders know the brand and finance a good part of the cost.",
    "[+Multi-unit rights] Rights to additional territories may be reserved.",
    "No experience in the trade is required, only drive and a liking for people.",
    "A disclosure document is delivered as provincial law requires.",
  ],
  keywords: ["franchise", "territory", "new location", "training", "owner operator"],
  fields: {
    franchiseBrand: ["Established brand"],
    territory: [
      "City and surrounding municipalities",
      "Protected radius around the chosen site",
      "Mapped by postal code, about 100,000 people",
    ],
    trainingAndSupport: [
      "Three weeks of training, opening team and ongoing coaching",
      "Classroom and on-the-job training, then monthly visits",
      "Online academy and two weeks in an existing location",
    ],
  },
};
