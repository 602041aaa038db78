import { Trans } from "@lingui/react/macro";
import type { Receipt as ReceiptView } from "@vestpocket/domain/orders/orders.schema";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { Printer } from "lucide-react";
import { useId } from "react";
import { Amount } from "../../platform/amount.tsx";
import { formatExactMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";
import { CreditNote } from "./credit-note.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { OrderStatus } from "./order-status.tsx";
import { PaidWith } from "./paid-with.tsx";
import { ReceiptFact as Fact } from "./receipt-fact.tsx";

/** A receipt, on screen and in print. */
export function Receipt({ order }: { order: ReceiptView }) {
  const message = useMessage();
  const language = useLanguage();
  const { number, buyer, listing, paidAt, paidWith, createdAt, seller, refundedCents } = order;
  const province = order.province === null ? undefined : findProvince(order.province);
  const heading = useId();
  const place = [
    order.city && cityLabel(order.city, language),
    province && message(PROVINCE_LABELS[province.code as keyof typeof PROVINCE_LABELS]),
  ].filter(Boolean);
  return (
    <>
      <article
        aria-labelledby={heading}
        className="receipt rounded-card border border-line bg-raised p-5 sm:p-10 print:border-0 print:p-0"
      >
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <p className="font-serif text-28 font-semibold">Vestpocket</p>
            <p id={heading} className="text-14 text-muted">
              {number === null ? <Trans>Order</Trans> : <Trans>Receipt {number}</Trans>}
            </p>
          </div>
          <OrderStatus order={order} />
        </header>
        <StitchedDivider className="mt-5 text-muted" />
        <dl className="mt-6 grid gap-x-8 gap-y-4 text-14 sm:grid-cols-2">
          <Fact name={<Trans>Date</Trans>}>{formatExactMoment((paidAt ?? createdAt).seconds, language)}</Fact>
          <Fact name={<Trans>Sold by</Trans>}>
            {seller.name}
            {seller.address !== null && <span className="block text-muted">{seller.address}</span>}
          </Fact>
          <Fact name={<Trans>Billed to</Trans>}>
            {buyer.company !== null && <span className="block">{buyer.company}</span>}
            {buyer.name}
            {paidAt === null && <span className="block break-all text-muted">{buyer.email}</span>}
            {buyer.address !== null && <span className="block whitespace-pre-line text-muted">{buyer.address}</span>}
            {place.length > 0 && <span className="block text-muted">{place.join(", ")}</span>}
          </Fact>
          {buyer.taxNumber !== null && <Fact name={<Trans>Buyer’s tax number</Trans>}>{buyer.taxNumber}</Fact>}
          {paidWith && (
            <Fact name={<Trans>Paid with</Trans>}>
              <PaidWith paidWith={paidWith} />
            </Fact>
          )}
          {listing && <Fact name={<Trans>Listing</Trans>}>{listing.title}</Fact>}
          {seller.gst && <Fact name={<Trans>GST/HST number</Trans>}>{seller.gst}</Fact>}
          {seller.qst && <Fact name={<Trans>QST number</Trans>}>{seller.qst}</Fact>}
        </dl>
        <div className="mt-8">
          <OrderPrices order={order} />
          {refundedCents > 0 && (
            <p className="mt-2 flex justify-between gap-4 text-14">
              <Trans>Refunded</Trans>
              <span>
                −<Amount cents={refundedCents} />
              </span>
            </p>
          )}
        </div>
        {paidAt === null && (
          <p className="mt-6 text-14 text-muted">
            <Trans>This is not a receipt: nothing has been paid.</Trans>
          </p>
        )}
        {order.notes.map((note) => (
          <CreditNote key={note.number} note={note} order={order} />
        ))}
      </article>
      <div className="mt-4 print:hidden">
        <Button kind="secondary" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </>
  );
}
