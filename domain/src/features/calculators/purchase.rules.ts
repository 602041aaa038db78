import { type Parsed, problemsOf } from "../../shared/problems.ts";
import type { Message } from "../../shared/text.ts";
import { toHundredths } from "../listings/term-texts.rules.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";
import { PRICE_MESSAGES } from "../prices/quotes.rules.ts";
import { AMORTIZATION_MAX, type Mortgage, RATE_MAX } from "./mortgages.rules.ts";

/** A reader's input about a purchase, as typed, with a point before decimals. */
export interface PurchaseTexts {
  /** Dollars. */
  readonly price: string;
  /** Dollars. */
  readonly downPayment: string;
  /** Percent a year. */
  readonly rate: string;
  /** Years. */
  readonly years: string;
}

const MESSAGES = {
  wrongDownPayment: /*i18n*/ {
    id: "calculators.wrong_down_payment",
    message: "Please enter an amount from 0 to the price.",
  },
  wrongRate: /*i18n*/ {
    id: "calculators.wrong_rate",
    message: "Please enter a rate from 0 to 30%, with at most two decimals.",
  },
  wrongYears: /*i18n*/ { id: "calculators.wrong_years", message: "Please enter whole years, from 1 to 40." },
} as const satisfies Record<string, Message>;

/** Reads the price, in cents: 1 to 99,999,999,900 (product.md §6.11). */
export function readPrice({ price }: Pick<PurchaseTexts, "price">): Parsed<number> {
  const cents = toHundredths(price);
  if (cents === undefined) return { problems: { price: PRICE_MESSAGES.priceRequired } };
  return isWithin(cents, 1, PRICE_MAX * 100) ? { value: cents } : { problems: { price: PRICE_MESSAGES.wrongAmount } };
}

/** Reads the mortgage of a purchase (product.md §6.11). */
export function readMortgage(texts: PurchaseTexts): Parsed<Mortgage> {
  const price = readPrice(texts);
  const downPayment = toHundredths(texts.downPayment);
  const rate = toHundredths(texts.rate);
  const years = /^\d{1,2}$/u.test(texts.years) ? Number(texts.years) : 0;
  const highest = "value" in price ? price.value : PRICE_MAX * 100;
  const problems = {
    ...problemsOf(price),
    ...(isWithin(downPayment, 0, highest) ? {} : { downPayment: MESSAGES.wrongDownPayment }),
    ...(isWithin(rate, 0, RATE_MAX) ? {} : { rate: MESSAGES.wrongRate }),
    ...(isWithin(years, 1, AMORTIZATION_MAX) ? {} : { years: MESSAGES.wrongYears }),
  };
  if (!("value" in price) || downPayment === undefined || rate === undefined || Object.keys(problems).length > 0) {
    return { problems };
  }
  return { value: { loanCents: price.value - downPayment, rate, years } };
}

const isWithin = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max;
