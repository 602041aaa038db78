import { Trans, useLingui } from "@lingui/react/macro";
import { refundableCents } from "@vestpocket/domain/orders/order-administration.rules";
import type { AdminOrderDetails } from "@vestpocket/domain/orders/order-administration.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { WaitingRefund } from "../features/approvals/waiting-refund.tsx";
import { useRecount } from "../features/metrics/metrics.api.ts";
import { NotesCard } from "../features/notes/notes-card.tsx";
import { AdminOrder } from "../features/orders/admin-order.tsx";
import { AdminOrderHistory } from "../features/orders/admin-order-history.tsx";
import { useAdminOrder } from "../features/orders/order-administration.api.ts";
import { RefundDialog } from "../features/orders/refund-dialog.tsx";
import { BackLink } from "../platform/back-link.tsx";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { Button } from "../ui/button.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export default function AdminOrderPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const query = useAdminOrder(id);
  const order = query.data;
  return (
    <div className="max-w-[52rem] pb-12 lg:pb-20">
      <PageHead title={order?.number ?? t`Order`} />
      <BackLink to={paths.admin("orders")}>
        <Trans>Orders</Trans>
      </BackLink>
      {hasFailed(query) ? (
        <LoadFailure query={query}>
          <Trans>This order could not be loaded.</Trans>
        </LoadFailure>
      ) : order === undefined ? (
        <Loading>
          <Skeleton className="h-112" />
        </Loading>
      ) : (
        <OrderView key={order.id} order={order} />
      )}
    </div>
  );
}

function OrderView({ order }: { order: AdminOrderDetails }) {
  const recount = useRecount();
  const [isRefunding, setIsRefunding] = useState(false);
  return (
    <>
      <AdminOrder order={order}>
        {order.waitingRefund ? (
          <div className="mt-8">
            <WaitingRefund approval={order.waitingRefund} />
          </div>
        ) : (
          refundableCents(order) > 0 &&
          order.intentId !== null && (
            <div className="mt-8">
              <Button
                kind="danger"
                icon={<RotateCcw size={18} aria-hidden="true" />}
                onClick={() => setIsRefunding(true)}
              >
                <Trans>Refund</Trans>
              </Button>
            </div>
          )
        )}
      </AdminOrder>
      <AdminOrderHistory order={order} />
      <div className="mt-10">
        <NotesCard subject={{ kind: "order", id: order.id }} />
      </div>
      <RefundDialog
        open={isRefunding}
        onClose={() => setIsRefunding(false)}
        order={order}
        onRefunded={() => void recount()}
      />
    </>
  );
}
