import { TAXES, type Tax, type TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import type Stripe from "stripe";

/** One of our sales taxes as a provider's tax rate. */
export interface WantedRate extends Pick<TaxLine, "tax" | "rate"> {
  /** The country for the federal tax, else the province. */
  readonly jurisdiction: "Canada" | ProvinceName;
}

const RATE_NAMES: Readonly<Record<Tax, string>> = {
  GST: "GST/TPS",
  HST: "HST/TVH",
  QST: "QST/TVQ",
  PST: "PST/TVP",
};

/** A tax rate's name, in both languages: the provider shows it to everyone. */
export const toRateName = ({ tax, jurisdiction }: WantedRate): string =>
  tax === "PST" && jurisdiction === "Manitoba" ? "RST/TVD" : RATE_NAMES[tax];

export const toWantedRate = ({ tax, rate }: TaxLine, province: ProvinceName): WantedRate => ({
  tax,
  rate,
  jurisdiction: tax === "GST" ? "Canada" : province,
});

/** The metadata that identifies a rate. */
export const toRateMetadata = ({ tax, rate, jurisdiction }: WantedRate): Record<string, string> => ({
  tax,
  rate: String(rate),
  jurisdiction,
});

/** A rate in thousandths of a percent as a percentage. */
export const toPercentage = (rate: number): number => rate / 1_000;

/** Whether a provider's rate, archived or not, was created for this tax under its present name. */
export function isMadeFor(rate: Stripe.TaxRate, wanted: WantedRate): boolean {
  const { metadata, percentage, inclusive } = rate;
  const isKnown = Object.entries(toRateMetadata(wanted)).every(([name, value]) => metadata?.[name] === value);
  const isNamed = rate.display_name === toRateName(wanted);
  return isKnown && isNamed && !inclusive && percentage === toPercentage(wanted.rate);
}

/** Whether these provider rates charge exactly these taxes, and all of them are still active. */
export function areRatesFor(rates: readonly Stripe.TaxRate[], wanted: readonly WantedRate[]): boolean {
  const isCharged = (one: WantedRate) => rates.some((rate) => rate.active && isMadeFor(rate, one));
  return rates.length === wanted.length && wanted.every(isCharged);
}

/**
 * An invoice's taxes, with the cents computed by the provider. Undefined if we did not create one of them: its tax is
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
