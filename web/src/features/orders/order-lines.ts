import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { ADD_ON_PRICES, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { SummaryLine } from "./order-summary.tsx";

interface PlanOrder {
  readonly plan: Plan;
  /** Without those that the plan includes. */
  readonly addOns: readonly AddOn[];
  readonly planCents: number;
  readonly subtotalCents: number;
}

/**
 * The price lines of a plan and its add-ons; included add-ons are free. The lines always add up to the order's own
 * subtotal: an order keeps its prices, and one line names all its add-ons if today's prices of them differ.
 */
export function listOrderLines(order: PlanOrder, message: (message: Message) => string): SummaryLine[] {
  const price = PLAN_PRICES.find((each) => each.plan === order.plan);
  if (price === undefined) return [];
  const extraCents = order.subtotalCents - order.planCents;
  const bought = ADD_ON_PRICES.filter(({ tag }) => order.addOns.includes(tag));
  const isAtTheirPrices = bought.reduce((sum, { cents }) => sum + cents, 0) === extraCents;
  const label = bought.map((each) => message(each.label)).join(", ");
  const isFree = (tag: AddOn) => price.includes.includes(tag) && !order.addOns.includes(tag);
  return [
    { key: order.plan, label: message(price.label), cents: order.planCents, days: price.days },
    ...(isAtTheirPrices ? [] : [{ key: "add-ons", label, cents: extraCents }]),
    ...ADD_ON_PRICES.filter(({ tag }) => isFree(tag) || (isAtTheirPrices && order.addOns.includes(tag))).map(
      ({ tag, label, cents }) => ({ key: tag, label: message(label), cents: isFree(tag) ? null : cents }),
    ),
  ];
}
