import { type PocketListing, simple } from "./pocket-listing.ts";

/** A named listing that its owner has not paid for yet. */
export type OrderedListing = Omit<PocketListing, "confidential" | "levels" | "banded" | "teaser" | "access">;

/** Listings that begin as drafts, which their owners pay for in the story. */
export const ORDERED_LISTINGS = {
  cornerUnit: {
    ...simple,
    province: "Alberta",
    owner: "agent",
    type: "Commercial",
    subtype: "Retail",
    city: "Edmonton",
    listingType: "rent",
    title: "Corner unit across from a light rail station",
    description:
      "A corner unit with glass on two sides and its own entrance. The station opens next spring.\n\nThe rent is net; the landlord does the storefront.",
    sale: null,
    lease: { kind: "amount", amountCents: 32_00, per: "sqft_year", basis: "net", additional: null },
    features: { totalArea: 1_640, frontageFeet: 41, parkingSpots: 4 },
    includes: ["Corner unit", "Signage", "Near public transit"],
    drawing: 7,
    daysAgo: 18,
  },
  industrialCondo: {
    ...simple,
    province: "Alberta",
    owner: "agent",
    type: "Industrial",
    subtype: "Industrial Condo",
    city: "Calgary",
    title: "Industrial condo with a mezzanine and a drive-in door",
    description: "A clean bay with a built-out mezzanine, three-phase power and one drive-in door.",
    sale: { kind: "amount", amountCents: 729_000_00 },
    features: { totalArea: 2_800, clearHeightFeet: 22, gradeLevelDoors: 1, monthlyCondoFee: 610 },
    includes: ["Mezzanine", "Drive-in access", "Three-phase power"],
    drawing: 6,
    daysAgo: 16,
  },
  salon: {
    ...simple,
    province: "Quebec",
    owner: "pro",
    language: "fr",
    type: "Sale of Business",
    subtype: "Service Industry",
    city: "Laval",
    title: "Salon de coiffure à six postes, clientèle fidèle",
    description:
      "Un salon lumineux à six postes, avec stationnement à la porte. La propriétaire reste deux mois pour présenter la clientèle.",
    otherTitle: "Hair salon with six chairs and loyal customers",
    otherDescription:
      "A bright salon with six chairs and parking at the door. The owner stays for two months to introduce the customers.",
    sale: { kind: "amount", amountCents: 98_000_00 },
    features: { totalArea: 1_050, yearsInOperation: 8, employees: 4, grossRevenue: 310_000, premisesRent: 2_400 },
    includes: ["Hair Salon", "Loyal clientele", "Owner will train"],
    drawing: 2,
    daysAgo: 11,
  },
  studio: {
    ...simple,
    province: "Alberta",
    owner: "agent",
    type: "Office",
    subtype: "Professional Office",
    city: "Calgary",
    listingType: "rent",
    title: "Small office over a café, by the month",
    description: "One room with a kitchenette over a café. Heat and internet are included.",
    sale: null,
    lease: { kind: "amount", amountCents: 1_150_00, per: "month", basis: "gross", additional: null },
    features: { totalArea: 420, privateOffices: 1 },
    includes: ["Kitchenette", "High-speed internet"],
    drawing: 7,
    daysAgo: 2,
  },
} as const satisfies Readonly<Record<string, OrderedListing>>;

export type OrderedName = keyof typeof ORDERED_LISTINGS;
