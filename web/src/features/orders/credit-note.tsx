import { Trans } from "@lingui/react/macro";
import { NOTE_REASON_LABELS, NOTE_TITLES } from "@vestpocket/domain/orders/credit-notes.rules";
import type { CreditNote as CreditNoteView, Receipt } from "@vestpocket/domain/orders/orders.schema";
import { withValues } from "@vestpocket/domain/shared/text";
import { formatExactMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { OrderSummary } from "./order-summary.tsx";
import { ReceiptFact } from "./receipt-fact.tsx";

interface CreditNoteProps {
  note: CreditNoteView;
  /** What it corrects. */
  order: Pick<Receipt, "seller" | "province">;
}

/** A credit or debit note under its receipt, complete for the books: number, date, reason, seller and refunded taxes. */
export function CreditNote({ note, order }: CreditNoteProps) {
  const message = useMessage();
  const language = useLanguage();
  const { kind, number, issuedAt, reason, netCents, taxes, totalCents } = note;
  const seller = note.seller ?? order.seller;
  return (
    <section className="mt-10 border-t border-line pt-6 print:break-inside-avoid" aria-labelledby={number}>
      <h2 id={number} className="text-18">
        {message(withValues(NOTE_TITLES[kind], { number }))}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-14 sm:grid-cols-2">
        <ReceiptFact name={<Trans>Date</Trans>}>{formatExactMoment(issuedAt.seconds, language)}</ReceiptFact>
        <ReceiptFact name={<Trans>Reason</Trans>}>{message(NOTE_REASON_LABELS[reason])}</ReceiptFact>
        <ReceiptFact name={<Trans>Issued by</Trans>}>
          {seller.name}
          {seller.address !== null && <span className="block text-muted">{seller.address}</span>}
        </ReceiptFact>
        {seller.gst && <ReceiptFact name={<Trans>GST/HST number</Trans>}>{seller.gst}</ReceiptFact>}
        {seller.qst && <ReceiptFact name={<Trans>QST number</Trans>}>{seller.qst}</ReceiptFact>}
      </dl>
      <div className="mt-4">
        <OrderSummary
          lines={[
            {
              key: "net",
              label: kind === "credit" ? <Trans>Refunded</Trans> : <Trans>Refund reversed</Trans>,
              cents: netCents,
            },
          ]}
          subtotalCents={netCents}
          discountCents={0}
          taxes={taxes}
          province={order.province}
          totalCents={totalCents}
        />
      </div>
    </section>
  );
}
