import type { Message } from "../../shared/text.ts";
import type { Plan } from "../listings/listings.terms.ts";
import { ADD_ON_PRICES, type Boost, PLAN_PRICES } from "./orders.prices.ts";
import type { AddOn } from "./orders.rules.ts";

interface PlanOrder {
  readonly plan: Plan;
  /** Without those that the plan includes. */
  readonly addOns: readonly AddOn[];
  /** How long the plan lasts, and the boosts that came with it or were bought, as they were sold. */
  readonly days: number;
  readonly boosts: readonly Boost[];
  /** Integer cents, CAD, like all amounts here. */
  readonly planCents: number;
  readonly subtotalCents: number;
}

/** A line of an order with its price. */
export interface OrderLine {
  readonly key: string;
  /** What it is for: one name, or those of several add-ons. */
  readonly labels: readonly Message[];
  /** Null if included in the plan. */
  readonly cents: number | null;
  /** The plan's duration. */
  readonly days?: number;
}

/**
 * The price lines of a plan and its add-ons; included add-ons are free. The lines always add up to the order's own
 * subtotal: an order keeps its prices, and one line names all its add-ons if today's prices of them differ (product.md
 * §10.3).
 */
export function listOrderLines(order: PlanOrder): OrderLine[] {
  const price = PLAN_PRICES.find((each) => each.plan === order.plan);
  if (price === undefined) return [];
  const extraCents = order.subtotalCents - order.planCents;
  const bought = ADD_ON_PRICES.filter(({ tag }) => order.addOns.includes(tag));
  const isAtTheirPrices = bought.reduce((sum, { cents }) => sum + cents, 0) === extraCents;
  const labels = bought.map(({ label }) => label);
  const isFree = (tag: AddOn) => order.boosts.includes(tag) && !order.addOns.includes(tag);
  return [
    { key: order.plan, labels: [price.label], cents: order.planCents, days: order.days },
    ...(isAtTheirPrices ? [] : [{ key: "add-ons", labels, cents: extraCents }]),
    ...ADD_ON_PRICES.filter(({ tag }) => isFree(tag) || (isAtTheirPrices && order.addOns.includes(tag))).map(
      ({ tag, label, cents }) => ({ key: tag, labels: [label], cents: isFree(tag) ? null : cents }),
    ),
  ];
}
