import { Plural, Trans } from "@lingui/react/macro";
import type { Purpose } from "@vestpocket/domain/orders/extending.rules";
import { listOrderLines } from "@vestpocket/domain/orders/order-lines.rules";
import type { Boost } from "@vestpocket/domain/orders/orders.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import type { Order, OrderLineView } from "@vestpocket/domain/orders/orders.schema";
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
  readonly lines?: Order["lines"];
  readonly addOns: readonly AddOn[];
  readonly boosts: readonly Boost[];
  readonly taxes: readonly TaxLine[];
};

/** The lines of an order and its total. */
export function OrderPrices({ order, discountNote }: { order: Priced; discountNote?: ReactNode }) {
  const message = useMessage();
  const toNames = (labels: readonly Message[]) => labels.map((label) => message(label)).join(", ");
  return <OrderSummary {...order} lines={listLines(order, toNames)} discountNote={discountNote} />;
}

function listLines(order: Priced, toNames: (labels: readonly Message[]) => string) {
  const { plan, purpose, lines = [] } = order;
  if (lines.length > 0) return lines.map((line) => toListingLine(line, toNames));
  if (plan === null) return [{ key: "year", label: <Trans>Agent Pro, one year</Trans>, cents: order.planCents }];
  return listOrderLines({ ...order, plan }).map(({ labels, ...line }) => ({
    ...line,
    label: <LineName purpose={line.key === plan ? purpose : "publish"}>{toNames(labels)}</LineName>,
  }));
}

/** One of several listings: its title above its plan and add-ons. */
function toListingLine(line: OrderLineView, toNames: (labels: readonly Message[]) => string) {
  const bought = listOrderLines(line).filter(({ cents }) => cents !== null);
  return {
    key: line.listing.id,
    label: (
      <>
        <span className="block font-medium wrap-anywhere">{line.listing.title}</span>
        <span className="block text-13 text-muted">
          <LineName purpose={line.purpose}>{toNames(bought.flatMap(({ labels }) => labels))}</LineName>
          {" · "}
          <Plural value={line.days} one="# day" other="# days" />
        </span>
        {line.isRefunded && (
          <span className="block text-13 text-muted">
            <Trans>Refunded</Trans>
          </span>
        )}
        {line.isUndelivered && !line.isRefunded && (
          <span className="block text-13 font-medium text-warning">
            <Trans>Could not be published. It is being refunded.</Trans>
          </span>
        )}
      </>
    ),
    cents: line.subtotalCents,
  };
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
