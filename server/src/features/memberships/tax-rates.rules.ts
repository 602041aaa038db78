import { TAXES, type Tax, type TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import type Stripe from "stripe";

/** One of our sales taxes as a tax rate of the provider. */
export interface WantedRate extends Pick<TaxLine, "tax" | "rate"> {
  /** The country for the federal tax, else the province. */
  readonly jurisdiction: "Canada" | ProvinceName;
}

/** A tax rate's name, in both languages: the provider shows it to everybody. */
export const RATE_NAMES: Readonly<Record<Tax, string>> = {
  GST: "GST/TPS",
  HST: "HST/TVH",
  QST: "QST/TVQ",
  PST: "PST/TVP",
};

export const toWantedRate = ({ tax, rate }: TaxLine, province: ProvinceName): WantedRate => ({
  tax,
  rate,
  jurisdiction: tax === "GST" ? "Canada" : province,
});

/** What a rate is found again by. */
export const toRateMetadata = ({ tax, rate, jurisdiction }: WantedRate): Record<string, string> => ({
  tax,
  rate: String(rate),
  jurisdiction,
});

/** A rate in thousandths of a percent as a percentage. */
export const toPercentage = (rate: number): number => rate / 1_000;

/** Whether a rate of the provider, archived or not, was made for this tax. */
export function isMadeFor({ metadata, percentage, inclusive }: Stripe.TaxRate, wanted: WantedRate): boolean {
  const isNamed = Object.entries(toRateMetadata(wanted)).every(([name, value]) => metadata?.[name] === value);
  return isNamed && !inclusive && percentage === toPercentage(wanted.rate);
}

/** Whether these rates of the provider charge exactly these taxes, and all of them may still be used. */
export function areRatesFor(rates: readonly Stripe.TaxRate[], wanted: readonly WantedRate[]): boolean {
  const isCharged = (one: WantedRate) => rates.some((rate) => rate.active && isMadeFor(rate, one));
  return rates.length === wanted.length && wanted.every(isCharged);
}

/**
 * The taxes of an invoice, with the cents that the provider computed. Undefined if one of them is not of our making: its tax is
 * unknown.
 */
export function readTaxLines(invoice: Stripe.Invoice): TaxLine[] | undefined {
  const lines: TaxLine[] = [];
  for (const { amount: cents, tax_rate_details: details } of invoice.total_taxes ?? []) {
    const found = invoice.default_tax_rates.find(({ id }) => id === details?.tax_rate);
    const tax = TAXES.find((name) => name === found?.metadata?.tax);
    const rate = Number(found?.metadata?.rate);
    if (tax === undefined || found?.percentage !== toPercentage(rate)) return undefined;
    lines.push({ tax, rate, cents });
  }
  return lines;
}
