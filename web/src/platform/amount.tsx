import type { Language } from "@vestpocket/domain/shared/text";
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
  return <span className="tabular whitespace-nowrap">{formatAmount(cents, useLanguage(), hasCents)}</span>;
}

/** The same as plain text. */
export function useAmountFormat(): (cents: number) => string {
  const language = useLanguage();
  return (cents) => formatAmount(cents, language, false);
}

function formatAmount(cents: number, language: Language, hasCents: boolean): string {
  return new Intl.NumberFormat(language === "fr" ? "fr-CA" : "en-US", {
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: hasCents ? "auto" : "stripIfInteger",
  }).format(cents / 100);
}
