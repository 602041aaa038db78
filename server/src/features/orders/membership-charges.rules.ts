import { roundTax, type TaxLine, type YearCharge } from "@vestpocket/domain/orders/orders.taxes";

/** What a subscription's first order was quoted with. */
interface YearQuote {
  readonly subtotalCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
}

/**
 * The taxes to record for an invoice; undefined if the order does not explain what was charged. The price before tax
 * must be the order's, and each tax within a cent of our own rounding, since the provider computes it. The first year
 * must have the quoted taxes, a renewal those of its own day and location.
 */
export function acceptTaxes(given: {
  quote: YearQuote;
  charge: YearCharge;
  isRenewal: boolean;
}): TaxLine[] | undefined {
  const { quote, charge, isRenewal } = given;
  const { subtotalCents, taxes, totalCents } = charge;
  // No taxes, or an early subscription in which each tax was a separate line.
  if (taxes.length === 0 && totalCents === quote.totalCents) return [...quote.taxes];
  const sum = taxes.reduce((cents, line) => cents + line.cents, subtotalCents);
  const isRounded = taxes.every(({ rate, cents }) => Math.abs(cents - roundTax(subtotalCents, rate)) <= 1);
  const isExplained = subtotalCents === quote.subtotalCents && totalCents === sum && isRounded;
  const isAsQuoted = haveSameRates(taxes, quote.taxes) && Math.abs(totalCents - quote.totalCents) <= taxes.length;
  return isExplained && (isRenewal || isAsQuoted) ? [...taxes] : undefined;
}

function haveSameRates(one: readonly TaxLine[], other: readonly TaxLine[]): boolean {
  const toNames = (lines: readonly TaxLine[]) => lines.map(({ tax, rate }) => `${tax} ${rate}`).sort();
  return toNames(one).join() === toNames(other).join();
}
