import type Stripe from "stripe";
import { newId } from "./keys.ts";
import type { InvoiceLine } from "./objects.ts";
import { taxOn } from "./tax-rates.ts";
import { DAY } from "./time.ts";

export type Interval = "day" | "week" | "month" | "year";

/** An amount as the API sends it: a string, which the SDK turns into its Decimal. */
export const toDecimal = (amount: number): Stripe.Decimal => String(amount) as unknown as Stripe.Decimal;

/** The sum of an invoice's lines, in cents. */
export const totalOf = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((total, { price, quantity }) => total + (price.unit_amount ?? 0) * quantity, 0);

/** The taxes on an invoice's lines, in cents. */
export const totalTax = (lines: readonly InvoiceLine[], rates: readonly Stripe.TaxRate[]): number =>
  rates.flatMap((rate) => lines.map((line) => taxOn(totalOf([line]), rate))).reduce((sum, cents) => sum + cents, 0);

export function toPrice(given: {
  now: number;
  unitAmount: number;
  currency: string;
  product: string;
  recurring: { interval: Interval; count: number } | undefined;
}): Stripe.Price {
  const { recurring } = given;
  return {
    id: newId("price"),
    object: "price",
    active: false,
    billing_scheme: "per_unit",
    created: given.now,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: given.product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.count,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount: given.unitAmount,
    unit_amount_decimal: toDecimal(given.unitAmount),
  };
}

/** The older shape of a recurring price, which subscriptions still contain. */
export function toPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/**
 * The end of the period that starts at `start`. Months keep the day of the month of `anchor`, or else end on their last day:
 * January 31, February 28, March 31.
 */
export function endOfPeriod(
  start: number,
  { anchor, recurring }: { anchor: number; recurring: Stripe.Price.Recurring },
): number {
  const { interval, interval_count: count } = recurring;
  if (interval === "day") return start + count * DAY;
  if (interval === "week") return start + count * 7 * DAY;
  const started = new Date(start * 1000);
  const months = started.getUTCMonth() + (interval === "year" ? 12 * count : count);
  const [year, month] = [started.getUTCFullYear() + Math.floor(months / 12), months % 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const first = new Date(anchor * 1000);
  const time = anchor % DAY;
  return Date.UTC(year, month, Math.min(first.getUTCDate(), lastDay)) / 1000 + time;
}
