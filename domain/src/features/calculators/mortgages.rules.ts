/** Loans are paid off in whole years, 1 to 40. */
export const AMORTIZATION_MAX = 40;
/** The highest yearly rate, in hundredths of a percent. */
export const RATE_MAX = 30_00;

export interface Mortgage {
  /** The loan, in cents, from 0. */
  readonly loanCents: number;
  /** The yearly rate as quoted, in hundredths of a percent, 0 to 3,000. */
  readonly rate: number;
  /** Until it is paid off, 1 to 40 years. */
  readonly years: number;
}

/**
 * The monthly payment, in cents, rounded half up. Interest at a fixed rate is compounded twice a year, as the Interest
 * Act (R.S.C. 1985, c. I-15, s. 6) requires for mortgages with blended payments, not monthly (product.md §6.11).
 */
export function payMonthly({ loanCents, rate, years }: Mortgage): number {
  const payments = years * 12;
  const monthly = (1 + rate / 20_000) ** (1 / 6) - 1;
  const payment = monthly === 0 ? loanCents / payments : (loanCents * monthly) / (1 - (1 + monthly) ** -payments);
  return Math.round(payment);
}
