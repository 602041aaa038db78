import type { NewListing } from "@vestpocket/domain/listings/listings.factory";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import type { LeaseTerms, SaleTerms } from "@vestpocket/domain/prices/price-terms.schema";

/** A listing of which everything is written down, so that a reader of the demo, a journey or a picture can count on it. */
export interface NamedListing extends Omit<NewListing, "price" | "province" | "features"> {
  /** Manitoba by default. */
  readonly province?: ProvinceName;
  readonly features: Readonly<Record<string, number | string>>;
  /** Its feature tags. */
  readonly includes: readonly string[];
  readonly sale: SaleTerms | null;
  readonly lease: LeaseTerms | null;
  readonly daysAgo: number;
  /** Which drawing of its subtype it has; null for a listing without pictures. */
  readonly drawing: number | null;
}

const office = { type: "Office", subtype: "Professional Office", city: "Winnipeg", listingType: "rent" } as const;
const plain = { sale: null, lease: null, keywords: [], language: "en", drawing: 0 } as const;
const rent = { kind: "amount", additional: null } as const;

/** In Manitoba, where the journeys change nothing. */
export const NAMED_PROVINCE = "Manitoba";

/** Four offices whose rents are quoted in four ways, two businesses with cash flow, and one listing of each rarer kind. */
export const NAMED_LISTINGS = {
  /** Net by the square foot and year, with additional rent: $4,408.33 a month, gross. In both languages, with many facts. */
  officeByFootAndYear: {
    ...plain,
    ...office,
    title: "Corner office with a boardroom on Portage Avenue",
    description:
      "A corner office on the second floor, with six private offices, a boardroom and a kitchenette.\n\nThe rent is net; taxes, maintenance and insurance are quoted beside it.",
    otherTitle: "Bureau d’angle avec salle de conférence sur l’avenue Portage",
    otherDescription:
      "Un bureau d’angle au deuxième étage, avec six bureaux fermés, une salle de conférence et une cuisinette.\n\nLe loyer est net; les taxes, l’entretien et les assurances sont indiqués à part.",
    lease: {
      ...rent,
      amountCents: 9_00,
      per: "sqft_year",
      basis: "net",
      additional: { amountCents: 14_00, per: "sqft_year" },
    },
    features: {
      totalArea: 2_300,
      privateOffices: 6,
      meetingRooms: 1,
      storeys: 4,
      yearBuilt: 1998,
      parkingSpots: 5,
      parkingType: "Underground",
      zoning: "C2",
      occupancy: "Vacant",
      heatingType: "Gas Forced Air",
      approxAge: "Over 10 years",
    },
    includes: ["Elevator", "Boardroom", "Kitchenette"],
    daysAgo: 6,
  },
  /** Gross by the square foot and month: $2,500 a month. */
  officeByFootAndMonth: {
    ...plain,
    ...office,
    drawing: 1,
    title: "Brick-and-beam studio office in the Exchange District",
    description:
      "One open room under a timber ceiling, with two meeting rooms and high windows.\n\nThe rent includes everything but internet.",
    lease: { ...rent, amountCents: 2_50, per: "sqft_month", basis: "gross" },
    features: {
      totalArea: 1_000,
      privateOffices: 1,
      meetingRooms: 2,
      storeys: 5,
    },
    includes: ["High-speed internet", "Near public transit"],
    daysAgo: 7,
  },
  /** Gross by the month: $3,150. In French only. */
  officeByMonth: {
    ...plain,
    ...office,
    language: "fr",
    drawing: 2,
    title: "Bureau lumineux sur le boulevard Provencher",
    description:
      "Un bureau clair au rez-de-chaussée, avec trois bureaux fermés et une entrée privée.\n\nLe loyer est brut et comprend le chauffage.",
    lease: { ...rent, amountCents: 3_150_00, per: "month", basis: "gross" },
    features: {
      totalArea: 1_400,
      privateOffices: 3,
      meetingRooms: 1,
      parkingSpots: 2,
    },
    includes: ["Private entrance", "Kitchenette"],
    daysAgo: 8,
  },
  /** Net by the year, without the additional rent: $3,750 a month net, and no comparable gross rent. */
  officeByYear: {
    ...plain,
    ...office,
    drawing: 3,
    title: "Office suite near The Forks with room to grow",
    description:
      "A full floor with nine private offices around a reception area, and parking at the door.\n\nAdditional rent is on request.",
    lease: { ...rent, amountCents: 45_000_00, per: "year", basis: "net" },
    features: {
      totalArea: 3_000,
      privateOffices: 9,
      meetingRooms: 2,
      parkingSpots: 12,
    },
    includes: ["Reception area", "Air conditioning"],
    daysAgo: 9,
  },
  /** Posted by its owner, with every figure of a business. */
  bakery: {
    ...plain,
    type: "Sale of Business",
    subtype: "Food & Beverage",
    city: "Brandon",
    listingType: "sale",
    postedAs: "owner",
    title: "Bakery with a café corner and a wholesale route",
    description:
      "A neighbourhood bakery that sells half of its bread over the counter and half to eleven restaurants.\n\nThe owner stays for a month to hand over the recipes and the route.",
    sale: { kind: "amount", amountCents: 320_000_00 },
    features: {
      seats: 16,
      totalArea: 1_850,
      yearsInOperation: 14,
      employees: 6,
      grossRevenue: 610_000,
      cashFlow: 118_000,
      inventoryValue: 9_000,
      premisesRent: 2_900,
      reasonForSelling: "Retirement",
    },
    includes: ["Turnkey Business", "Food wholesale", "Equipment included"],
    daysAgo: 6,
  },
  /** Its price begins at an amount. */
  garage: {
    ...plain,
    type: "Sale of Business",
    subtype: "Auto-Related",
    city: "Steinbach",
    listingType: "sale",
    title: "Four-bay repair garage with loyal customers",
    description:
      "A repair garage with four bays, two licensed technicians and a full book of appointments.\n\nThe price depends on how much of the stock a buyer takes.",
    sale: { kind: "from", amountCents: 265_000_00 },
    features: {
      serviceBays: 4,
      totalArea: 4_200,
      yearsInOperation: 21,
      employees: 4,
      grossRevenue: 540_000,
      cashFlow: 92_000,
    },
    includes: ["Vehicle lifts", "Licensed technicians"],
    daysAgo: 7,
  },
  /** For sale and for rent. */
  storefront: {
    ...plain,
    type: "Commercial",
    subtype: "Retail",
    city: "Brandon",
    listingType: "both",
    title: "Storefront with display windows on Rosser Avenue",
    description:
      "A storefront with two display windows and a dry basement, for sale or for rent.\n\nThe rent is gross.",
    sale: { kind: "amount", amountCents: 480_000_00 },
    lease: { ...rent, amountCents: 3_200_00, per: "month", basis: "gross" },
    features: {
      totalArea: 2_400,
      frontageFeet: 32,
      parkingSpots: 3,
    },
    includes: ["Basement", "Street exposure"],
    daysAgo: 8,
  },
  /** Without pictures, and its price on request. */
  warehouse: {
    ...plain,
    type: "Industrial",
    subtype: "Warehousing",
    city: "Winnipeg",
    listingType: "sale",
    drawing: null,
    title: "Warehouse with dock doors, place kept confidential",
    description: "A warehouse with six dock doors and a fenced yard.\n\nPictures and price are for those who ask.",
    sale: { kind: "on_request" },
    features: {
      totalArea: 28_000,
      clearHeightFeet: 24,
      truckLevelDoors: 6,
    },
    includes: ["Dock levellers", "Fenced yard"],
    daysAgo: 9,
  },
} as const satisfies Readonly<Record<string, NamedListing>>;
