import { Trans } from "@lingui/react/macro";
import { AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import type { TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { ReactNode } from "react";
import { useMessage } from "../../platform/language.ts";
import { listOrderLines } from "./order-lines.ts";
import { OrderSummary } from "./order-summary.tsx";

/** The browser's own quote, or the server's order. */
type Priced = Pick<Order, "plan" | "subtotalCents" | "discountCents" | "totalCents"> & {
  readonly addOns: readonly AddOn[];
  readonly taxes: readonly TaxLine[];
};

/** The lines of an order and its total. */
export function OrderPrices({ order, discountNote }: { order: Priced; discountNote?: ReactNode }) {
  const message = useMessage();
  const { plan, addOns } = order;
  const lines =
    plan === null
      ? [{ key: "year", label: <Trans>Agent Pro, one year</Trans>, cents: AGENT_PRO_YEAR_CENTS }]
      : listOrderLines({ plan, addOns }, message);
  return <OrderSummary {...order} lines={lines} discountNote={discountNote} />;
}
