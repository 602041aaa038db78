import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminOrder } from "@vestpocket/domain/orders/order-administration.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { TriangleAlert } from "lucide-react";
import { AdminList } from "../../platform/admin-list.tsx";
import { BY_DATE, useAdminList } from "../../platform/admin-list-filters.ts";
import { Amount } from "../../platform/amount.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { BuyerName } from "./buyer-name.tsx";
import { useAdminOrders } from "./order-administration.api.ts";
import { OrderName } from "./order-name.tsx";
import { OrderStatus } from "./order-status.tsx";
import { AnswerBy, PaymentMarks } from "./payment-marks.tsx";

/** All orders, newest first, with search and filters. */
export function AdminOrderList() {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useAdminList(
    "orders",
    {
      searchQuery: {
        label: <Trans>Find an order</Trans>,
        help: <Trans>Receipt number, ID, email or listing title</Trans>,
        placeholder: "VP-000123",
      },
      status: {
        label: <Trans>Status</Trans>,
        any: t`All statuses`,
        options: [
          { value: "paid", label: t`Paid` },
          { value: "undelivered", label: t`Paid, not published` },
          { value: "open", label: t`Not paid yet` },
          { value: "refunded", label: t`Refunded` },
          { value: "refund_failed", label: t`Refund failed` },
          { value: "to_answer", label: t`Dispute to answer` },
          { value: "disputed", label: t`Disputed` },
          { value: "inquiry", label: t`Bank inquiry` },
          { value: "cancelled", label: t`Cancelled` },
        ],
      },
      kind: {
        label: <Trans>Item</Trans>,
        any: t`Everything`,
        options: [
          { value: "listing", label: t`Plans` },
          { value: "membership", label: t`Memberships` },
        ],
      },
    },
    { date: BY_DATE },
  );
  const query = useAdminOrders({ ...list.chosen, ...list.place });
  return (
    <AdminList
      list={list}
      query={query}
      failure={<Trans>The orders could not be loaded.</Trans>}
      empty={<Trans>No orders match.</Trans>}
    >
      {({ orders }) => (
        <DataTable<AdminOrder>
          caption={t`Orders`}
          rows={orders}
          keyOf={({ id }) => id}
          columns={[
            { key: "order", header: <Trans>Order</Trans>, isEntered: true, cell: (order) => <Name order={order} /> },
            { key: "buyer", header: <Trans>Buyer</Trans>, isEntered: true, cell: (order) => <Buyer order={order} /> },
            { key: "status", header: <Trans>Status</Trans>, cell: (order) => <Status order={order} /> },
            {
              key: "date",
              sort: list.sortOf("date"),
              header: <Trans>Date</Trans>,
              cell: ({ paidAt, createdAt }) => formatDate((paidAt ?? createdAt).seconds, language),
            },
            { key: "total", header: <Trans>Total</Trans>, isFigure: true, cell: (order) => <Total order={order} /> },
          ]}
        />
      )}
    </AdminList>
  );
}

function Name({ order }: { order: AdminOrder }) {
  const { id, number, listing } = order;
  return (
    <>
      <LocalLink
        to={paths.admin(`orders/${id}`)}
        className="inline-flex min-h-6 items-center text-link underline-offset-4 hover:underline"
      >
        {number ?? <OrderName order={order} />}
      </LocalLink>
      {number && (
        <span className="block text-13 font-normal text-muted">
          <OrderName order={order} />
        </span>
      )}
      {listing && <span className="block text-13 font-normal text-muted">{listing.title}</span>}
    </>
  );
}

function Buyer({ order: { buyer } }: { order: AdminOrder }) {
  return (
    <>
      <BuyerName buyer={buyer} />
      {buyer.email !== null && <span className="block text-13 wrap-anywhere text-muted">{buyer.email}</span>}
    </>
  );
}

function Status({ order }: { order: AdminOrder }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <OrderStatus order={order} />
      {order.isUndelivered && <UndeliveredMark />}
      <PaymentMarks order={order} />
      <AnswerBy order={order} />
    </span>
  );
}

/** Paid, but the listing could not be published. */
export function UndeliveredMark() {
  return (
    <Badge tone="danger" icon={<TriangleAlert size={16} aria-hidden="true" />}>
      <Trans>Not published</Trans>
    </Badge>
  );
}

function Total({ order: { totalCents, refundedCents } }: { order: AdminOrder }) {
  return (
    <>
      <Amount cents={totalCents} hasCents />
      {refundedCents > 0 && (
        <span className="block text-13 whitespace-nowrap text-muted">
          −<Amount cents={refundedCents} hasCents />
        </span>
      )}
    </>
  );
}
