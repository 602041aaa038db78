import { PRICE_MAX, PRICE_MIN } from "../../prices/prices.schema.ts";
import { money, number } from "./define-field.ts";
import { FIGURE_EDGES, ONE_STEP, PERCENT } from "./number-specs.ts";

/** Figures about money. */
export const FINANCIAL_NUMBERS = {
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
  netOperatingIncome: money(
    /*i18n*/ { id: "listings.field.netOperatingIncome", message: "Net Operating Income" },
    { unit: "cad-per-year", measure: { edges: FIGURE_EDGES } },
  ),
  capRate: number(
    /*i18n*/ { id: "listings.field.capRate", message: "Cap Rate" },
    { group: "financial", ...PERCENT, measure: { edges: [3, 4, 5, 6, 7, 8, 10] } },
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
