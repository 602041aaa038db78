import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { CreditCard } from "lucide-react";
import { Amount } from "../../platform/amount.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { DOT } from "../../ui/dot.ts";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { OrderName } from "./order-name.tsx";
import { OrderStatus } from "./order-status.tsx";
import { useOrders } from "./orders.api.ts";

/** The newest order, with a link to all. Every state has the same height. */
export function BillingCard() {
  const language = useLanguage();
  const localPath = useLocalPath();
  const query = useOrders({ page: 1, limit: 1 });
  const heading = { icon: CreditCard, title: <Trans>Billing & Payment</Trans> };
  if (hasFailed(query)) {
    return (
      <SummaryCard {...heading}>
        <div className="min-h-19.5">
          <LoadFailure query={query}>
            <Trans>Your orders could not be loaded.</Trans>
          </LoadFailure>
        </div>
      </SummaryCard>
    );
  }
  if (query.data === undefined) {
    return (
      <SummaryCard {...heading}>
        <Loading className="flex min-h-19.5 flex-col gap-3">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </Loading>
      </SummaryCard>
    );
  }
  const [order] = query.data.orders;
  return (
    <SummaryCard {...heading} to={localPath(paths.billing())} action={<Trans>Orders and receipts</Trans>}>
      {order === undefined ? (
        <p className="min-h-10 text-muted">
          <Trans>Your receipts will appear here.</Trans>
        </p>
      ) : (
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0">
            <span className="font-medium">
              <OrderName order={order} />
            </span>
            <span className="block text-muted">
              {formatDate((order.paidAt ?? order.createdAt).seconds, language)}
              {DOT}
              <Amount cents={order.totalCents} />
            </span>
          </p>
          <OrderStatus order={order} />
        </div>
      )}
    </SummaryCard>
  );
}
