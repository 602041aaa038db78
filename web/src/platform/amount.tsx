import type { Language } from "@vestpocket/domain/shared/text";
import { useLanguage } from "./language.ts";

/** An amount of our own in integer cents, CAD: '$64.99', '$240', '64,99 $'. A listing's price is `Price`. */
export function Amount({ cents }: { cents: number }) {
  return <span className="tabular whitespace-nowrap">{formatAmount(cents, useLanguage())}</span>;
}

function formatAmount(cents: number, language: Language): string {
  return new Intl.NumberFormat(language === "fr" ? "fr-CA" : "en-US", {
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
}
