import { number } from "./define-field.ts";
import { AREA, AREA_EDGES, count, ONE_STEP, PERCENT } from "./number-specs.ts";

/** What a building has. */
export const BUILDING_NUMBERS = {
  totalArea: number(
    /*i18n*/ { id: "listings.field.totalArea", message: "Total Area" },
    { group: "building", ...AREA, measure: { edges: AREA_EDGES } },
  ),
  warehouseSqFt: number(
    /*i18n*/ { id: "listings.field.warehouseSqFt", message: "Warehouse Area" },
    { group: "building", ...AREA },
  ),
  officeSqFt: number(
    /*i18n*/ { id: "listings.field.officeSqFt", message: "Office Area" },
    { group: "building", ...AREA },
  ),
  kitchenArea: number(
    /*i18n*/ { id: "listings.field.kitchenArea", message: "Kitchen Area" },
    { group: "building", ...AREA },
  ),
  ofRetailArea: number(
    /*i18n*/ { id: "listings.field.ofRetailArea", message: "% of Retail Area" },
    { group: "building", ...PERCENT },
  ),
  ofOfficeReception: number(
    /*i18n*/ { id: "listings.field.ofOfficeReception", message: "% of Office/reception" },
    { group: "building", ...PERCENT },
  ),
  clearHeightFeet: number(
    /*i18n*/ { id: "listings.field.clearHeightFeet", message: "Clear Height" },
    { group: "building", unit: "feet", max: 300, decimals: 2, icon: "height", measure: ONE_STEP },
  ),
  craneCapacity: number(
    /*i18n*/ { id: "listings.field.craneCapacity", message: "Crane Capacity" },
    { group: "building", unit: "tons", max: 2_000, decimals: 1 },
  ),
  storeys: number(
    /*i18n*/ { id: "listings.field.storeys", message: "Storeys" },
    { group: "building", ...count(150), min: 1 },
  ),
  /** Of the building, or of its oldest part. */
  yearBuilt: number(
    /*i18n*/ { id: "listings.field.yearBuilt", message: "Year Built" },
    {
      group: "building",
      unit: "year",
      min: 1600,
      max: 2100,
      forms: { in: ["commercial", "office", "industrial", "investment"], beside: "parkingSpots", side: "before" },
      measure: { edges: [1900, 1920, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020] },
    },
  ),
  numberOfUnits: number(
    /*i18n*/ { id: "listings.field.numberOfUnits", message: "Number of Units" },
    { group: "building", ...count(10_000), min: 1, measure: ONE_STEP },
  ),
  rooms: number(
    /*i18n*/ { id: "listings.field.rooms", message: "Rooms" },
    { group: "building", ...count(10_000), icon: "bed", measure: ONE_STEP },
  ),
  bedrooms: number(
    /*i18n*/ { id: "listings.field.bedrooms", message: "Bedrooms" },
    { group: "building", ...count(200), icon: "bed" },
  ),
  seats: number(
    /*i18n*/ { id: "listings.field.seats", message: "Seats" },
    { group: "building", ...count(100_000), icon: "people", measure: ONE_STEP },
  ),
  patioSeats: number(
    /*i18n*/ { id: "listings.field.patioSeats", message: "Patio Seats" },
    { group: "building", ...count(10_000), icon: "people" },
  ),
  guestCapacity: number(
    /*i18n*/ { id: "listings.field.guestCapacity", message: "Guest Capacity" },
    { group: "building", ...count(200_000), icon: "people" },
  ),
  privateOffices: number(
    /*i18n*/ { id: "listings.field.privateOffices", message: "Private Offices" },
    { group: "building", ...count(10_000), icon: "door", measure: ONE_STEP },
  ),
  meetingRooms: number(
    /*i18n*/ { id: "listings.field.meetingRooms", message: "Meeting Rooms" },
    { group: "building", ...count(1_000), icon: "people", measure: ONE_STEP },
  ),
  examRooms: number(
    /*i18n*/ { id: "listings.field.examRooms", message: "Exam Rooms" },
    { group: "building", ...count(1_000), measure: ONE_STEP },
  ),
  treatmentRooms: number(
    /*i18n*/ { id: "listings.field.treatmentRooms", message: "Treatment Rooms" },
    { group: "building", ...count(1_000) },
  ),
  serviceBays: number(
    /*i18n*/ { id: "listings.field.serviceBays", message: "Service Bays" },
    { group: "building", ...count(500), measure: ONE_STEP },
  ),
  fuelPumps: number(
    /*i18n*/ { id: "listings.field.fuelPumps", message: "Fuel Pumps" },
    { group: "building", ...count(200) },
  ),
};
