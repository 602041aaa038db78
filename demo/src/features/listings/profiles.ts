import type { TextGroup } from "./texts/texts.schema.ts";

/** What sets the size of the price: the building, the land, or the business itself. */
type PriceDriver = "area" | "units" | "rooms" | "acres" | "business" | "fee";

/** How a subtype is usually offered. Dollars, square feet. */
export interface Profile {
  /** `subtypeKey` of the subtype. */
  readonly key: string;
  readonly group: TextGroup;
  /** Share of the listings, any unit. */
  readonly weight: number;
  readonly driver: PriceDriver;
  /** The middle asking price in a city of average prices. */
  readonly price: number;
  /** The middle building area; 0: none. */
  readonly area: number;
  /** Net rent in dollars a square foot and year (a month and acre for land); 0: never for rent. */
  readonly rate: number;
  /** Weights of sale, rent and both. */
  readonly offers: readonly [sale: number, rent: number, both: number];
  /** Where such properties stand: among shops, among industry (garages keep their streets), in the country. */
  readonly place: "shop" | "works" | "garage" | "rural";
}

function profile(
  key: string,
  group: TextGroup,
  place: Profile["place"],
  weight: number,
  rest: Partial<Profile>,
): Profile {
  return { driver: "area", price: 1_000_000, area: 0, rate: 0, offers: [1, 0, 0], key, group, place, weight, ...rest };
}

const LEASED: Profile["offers"] = [45, 45, 10];
const MOSTLY_SALE: Profile["offers"] = [78, 15, 7];

export const PROFILES: readonly Profile[] = [
  profile("commercial/retail", "building", "shop", 10, { price: 1_400_000, area: 3_400, rate: 27, offers: LEASED }),
  profile("commercial/shopping-medical-centers", "building", "shop", 4, {
    price: 5_200_000,
    area: 22_000,
    rate: 24,
    offers: MOSTLY_SALE,
  }),
  profile("commercial/hotels-cottages", "building", "rural", 3, { driver: "rooms", price: 2_100_000, area: 9_000 }),
  profile("commercial/automotive", "building", "garage", 5, {
    price: 1_700_000,
    area: 6_500,
    rate: 20,
    offers: [65, 27, 8],
  }),
  profile("commercial/hospitality", "building", "shop", 3, {
    price: 1_600_000,
    area: 6_000,
    rate: 22,
    offers: MOSTLY_SALE,
  }),
  profile("commercial/food-beverage", "building", "shop", 6, {
    price: 1_100_000,
    area: 2_600,
    rate: 30,
    offers: LEASED,
  }),
  profile("commercial/entertainment-event-venues", "building", "shop", 2, {
    price: 2_300_000,
    area: 11_000,
    rate: 16,
    offers: MOSTLY_SALE,
  }),
  profile("office/professional-office", "building", "shop", 8, {
    price: 900_000,
    area: 2_600,
    rate: 21,
    offers: [38, 52, 10],
  }),
  profile("office/medical-dental", "building", "shop", 4, { price: 950_000, area: 2_100, rate: 27, offers: LEASED }),
  profile("industrial/manufacturing", "building", "works", 5, {
    price: 3_600_000,
    area: 21_000,
    rate: 12,
    offers: [60, 30, 10],
  }),
  profile("industrial/warehousing", "building", "works", 7, {
    price: 3_200_000,
    area: 18_000,
    rate: 12.5,
    offers: [48, 42, 10],
  }),
  profile("industrial/distribution", "building", "works", 4, {
    price: 6_500_000,
    area: 36_000,
    rate: 11.5,
    offers: LEASED,
  }),
  profile("industrial/industrial-condo", "building", "works", 5, {
    price: 780_000,
    area: 2_400,
    rate: 16,
    offers: [62, 28, 10],
  }),
  profile("land/farm-lands", "land", "rural", 4, { driver: "acres", price: 1_100_000, rate: 17, offers: [88, 12, 0] }),
  profile("land/residential-lands", "land", "shop", 4, { driver: "acres", price: 1_900_000 }),
  profile("land/industrial-lands", "land", "works", 4, {
    driver: "acres",
    price: 2_100_000,
    rate: 3_600,
    offers: [75, 20, 5],
  }),
  profile("land/quarry-gravel-lands", "land", "rural", 1.5, { driver: "acres", price: 2_600_000 }),
  profile("investment/multi-family", "investment", "shop", 9, { driver: "units", price: 2_600_000, area: 9_000 }),
  profile("investment/income-producing-retail", "investment", "shop", 5, { price: 2_900_000, area: 8_500 }),
  profile("investment/office-buildings", "investment", "shop", 4, { price: 3_800_000, area: 18_000 }),
  profile("investment/hotels-motels", "investment", "shop", 3, { driver: "rooms", price: 3_400_000, area: 16_000 }),
  profile("business/service-industry", "business", "shop", 8, { driver: "business", price: 280_000, area: 2_200 }),
  profile("business/auto-related", "business", "garage", 5, { driver: "business", price: 340_000, area: 4_500 }),
  profile("business/food-beverage", "business", "shop", 8, { driver: "business", price: 230_000, area: 1_900 }),
  profile("business/health-wellness", "business", "shop", 5, { driver: "business", price: 360_000, area: 2_000 }),
  profile("farm/dairy-farms", "farm", "rural", 2, { driver: "acres", price: 4_800_000 }),
  profile("farm/livestock-farms", "farm", "rural", 2.5, { driver: "acres", price: 2_200_000 }),
  profile("farm/cash-crop-farms", "farm", "rural", 2.5, { driver: "acres", price: 2_300_000 }),
  profile("farm/hobby-farms-greenhouses", "farm", "rural", 3, { driver: "acres", price: 1_150_000 }),
  profile("merger/full-business-buyout", "business", "shop", 3, { driver: "business", price: 2_400_000, area: 14_000 }),
  profile("merger/majority-share-purchase", "business", "shop", 2, {
    driver: "business",
    price: 1_500_000,
    area: 11_000,
  }),
  profile("merger/partnership", "deal", "shop", 2, { driver: "business", price: 420_000, area: 6_000 }),
  profile("merger/distressed-asset-sale", "deal", "shop", 2, { driver: "area", price: 1_200_000, area: 13_000 }),
  profile("franchise/new-franchise-territory", "deal", "shop", 4, { driver: "fee", price: 95_000, area: 1_400 }),
  profile("franchise/franchise-resale", "business", "shop", 4, { driver: "business", price: 310_000, area: 1_700 }),
  profile("franchise/pop-up-seasonal-location", "deal", "shop", 3, {
    driver: "fee",
    price: 60_000,
    area: 320,
    rate: 110,
    offers: [45, 52, 3],
  }),
  profile("franchise/remote-digital-business", "business", "shop", 3, { driver: "business", price: 260_000 }),
];
