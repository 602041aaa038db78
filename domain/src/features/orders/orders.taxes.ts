import type { Message } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";

export const TAXES = ["GST", "HST", "QST", "PST"] as const;
export type Tax = (typeof TAXES)[number];

export const TAX_NAMES: Readonly<Record<Tax, Message>> = {
  GST: /*i18n*/ { id: "orders.tax.gst", message: "GST" },
  HST: /*i18n*/ { id: "orders.tax.hst", message: "HST" },
  QST: /*i18n*/ { id: "orders.tax.qst", message: "QST" },
  PST: /*i18n*/ { id: "orders.tax.pst", message: "PST" },
};

/** Provinces whose own sales tax a seller registers for separately; each can be switched on. */
export const PST_PROVINCES = [
  "British Columbia",
  "Saskatchewan",
  "Manitoba",
] as const satisfies readonly ProvinceName[];
export type PstProvince = (typeof PST_PROVINCES)[number];

/** Which sales taxes are charged: GST, HST and QST always, PST where the seller is registered. */
export interface SalesTax {
  readonly pst: readonly PstProvince[];
}

/** A tax on an order, in integer cents, CAD. */
export interface TaxLine {
  readonly tax: Tax;
  /** In thousandths of a percent: 9.975 % is 9,975. */
  readonly rate: number;
  readonly cents: number;
}

interface Rate {
  readonly tax: Tax;
  /** In thousandths of a percent. */
  readonly rate: number;
  readonly provinces: readonly ProvinceName[];
  /** First day it holds, and the first on which it does not any more, as ISO dates in Eastern time. */
  readonly from: string;
  readonly until?: string;
}

/** Rates with the time in which they hold. A province in none of the HST rows pays GST. */
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

/**
 * The taxes on a price in integer cents, CAD, for a buyer of a province at a time: each on the price before the others, rounded
 * half up to the cent (product.md §5.6).
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
      (row.tax !== "PST" || salesTax.pst.some((name) => name === province)),
  ).map(({ tax, rate }) => ({ tax, rate, cents: Math.floor((cents * rate + 50_000) / 100_000) }));
}
