import { Trans } from "@lingui/react/macro";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { Ban, CircleCheck, Clock, RotateCcw, TriangleAlert } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

const ICON = { size: 16, "aria-hidden": true } as const;

/** An order's status. */
export function OrderStatus({ order: { status, refundedCents } }: { order: Order }) {
  if (status === "paid" && refundedCents > 0) {
    return (
      <Badge tone="neutral" icon={<RotateCcw {...ICON} />}>
        <Trans>Partly refunded</Trans>
      </Badge>
    );
  }
  switch (status) {
    case "paid":
      return (
        <Badge tone="success" icon={<CircleCheck {...ICON} />}>
          <Trans>Paid</Trans>
        </Badge>
      );
    case "open":
      return (
        <Badge tone="warning" icon={<Clock {...ICON} />}>
          <Trans>Not paid yet</Trans>
        </Badge>
      );
    case "refunded":
      return (
        <Badge tone="neutral" icon={<RotateCcw {...ICON} />}>
          <Trans>Refunded</Trans>
        </Badge>
      );
    case "cancelled":
      return (
        <Badge tone="neutral" icon={<Ban {...ICON} />}>
          <Trans>Cancelled</Trans>
        </Badge>
      );
    case "disputed":
      return (
        <Badge tone="warning" icon={<TriangleAlert {...ICON} />}>
          <Trans>Disputed</Trans>
        </Badge>
      );
  }
}
