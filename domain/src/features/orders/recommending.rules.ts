import type { Plan } from "../listings/listings.terms.ts";
import { PLAN_PRICES } from "./orders.prices.ts";
import { type AddOn, quoteOrder } from "./orders.rules.ts";

/** A plan with what a day of it costs. */
interface Recommendation {
  readonly plan: Plan;
  /** Cents, CAD, before discount and tax; not whole. */
  readonly centsADay: number;
}

/** The plan that costs least per day with the add-ons that the buyer wants, whether bought or included (product.md §10). */
export function recommendPlan(addOns: readonly AddOn[]): Recommendation {
  const perDay = PLAN_PRICES.map(({ plan }) => {
    const { subtotalCents, days } = quoteOrder({ plan, addOns, hasDiscount: false });
    return { plan, centsADay: subtotalCents / days };
  });
  return perDay.reduce((least, each) => (each.centsADay < least.centsADay ? each : least));
}
