import { formatPayment, formatPaymentCents } from "@vestpocket/domain/shared/amounts";
import { useLanguage } from "./language.ts";

/** An amount in integer cents, CAD: '$64.99', '$240', '64,99 $'. */
export function Amount({
  cents,
  hasCents = false,
}: {
  cents: number;
  /** '$240.00', as in a column. */
  hasCents?: boolean;
}) {
  const format = hasCents ? formatPaymentCents : formatPayment;
  // A translation would change the digits' marks or the currency.
  return (
    <span translate="no" className="tabular whitespace-nowrap">
      {format(cents / 100, useLanguage())}
    </span>
  );
}

/** The same as plain text. */
export function useAmountFormat(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => formatPayment(cents / 100, language);
}
