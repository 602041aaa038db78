import { Trans } from "@lingui/react/macro";
import type { AdminOrderDetails } from "@vestpocket/domain/orders/order-administration.schema";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";
import { UndeliveredMark } from "./admin-order-list.tsx";
import { BuyerName } from "./buyer-name.tsx";
import { CreditNote } from "./credit-note.tsx";
import { OrderName } from "./order-name.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { OrderStatus } from "./order-status.tsx";
import { DisputeDeadline, PaymentMarks } from "./payment-marks.tsx";
import { ReceiptFact as Fact } from "./receipt-fact.tsx";

/** An order laid out like its receipt. */
export function AdminOrder({ order, children }: { order: AdminOrderDetails; children: ReactNode }) {
  const message = useMessage();
  const language = useLanguage();
  const { number, buyer, listing, paidAt, createdAt, refundedCents, discountCode } = order;
  const province = order.province === null ? undefined : findProvince(order.province);
  const place = [
    order.city && cityLabel(order.city, language),
    province && message(PROVINCE_LABELS[province.code as keyof typeof PROVINCE_LABELS]),
  ].filter(Boolean);
  return (
    <article className="rounded-card border border-line bg-raised p-5 sm:p-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-28">{number ?? <Trans>Order</Trans>}</h1>
          <p className="text-14 text-muted">
            <OrderName order={order} />
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          <OrderStatus order={order} />
          {order.isUndelivered && <UndeliveredMark />}
          <PaymentMarks order={order} />
        </span>
      </header>
      <DisputeDeadline order={order} />
      <StitchedDivider className="mt-5 text-muted" />
      <dl className="mt-6 grid gap-x-8 gap-y-4 text-14 sm:grid-cols-2">
        <Fact name={<Trans>Buyer</Trans>}>
          <BuyerName buyer={buyer} />
          <span className="block text-muted">{buyer.email ?? buyer.uid}</span>
          {place.length > 0 && <span className="block text-muted">{place.join(", ")}</span>}
        </Fact>
        {order.billedTo && (
          <Fact name={<Trans>Billed to</Trans>}>
            {[order.billedTo.company, order.billedTo.name, order.billedTo.address].filter(Boolean).join(", ")}
            {order.billedTo.taxNumber !== null && <span className="block text-muted">{order.billedTo.taxNumber}</span>}
          </Fact>
        )}
        {listing && (
          <Fact name={<Trans>Listing</Trans>}>
            <LocalLink to={paths.property(listing.id)} className="text-link underline underline-offset-4">
              {listing.title}
            </LocalLink>
          </Fact>
        )}
        <Fact name={<Trans>Started on</Trans>}>{formatMoment(createdAt.seconds, language)}</Fact>
        <Fact name={<Trans>Paid on</Trans>}>
          {paidAt === null ? <Trans>Not paid yet</Trans> : formatMoment(paidAt.seconds, language)}
        </Fact>
        <Fact name={<Trans>Order ID</Trans>}>{order.id}</Fact>
        <Fact name={<Trans>Payment ID</Trans>}>{order.intentId ?? "–"}</Fact>
        {order.invoiceId && <Fact name={<Trans>Invoice ID</Trans>}>{order.invoiceId}</Fact>}
        {discountCode && (
          <Fact name={<Trans>Discount code</Trans>}>
            {discountCode.usedAt === null ? (
              <Trans>Reserved for this order</Trans>
            ) : (
              <Trans>Used {formatMoment(discountCode.usedAt.seconds, language)}</Trans>
            )}
          </Fact>
        )}
      </dl>
      <div className="mt-8">
        <OrderPrices order={order} />
        {refundedCents > 0 && (
          <p className="mt-2 flex justify-between gap-4 text-14">
            <Trans>Refunded</Trans>
            <span>
              −<Amount cents={refundedCents} hasCents />
            </span>
          </p>
        )}
      </div>
      {order.notes.map((note) => (
        <CreditNote key={note.number} note={note} order={order} />
      ))}
      {children}
    </article>
  );
}
