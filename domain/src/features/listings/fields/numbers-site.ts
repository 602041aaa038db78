import { number } from "./define-field.ts";
import { ACREAGE, AREA, count, ONE_STEP, PERCENT } from "./number-specs.ts";

/** Parking and access, services, land and farms. */
export const SITE_NUMBERS = {
  parkingSpots: number(
    /*i18n*/ { id: "listings.field.parkingSpots", message: "Parking Spots" },
    { group: "access", ...count(100_000), icon: "parking", measure: { edges: [5, 10, 20, 50, 100, 200] } },
  ),
  /** Stalls per 1,000 square feet, as brokers quote it. */
  parkingRatio: number(
    /*i18n*/ { id: "listings.field.parkingRatio", message: "Parking Ratio" },
    {
      group: "access",
      unit: "per-1000-sqft",
      max: 100,
      decimals: 2,
      forms: {
        in: [
          "commercial/retail",
          "commercial/shopping-medical-centers",
          "commercial/food-beverage",
          "office",
          "industrial",
          "investment/income-producing-retail",
          "investment/office-buildings",
        ],
        beside: "parkingSpots",
        side: "after",
      },
      measure: { edges: [1, 2, 3, 4, 5, 6, 8, 10] },
    },
  ),
  trailerParking: number(
    /*i18n*/ { id: "listings.field.trailerParking", message: "Trailer Parking" },
    { group: "access", ...count(10_000), icon: "truck" },
  ),
  truckLevelDoors: number(
    /*i18n*/ { id: "listings.field.truckLevelDoors", message: "Truck Level Doors" },
    { group: "access", ...count(1_000), icon: "truck", measure: ONE_STEP },
  ),
  gradeLevelDoors: number(
    /*i18n*/ { id: "listings.field.gradeLevelDoors", message: "Grade Level Doors" },
    { group: "access", ...count(1_000), icon: "door", measure: ONE_STEP },
  ),

  powerAmps: number(
    /*i18n*/ { id: "listings.field.powerAmps", message: "Power" },
    { group: "services", unit: "amps", max: 100_000, icon: "power" },
  ),

  lotSize: number(
    /*i18n*/ { id: "listings.field.lotSize", message: "Lot Size" },
    { group: "land", unit: "sqft", max: 10_000_000_000, decimals: 2 },
  ),
  acres: number(/*i18n*/ { id: "listings.field.acres", message: "Acreage" }, { group: "land", ...ACREAGE }),
  frontageFeet: number(
    /*i18n*/ { id: "listings.field.frontageFeet", message: "Frontage" },
    { group: "land", unit: "feet", max: 1_000_000, decimals: 2, measure: ONE_STEP },
  ),
  approvedLots: number(
    /*i18n*/ { id: "listings.field.approvedLots", message: "Approved Lots" },
    { group: "land", ...count(100_000), measure: ONE_STEP },
  ),
  maximumLotCoverage: number(
    /*i18n*/ { id: "listings.field.maximumLotCoverage", message: "Maximum Lot Coverage" },
    { group: "land", ...PERCENT },
  ),
  licensedAcres: number(
    /*i18n*/ { id: "listings.field.licensedAcres", message: "Licensed Area" },
    { group: "land", ...ACREAGE },
  ),
  estimatedReserves: number(
    /*i18n*/ { id: "listings.field.estimatedReserves", message: "Estimated Reserves" },
    { group: "land", unit: "tonnes", max: 10_000_000_000 },
  ),
  annualExtractionLimit: number(
    /*i18n*/ { id: "listings.field.annualExtractionLimit", message: "Annual Extraction Limit" },
    { group: "land", unit: "tonnes", max: 1_000_000_000 },
  ),

  workableAcres: number(
    /*i18n*/ { id: "listings.field.workableAcres", message: "Workable Land" },
    { group: "farm", ...ACREAGE, measure: ONE_STEP },
  ),
  tileDrainedAcres: number(
    /*i18n*/ { id: "listings.field.tileDrainedAcres", message: "Tile-drained Land" },
    { group: "farm", ...ACREAGE },
  ),
  pastureAcres: number(
    /*i18n*/ { id: "listings.field.pastureAcres", message: "Pasture" },
    { group: "farm", ...ACREAGE },
  ),
  barnArea: number(/*i18n*/ { id: "listings.field.barnArea", message: "Barn Area" }, { group: "farm", ...AREA }),
  greenhouseArea: number(
    /*i18n*/ { id: "listings.field.greenhouseArea", message: "Greenhouse Area" },
    { group: "farm", ...AREA },
  ),
  quotaKgDay: number(
    /*i18n*/ { id: "listings.field.quotaKgDay", message: "Quota" },
    { group: "farm", unit: "kg-per-day", max: 100_000, decimals: 2, measure: ONE_STEP },
  ),
  milkingStalls: number(
    /*i18n*/ { id: "listings.field.milkingStalls", message: "Milking Stalls" },
    { group: "farm", ...count(10_000) },
  ),
  herdSize: number(
    /*i18n*/ { id: "listings.field.herdSize", message: "Herd Size" },
    { group: "farm", ...count(1_000_000), measure: ONE_STEP },
  ),
  animalCapacity: number(
    /*i18n*/ { id: "listings.field.animalCapacity", message: "Animal Capacity" },
    { group: "farm", ...count(10_000_000) },
  ),
  grainStorage: number(
    /*i18n*/ { id: "listings.field.grainStorage", message: "Grain Storage" },
    { group: "farm", unit: "bushels", max: 100_000_000 },
  ),
};
