import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { ADD_ON_PRICES, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { SummaryLine } from "./order-summary.tsx";

/** The price lines of a plan and its add-ons; included add-ons are free. */
export function listOrderLines(
  { plan, addOns }: { plan: Plan; addOns: readonly AddOn[] },
  message: (message: Message) => string,
): SummaryLine[] {
  const price = PLAN_PRICES.find((each) => each.plan === plan);
  if (price === undefined) return [];
  return [
    { key: plan, label: message(price.label), cents: price.cents, days: price.days },
    ...ADD_ON_PRICES.filter(({ tag }) => price.includes.includes(tag) || addOns.includes(tag)).map(
      ({ tag, label, cents }) => ({
        key: tag,
        label: message(label),
        cents: price.includes.includes(tag) ? null : cents,
      }),
    ),
  ];
}
