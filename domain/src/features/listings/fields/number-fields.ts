import { PRICE_MAX, PRICE_MIN } from "../../prices/prices.schema.ts";
import { money, number } from "./define-field.ts";

const AREA = { unit: "sqft", max: 100_000_000, decimals: 2 } as const;
const ACREAGE = { unit: "acres", max: 1_000_000, decimals: 2 } as const;
const PERCENT = { unit: "percent", max: 100, decimals: 2 } as const;
/** Where steps of floor areas end. */
export const AREA_EDGES = [
  500, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 250_000,
] as const;
const FIGURE_EDGES = [50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000] as const;
/** Few listings have the value, so all are counted together. */
const ONE_STEP = { edges: [] } as const;
const count = (max: number) => ({ unit: "count", max }) as const;

/**
 * Every number field. The bounds catch typing errors; they are wider than any real property. Labels name no unit, since the
 * unit beside the value is the reader's.
 */
export const NUMBER_FIELDS = {
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

  parkingSpots: number(
    /*i18n*/ { id: "listings.field.parkingSpots", message: "Parking Spots" },
    { group: "access", ...count(100_000), icon: "parking", measure: { edges: [5, 10, 20, 50, 100, 200] } },
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

  /** In whole dollars, like the listing's price. */
  askingPrice: number(
    /*i18n*/ { id: "listings.field.askingPrice", message: "Asking Price" },
    { group: "financial", unit: "cad", min: PRICE_MIN, max: PRICE_MAX },
  ),
  propertyTaxes: money(
    /*i18n*/ { id: "listings.field.propertyTaxes", message: "Property Taxes" },
    { unit: "cad-per-year" },
  ),
  monthlyCondoFee: money(
    /*i18n*/ { id: "listings.field.monthlyCondoFee", message: "Monthly Condo Fee" },
    { unit: "cad-per-month" },
  ),
  /** What a tenant pays on top of the rent: taxes, maintenance, insurance. */
  additionalRent: number(
    /*i18n*/ { id: "listings.field.additionalRent", message: "Additional Rent" },
    { group: "financial", unit: "cad-per-sqft", max: 10_000, decimals: 2 },
  ),
  /** What the business currently pays for its premises. */
  premisesRent: money(
    /*i18n*/ { id: "listings.field.premisesRent", message: "Premises Rent" },
    { unit: "cad-per-month" },
  ),
  grossRentalIncome: money(
    /*i18n*/ { id: "listings.field.grossRentalIncome", message: "Gross Rental Income" },
    { unit: "cad-per-year" },
  ),
  capRate: number(
    /*i18n*/ { id: "listings.field.capRate", message: "Cap Rate" },
    { group: "financial", ...PERCENT, measure: { edges: [3, 4, 5, 6, 7, 8, 10] } },
  ),
  netOperatingIncome: money(
    /*i18n*/ { id: "listings.field.netOperatingIncome", message: "Net Operating Income" },
    { unit: "cad-per-year", measure: { edges: FIGURE_EDGES } },
  ),
  occupancyRate: number(
    /*i18n*/ { id: "listings.field.occupancyRate", message: "Occupancy Rate" },
    { group: "financial", ...PERCENT, measure: ONE_STEP },
  ),
  grossRevenue: money(
    /*i18n*/ { id: "listings.field.grossRevenue", message: "Gross Revenue" },
    { unit: "cad-per-year", measure: { edges: FIGURE_EDGES } },
  ),
  cashFlow: money(
    /*i18n*/ { id: "listings.field.cashFlow", message: "Cash Flow" },
    { unit: "cad-per-year", measure: { edges: FIGURE_EDGES } },
  ),
  ebitda: money(
    /*i18n*/ { id: "listings.field.ebitda", message: "EBITDA" },
    { unit: "cad-per-year", measure: ONE_STEP },
  ),
  inventoryValue: money(/*i18n*/ { id: "listings.field.inventoryValue", message: "Inventory Value" }),
  outstandingDebt: money(/*i18n*/ { id: "listings.field.outstandingDebt", message: "Outstanding Debt" }),
  minimumInvestment: money(
    /*i18n*/ { id: "listings.field.minimumInvestment", message: "Minimum Investment" },
    { measure: ONE_STEP },
  ),
  franchiseFee: money(/*i18n*/ { id: "listings.field.franchiseFee", message: "Franchise Fee" }, { measure: ONE_STEP }),
  transferFee: money(/*i18n*/ { id: "listings.field.transferFee", message: "Transfer Fee" }),
  royalty: number(
    /*i18n*/ { id: "listings.field.royalty", message: "Royalty %" },
    { group: "financial", ...PERCENT, measure: ONE_STEP },
  ),
  marketingFund: number(
    /*i18n*/ { id: "listings.field.marketingFund", message: "Marketing Fund %" },
    { group: "financial", ...PERCENT },
  ),
  /** In whole dollars. For a listing that is for sale and for rent, whose `price` is the asking price. */
  monthlyRent: number(
    /*i18n*/ { id: "listings.field.monthlyRent", message: "Monthly Rent" },
    { group: "financial", unit: "cad-per-month", min: PRICE_MIN, max: PRICE_MAX, listingTypes: ["both"] },
  ),
};
