import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminOrderDetails } from "@vestpocket/domain/orders/order-administration.schema";
import { ADD_ON_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Code } from "../../ui/code.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { DOT } from "../../ui/dot.ts";
import { Notice } from "../../ui/notice.tsx";
import { OrderEventLine } from "./order-event-line.tsx";
import { OrderName } from "./order-name.tsx";
import { PaidWith } from "./paid-with.tsx";
import { useRefundReasons } from "./refund-reasons.ts";

/** An order's quotes, its payment at the provider and its events. */
export function AdminOrderHistory({ order }: { order: AdminOrderDetails }) {
  const language = useLanguage();
  const { t } = useLingui();
  const message = useMessage();
  const reasons = useRefundReasons();
  const nameAddOns = (addOns: readonly AddOn[]) =>
    ADD_ON_PRICES.filter(({ tag }) => addOns.includes(tag))
      .map(({ label }) => message(label))
      .join(", ");
  const { quotes, lines, payment, isPaymentKnown, events } = order;
  return (
    <div className="mt-10 space-y-10">
      <Part id="payment" title={<Trans>Payment</Trans>}>
        {!isPaymentKnown && (
          <Notice tone="warning">
            <Trans>The payment provider is not responding, so some details of this payment are missing.</Trans>
          </Notice>
        )}
        {isPaymentKnown && payment === null && (
          <p className="text-14 text-muted">
            <Trans>No payment was started.</Trans>
          </p>
        )}
        {payment && (
          <p className="text-14">
            <Code>{payment.status}</Code>
            {DOT}
            <Amount cents={payment.receivedCents} hasCents />
            {payment.paidWith && (
              <>
                {DOT}
                <PaidWith paidWith={payment.paidWith} />
              </>
            )}
          </p>
        )}
        {payment && payment.refunds.length > 0 && (
          <div className="mt-4">
            <DataTable<(typeof payment.refunds)[number]>
              caption={t`Refunds`}
              rows={payment.refunds}
              keyOf={({ id }) => id}
              columns={[
                {
                  key: "when",
                  header: <Trans>When</Trans>,
                  cell: ({ createdAt }) => formatMoment(createdAt.seconds, language),
                },
                {
                  key: "why",
                  isEntered: true,
                  header: <Trans>Reason</Trans>,
                  cell: ({ reason }) => reasons.find(({ value }) => value === reason)?.label ?? reason ?? "–",
                },
                { key: "status", header: <Trans>Status</Trans>, cell: ({ status }) => <Code>{status}</Code> },
                {
                  key: "amount",
                  header: <Trans>Amount</Trans>,
                  isFigure: true,
                  cell: ({ cents }) => <Amount cents={cents} hasCents />,
                },
              ]}
            />
          </div>
        )}
      </Part>
      <Part id="quotes" title={<Trans>Checkout history</Trans>}>
        <DataTable<(typeof quotes)[number]>
          caption={t`Checkout history`}
          rows={quotes}
          keyOf={({ revision }) => String(revision)}
          columns={[
            {
              key: "choice",
              header: <Trans>Plan and add-ons</Trans>,
              cell: ({ plan, addOns, isCurrent }) => (
                <span className="inline-flex flex-wrap items-center gap-2">
                  <OrderName order={{ plan, lines }} />
                  {addOns.length > 0 && <span className="font-normal text-muted">+ {nameAddOns(addOns)}</span>}
                  {isCurrent && (
                    <Badge>
                      <Trans>Current</Trans>
                    </Badge>
                  )}
                </span>
              ),
            },
            {
              key: "when",
              header: <Trans>When</Trans>,
              cell: ({ createdAt }) => formatMoment(createdAt.seconds, language),
            },
            {
              key: "discount",
              header: <Trans>Discount</Trans>,
              isFigure: true,
              cell: ({ discountCents }) => <Amount cents={discountCents} hasCents />,
            },
            {
              key: "total",
              header: <Trans>Total</Trans>,
              isFigure: true,
              cell: ({ totalCents }) => <Amount cents={totalCents} hasCents />,
            },
          ]}
        />
      </Part>
      <Part id="events" title={<Trans>Events</Trans>}>
        {events.length === 0 ? (
          <p className="text-14 text-muted">
            <Trans>Nothing in the audit log yet.</Trans>
          </p>
        ) : (
          <ol className="space-y-4 text-14">
            {events.map((event) => (
              <li key={event.id}>
                <OrderEventLine event={event} />
              </li>
            ))}
          </ol>
        )}
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}
