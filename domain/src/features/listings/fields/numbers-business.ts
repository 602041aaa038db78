import { number } from "./define-field.ts";
import { count, ONE_STEP, PERCENT } from "./number-specs.ts";

/** What a business has. */
export const BUSINESS_NUMBERS = {
  employees: number(
    /*i18n*/ { id: "listings.field.employees", message: "Employees" },
    { group: "business", ...count(100_000), icon: "people", measure: ONE_STEP },
  ),
  yearsInOperation: number(
    /*i18n*/ { id: "listings.field.yearsInOperation", message: "Years in Operation" },
    { group: "business", unit: "years", max: 400, icon: "calendar", measure: ONE_STEP },
  ),
  activeClients: number(
    /*i18n*/ { id: "listings.field.activeClients", message: "Active Clients" },
    { group: "business", ...count(100_000_000), icon: "people" },
  ),
  monthlyVisitors: number(
    /*i18n*/ { id: "listings.field.monthlyVisitors", message: "Monthly Visitors" },
    { group: "business", ...count(1_000_000_000) },
  ),
  dailyFootTraffic: number(
    /*i18n*/ { id: "listings.field.dailyFootTraffic", message: "Daily Foot Traffic" },
    { group: "business", ...count(1_000_000), icon: "footprints" },
  ),
  existingLocations: number(
    /*i18n*/ { id: "listings.field.existingLocations", message: "Existing Locations" },
    { group: "business", ...count(100_000) },
  ),
  franchiseTermYears: number(
    /*i18n*/ { id: "listings.field.franchiseTermYears", message: "Franchise Term" },
    { group: "business", unit: "years", max: 99 },
  ),
  shareOffered: number(
    /*i18n*/ { id: "listings.field.shareOffered", message: "Share Offered" },
    { group: "business", ...PERCENT, measure: ONE_STEP },
  ),
  fuelVolume: number(
    /*i18n*/ { id: "listings.field.fuelVolume", message: "Fuel Volume" },
    { group: "business", unit: "litres-per-year", max: 1_000_000_000 },
  ),
};
