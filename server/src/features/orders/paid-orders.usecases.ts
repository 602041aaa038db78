import { ignoreRefusal, toId } from "../../platform/payments/provider-answers.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { findOrderOfIntent, type OrderRow } from "./orders.queries.ts";
import { findLatestCharge } from "./provider-refunds.usecases.ts";

/**
 * The order that a payment paid for. A refund or a dispute may be heard of before the payment of a membership, whose
 * order does not know it yet: that payment is recorded first. Throws Failure 503 if the provider does not respond.
 */
export async function findPaidOrder(deps: OrderDeps, intentId: string): Promise<OrderRow | undefined> {
  const known = await findOrderOfIntent(deps.db, intentId);
  if (known !== undefined || intentId === "") return known;
  const customerId = toId((await ignoreRefusal(findLatestCharge(deps, intentId)))?.customer);
  if (customerId === undefined) return undefined;
  await deps.recordUnheardYears(customerId);
  return findOrderOfIntent(deps.db, intentId);
}
