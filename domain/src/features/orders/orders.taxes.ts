import type { Message } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";

export const TAXES = ["GST", "HST", "QST", "PST"] as const;
export type Tax = (typeof TAXES)[number];

const TAX_NAMES: Readonly<Record<Tax, Message>> = {
  GST: /*i18n*/ { id: "orders.tax.gst", message: "GST" },
  HST: /*i18n*/ { id: "orders.tax.hst", message: "HST" },
  QST: /*i18n*/ { id: "orders.tax.qst", message: "QST" },
  PST: /*i18n*/ { id: "orders.tax.pst", message: "PST" },
};

/** Manitoba's own name for what British Columbia and Saskatchewan call PST. */
const RETAIL_SALES_TAX: Message = /*i18n*/ { id: "orders.tax.rst", message: "RST" };

/** What a tax is called in the buyer's province; null if that is unknown (product.md §10.3). */
export function nameTax(tax: Tax, province: ProvinceName | null | undefined): Message {
  return tax === "PST" && province === "Manitoba" ? RETAIL_SALES_TAX : TAX_NAMES[tax];
}

/** Provinces with their own sales tax, for which a seller registers separately. Each can be turned on. */
export const PST_PROVINCES = [
  "British Columbia",
  "Saskatchewan",
  "Manitoba",
] as const satisfies readonly ProvinceName[];
export type PstProvince = (typeof PST_PROVINCES)[number];

/** The sales taxes charged: always GST and HST, and those of the provinces where the seller is registered. */
export interface SalesTax {
  /** Whether the seller is registered for QST. */
  readonly hasQst: boolean;
  readonly pst: readonly PstProvince[];
}

/** A tax on an order, in integer cents, CAD. */
export interface TaxLine {
  readonly tax: Tax;
  /** In thousandths of a percent: 9.975 % is 9,975. */
  readonly rate: number;
  readonly cents: number;
}

/** What an invoice for a year of Agent Pro charged, in integer cents, CAD. */
export interface YearCharge {
  /** Before tax. */
  readonly subtotalCents: number;
  readonly taxes: readonly TaxLine[];
  /** What was paid. */
  readonly totalCents: number;
  /** Where the member lives, which determined its tax; undefined if that is the first order's location. */
  readonly place: { readonly province: ProvinceName; readonly city: string } | undefined;
}

interface Rate {
  readonly tax: Tax;
  /** In thousandths of a percent. */
  readonly rate: number;
  readonly provinces: readonly ProvinceName[];
  /** The first day it applies, and the first day it no longer does, as ISO dates in Eastern time. */
  readonly from: string;
  readonly until?: string;
}

/** Rates with the dates between which they apply. A province without an HST row pays GST. */
const RATES: readonly Rate[] = [
  {
    tax: "GST",
    rate: 5_000,
    provinces: [
      "British Columbia",
      "Alberta",
      "Saskatchewan",
      "Manitoba",
      "Quebec",
      "Northwest Territories",
      "Yukon",
      "Nunavut",
    ],
    from: "2008-01-01",
  },
  { tax: "HST", rate: 13_000, provinces: ["Ontario"], from: "2010-07-01" },
  { tax: "HST", rate: 15_000, provinces: ["Nova Scotia"], from: "2010-07-01", until: "2025-04-01" },
  { tax: "HST", rate: 14_000, provinces: ["Nova Scotia"], from: "2025-04-01" },
  {
    tax: "HST",
    rate: 15_000,
    provinces: ["New Brunswick", "Newfoundland and Labrador", "Prince Edward Island"],
    from: "2016-10-01",
  },
  { tax: "QST", rate: 9_975, provinces: ["Quebec"], from: "2013-01-01" },
  { tax: "PST", rate: 7_000, provinces: ["British Columbia"], from: "2013-04-01" },
  { tax: "PST", rate: 6_000, provinces: ["Saskatchewan"], from: "2017-03-23" },
  { tax: "PST", rate: 7_000, provinces: ["Manitoba"], from: "2019-07-01" },
];

const EASTERN_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto", dateStyle: "short" });

/** A tax on a price in integer cents, rounded half up to the cent. The rate is in thousandths of a percent. */
export const roundTax = (cents: number, rate: number): number => Math.floor((cents * rate + 50_000) / 100_000);

/**
 * The taxes on a price in integer cents, CAD, by the buyer's province and the time of the order. Each is charged on the
 * price before tax and rounded half up to the cent (product.md §10.3).
 */
export function computeTaxes(
  cents: number,
  { salesTax, province, on }: { salesTax: SalesTax; province: ProvinceName; on: Date },
): TaxLine[] {
  const day = EASTERN_DAY.format(on);
  return RATES.filter(
    (row) =>
      row.provinces.includes(province) &&
      row.from <= day &&
      (row.until === undefined || day < row.until) &&
      (row.tax !== "QST" || salesTax.hasQst) &&
      (row.tax !== "PST" || salesTax.pst.some((name) => name === province)),
  ).map(({ tax, rate }) => ({ tax, rate, cents: roundTax(cents, rate) }));
}
