import { Trans } from "@lingui/react/macro";
import type { Purpose } from "@vestpocket/domain/orders/extending.rules";
import { listOrderLines } from "@vestpocket/domain/orders/order-lines.rules";
import type { Boost } from "@vestpocket/domain/orders/orders.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import type { TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { Message } from "@vestpocket/domain/shared/text";
import type { ReactNode } from "react";
import { useMessage } from "../../platform/language.ts";
import { OrderSummary } from "./order-summary.tsx";

/** The browser's own quote, or the server's order. */
type Priced = Pick<
  Order,
  "plan" | "purpose" | "days" | "planCents" | "subtotalCents" | "discountCents" | "totalCents" | "province"
> & {
  readonly addOns: readonly AddOn[];
  readonly boosts: readonly Boost[];
  readonly taxes: readonly TaxLine[];
};

/** The lines of an order and its total. */
export function OrderPrices({ order, discountNote }: { order: Priced; discountNote?: ReactNode }) {
  const message = useMessage();
  const { plan } = order;
  const toNames = (labels: readonly Message[]) => labels.map((label) => message(label)).join(", ");
  const lines =
    plan === null
      ? [{ key: "year", label: <Trans>Agent Pro, one year</Trans>, cents: order.planCents }]
      : listOrderLines({ ...order, plan }).map(({ labels, ...line }) => ({
          ...line,
          label: <LineName purpose={line.key === plan ? order.purpose : "publish"}>{toNames(labels)}</LineName>,
        }));
  return <OrderSummary {...order} lines={lines} discountNote={discountNote} />;
}

function LineName({ purpose, children: name }: { purpose: Purpose; children: string }) {
  switch (purpose) {
    case "publish":
      return name;
    case "renew":
      return <Trans>Renewal: {name}</Trans>;
    case "upgrade":
      return <Trans>Upgrade: {name}</Trans>;
  }
}
