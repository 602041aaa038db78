import { Trans } from "@lingui/react/macro";
import { nameTax, type TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { formatTaxRate } from "@vestpocket/domain/shared/amounts";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useLanguage, useMessage } from "../../platform/language.ts";

/** A line of an order with its price. */
interface SummaryLine {
  readonly key: string;
  readonly label: ReactNode;
  /** Null if included in the plan. */
  readonly cents: number | null;
  /** The plan's duration. */
  readonly days?: number;
}

interface OrderSummaryProps {
  lines: readonly SummaryLine[];
  subtotalCents: number;
  discountCents: number;
  taxes: readonly TaxLine[];
  /** The buyer's, which names its own tax. */
  province: ProvinceName | null;
  totalCents: number;
  /** Below the discount. */
  discountNote?: ReactNode;
}

/** An order's lines set like a receipt: dotted leaders, aligned amounts. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, subtotalCents, discountCents, taxes, province, totalCents, discountNote } = props;
  const message = useMessage();
  const language = useLanguage();
  // The order's own discount, which may no longer be today's.
  const discountPercent = Math.round((100 * discountCents) / Math.max(subtotalCents, 1));
  return (
    <dl className="tabular text-14">
      {lines.map(({ key, label, cents, days }) => (
        <Row key={key} label={label} note={days !== undefined && <Trans>{days} days</Trans>}>
          {cents === null ? <Trans>Included</Trans> : <Amount cents={cents} hasCents />}
        </Row>
      ))}
      {(discountCents > 0 || taxes.length > 0) && (
        <Row label={<Trans>Subtotal</Trans>} isMuted>
          <Amount cents={subtotalCents} hasCents />
        </Row>
      )}
      {discountCents > 0 && (
        <Row label={<Trans>Agent discount ({discountPercent}%)</Trans>} note={discountNote}>
          −<Amount cents={discountCents} hasCents />
        </Row>
      )}
      {taxes.map(({ tax, rate, cents }) => (
        <Row key={tax} label={`${message(nameTax(tax, province))} ${formatTaxRate(rate, language)}`}>
          <Amount cents={cents} hasCents />
        </Row>
      ))}
      <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3">
        <dt className="font-semibold">
          <Trans>Total</Trans> <span className="text-13 font-normal text-muted">CAD</span>
        </dt>
        <dd className="font-serif text-22 font-semibold">
          <Amount cents={totalCents} hasCents />
        </dd>
      </div>
    </dl>
  );
}

interface RowProps {
  label: ReactNode;
  /** Below the label. */
  note?: ReactNode;
  isMuted?: boolean;
  children: ReactNode;
}

function Row({ label, note, isMuted = false, children }: RowProps) {
  return (
    <div className={`flex items-baseline gap-2 py-1.5 ${isMuted ? "text-muted" : ""}`}>
      <dt className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0">{label}</span>
          <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-line-strong" />
        </span>
        {note && <span className="block text-13 text-muted">{note}</span>}
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
