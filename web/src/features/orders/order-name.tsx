import { Trans } from "@lingui/react/macro";
import type { Order } from "@vestpocket/domain/orders/orders.schema";

/** What an order is for, in a line: a plan, or the membership. */
export function OrderName({ order: { plan } }: { order: Order }) {
  return plan === null ? <Trans>Agent Pro, one year</Trans> : <Trans>{plan} plan</Trans>;
}
