import { Trans, useLingui } from "@lingui/react/macro";
import { LISTED_STATUSES, ORDER_KINDS } from "@vestpocket/domain/orders/order-administration.rules";
import type { AdminOrder } from "@vestpocket/domain/orders/order-administration.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { TriangleAlert } from "lucide-react";
import { Amount } from "../../platform/amount.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useDatedListQuery } from "../../platform/list-query.ts";
import { ListTools } from "../../platform/list-tools.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { BuyerName } from "./buyer-name.tsx";
import { useAdminOrders } from "./order-administration.api.ts";
import { OrderName } from "./order-name.tsx";
import { OrderStatus } from "./order-status.tsx";
import { PaymentMarks } from "./payment-marks.tsx";

const NOTHING = { searchQuery: "", status: "", kind: "", from: "", to: "" };

/** All orders, newest first, with search and filters. */
export function AdminOrderList() {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf, isFiltered } = useDatedListQuery(["searchQuery", "status", "kind"]);
  const status = LISTED_STATUSES.find((each) => each === filters.status);
  const kind = ORDER_KINDS.find((each) => each === filters.kind);
  const wanted = { searchQuery: filters.searchQuery, status, kind, from: filters.from, to: filters.to };
  const query = useAdminOrders({ ...wanted, page });
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchField
          className="sm:max-xl:col-span-2"
          label={<Trans>Find an order</Trans>}
          help={<Trans>Receipt number, ID, email or listing title</Trans>}
          placeholder="VP-000123"
          value={filters.searchQuery}
          onSearch={(searchQuery) => choose({ searchQuery })}
        />
        <Dropdown
          label={<Trans>Status</Trans>}
          placeholder={t`Every status`}
          resetLabel={t`Every status`}
          options={[
            { value: "paid", label: t`Paid` },
            { value: "undelivered", label: t`Paid, not delivered` },
            { value: "open", label: t`Not paid yet` },
            { value: "refunded", label: t`Refunded` },
            { value: "refund_failed", label: t`Refund failed` },
            { value: "disputed", label: t`Disputed` },
            { value: "inquiry", label: t`Bank inquiry` },
            { value: "cancelled", label: t`Cancelled` },
          ]}
          value={status ?? ""}
          onChange={(chosen) => choose({ status: chosen })}
        />
        <Dropdown
          label={<Trans>Item</Trans>}
          placeholder={t`Everything`}
          resetLabel={t`Everything`}
          options={[
            { value: "listing", label: t`Plans` },
            { value: "membership", label: t`Memberships` },
          ]}
          value={kind ?? ""}
          onChange={(chosen) => choose({ kind: chosen })}
        />
      </div>
      <ListTools
        filters={filters}
        choose={choose}
        file={{ path: "/v1/admin/orders/export", query: wanted, name: "orders" }}
        total={query.data?.totalResults}
      />
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The orders could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={<Trans>No orders match.</Trans>}
        emptyAction={
          isFiltered && (
            <Button kind="secondary" onClick={() => choose(NOTHING)}>
              <Trans>Reset</Trans>
            </Button>
          )
        }
        hrefOf={hrefOf(localPath(paths.admin("orders")))}
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
                header: <Trans>Date</Trans>,
                cell: ({ paidAt, createdAt }) => formatDate((paidAt ?? createdAt).seconds, language),
              },
              { key: "total", header: <Trans>Total</Trans>, isFigure: true, cell: (order) => <Total order={order} /> },
            ]}
          />
        )}
      </ListFrame>
    </>
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
    </span>
  );
}

/** Paid, but the listing could not be published. */
export function UndeliveredMark() {
  return (
    <Badge tone="danger" icon={<TriangleAlert size={16} aria-hidden="true" />}>
      <Trans>Not delivered</Trans>
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
