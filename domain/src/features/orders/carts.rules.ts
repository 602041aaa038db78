import type { Message } from "../../shared/text.ts";
import type { Plan } from "../listings/listings.terms.ts";
import type { ProvinceName } from "../places/places.provinces.ts";
import { type CurrentRun, type Purpose, quoteExtension } from "./extending.rules.ts";
import { type AddOn, type Quote, quoteOrder } from "./orders.rules.ts";
import { computeTaxes, type SalesTax, type TaxLine } from "./orders.taxes.ts";

/** The most listings that one order can pay for. */
export const CART_MAX = 50;

export const CART_MESSAGES = {
  twice: /*i18n*/ { id: "orders.listing_twice", message: "Each listing can be in an order only once." },
} as const satisfies Record<string, Message>;

/** What is bought for one of several listings. */
interface LineChoice {
  readonly plan: Plan;
  readonly addOns: readonly AddOn[];
  readonly purpose: Purpose;
  /** Of a live listing, which is extended. */
  readonly run?: CurrentRun | undefined;
}

/** A line's price before tax, and its part of the order's total with tax. */
export interface QuotedLine extends Omit<Quote, "taxes"> {
  readonly purpose: Purpose;
}

/** The price of several listings, in integer cents, CAD. */
export interface CartQuote {
  readonly lines: readonly QuotedLine[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
}

/**
 * Prices several listings that are paid for together, in integer cents, CAD. Each line has its plan and, for a member, its
 * discount; each tax is computed once, on their sum. What a line costs with tax is its share of all taxes, so that the
 * lines add up to the total exactly (product.md §10.7).
 */
export function quoteCart(
  choices: readonly LineChoice[],
  {
    hasDiscount,
    tax,
    now,
  }: {
    hasDiscount: boolean;
    tax?: { salesTax: SalesTax; province: ProvinceName; on: Date } | undefined;
    now: Date;
  },
): CartQuote {
  const untaxed = choices.map(({ run, purpose, ...choice }) => ({
    purpose,
    ...(run === undefined || purpose === "publish"
      ? quoteOrder({ ...choice, hasDiscount })
      : quoteExtension({ ...choice, purpose, run, hasDiscount, now })),
  }));
  const netCents = sum(untaxed.map(({ totalCents }) => totalCents));
  const taxes = tax === undefined ? [] : computeTaxes(netCents, tax);
  const taxCents = sum(taxes.map(({ cents }) => cents));
  let before = 0;
  const lines = untaxed.map(({ taxes: _none, ...line }) => {
    const after = before + line.totalCents;
    const share =
      shareOf(taxCents, { part: after, whole: netCents }) - shareOf(taxCents, { part: before, whole: netCents });
    before = after;
    return { ...line, totalCents: line.totalCents + share };
  });
  return {
    lines,
    subtotalCents: sum(lines.map(({ subtotalCents }) => subtotalCents)),
    discountCents: sum(lines.map(({ discountCents }) => discountCents)),
    taxes,
    totalCents: netCents + taxCents,
  };
}

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

/** Rounded half up; exact, since both factors are far below 2^26. */
const shareOf = (cents: number, { part, whole }: { part: number; whole: number }): number =>
  whole === 0 ? 0 : Math.floor((2 * cents * part + whole) / (2 * whole));
