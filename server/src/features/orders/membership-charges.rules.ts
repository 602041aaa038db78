import { roundTax, type TaxLine, type YearCharge } from "@vestpocket/domain/orders/orders.taxes";

/** What the first order of a subscription was quoted with. */
interface YearQuote {
  readonly subtotalCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
}

/**
 * The taxes to record for an invoice; undefined if the order does not explain what was charged. The price before tax has to be the
 * order's, and each tax within a cent of our own rounding, since the provider computes it. The first year has to have the taxes
 * that were quoted, a renewal those of its own day and place.
 */
export function acceptTaxes(given: {
  quote: YearQuote;
  charge: YearCharge;
  isRenewal: boolean;
}): TaxLine[] | undefined {
  const { quote, charge, isRenewal } = given;
  const { subtotalCents, taxes, totalCents } = charge;
  // No taxes, or a subscription of the time when each tax was a line of its own.
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
