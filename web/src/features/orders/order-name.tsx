import { Plural, Trans } from "@lingui/react/macro";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { useMessage } from "../../platform/language.ts";

/** What an order is for: a plan or the membership. */
export function OrderName({ order }: { order: Pick<Order, "plan"> & Partial<Pick<Order, "lines">> }) {
  const message = useMessage();
  const price = PLAN_PRICES.find(({ plan }) => plan === order.plan);
  const { lines = [] } = order;
  if (lines.length > 0) return <Plural value={lines.length} one="# listing" other="# listings" />;
  if (price === undefined) return <Trans>Agent Pro, one year</Trans>;
  const plan = message(price.label);
  return <Trans>{plan} plan</Trans>;
}
