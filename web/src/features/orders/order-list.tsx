import { Trans, useLingui } from "@lingui/react/macro";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { Amount } from "../../platform/amount.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OrderName } from "./order-name.tsx";
import { OrderStatus } from "./order-status.tsx";
import { useOrders } from "./orders.api.ts";

const PAGE_SIZE = 10;

/** The signed-in user's orders, newest first. */
export function OrderList({ page }: { page: number }) {
  const localPath = useLocalPath();
  const query = useOrders({ page, limit: PAGE_SIZE });
  return (
    <ListFrame
      query={query}
      page={page}
      loading={
        <Loading className="space-y-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </Loading>
      }
      failure={
        <LoadFailure query={query}>
          <Trans>Your orders could not be loaded.</Trans>
        </LoadFailure>
      }
      empty={<Trans>No orders yet.</Trans>}
      emptyAction={
        <ButtonLink to={localPath(paths.createListing())}>
          <Trans>Create a listing</Trans>
        </ButtonLink>
      }
      counted={null}
      hrefOf={(n) => localPath(`${paths.billing()}?page=${n}`)}
    >
      {({ orders }) => (
        <ul className="space-y-3">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const { id, listing, status, totalCents, refundedCents, createdAt, paidAt } = order;
  const date = formatDate((paidAt ?? createdAt).seconds, language);
  return (
    <article className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="text-16 font-semibold">
          <OrderName order={order} />
        </h2>
        {listing && <p className="mt-0.5 truncate text-14 text-muted">{listing.title}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-muted">
          <OrderStatus order={order} />
          <span>{date}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 sm:flex-col sm:items-end">
        <p className="sm:text-right">
          <span className="font-serif text-22 font-semibold">
            <Amount cents={totalCents} />
          </span>
          {refundedCents > 0 && (
            <span className="block text-13 text-muted">
              <Trans>
                <Amount cents={refundedCents} /> refunded
              </Trans>
            </span>
          )}
        </p>
        {status === "open" && order.kind === "listing" ? (
          <ButtonLink to={localPath(paths.payment(id))}>
            <Trans>Complete payment</Trans>
          </ButtonLink>
        ) : (
          paidAt && (
            <ButtonLink kind="secondary" to={localPath(paths.receipt(id))} aria-label={t`Receipt of ${date}`}>
              <Trans>Receipt</Trans>
            </ButtonLink>
          )
        )}
      </div>
    </article>
  );
}
