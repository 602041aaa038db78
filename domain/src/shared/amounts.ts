import type { Language } from "./text.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", fr: "fr-CA" };
const CURRENCY = { style: "currency", currency: "CAD" } as const;

/** Whole Canadian dollars: 'CA$450,000', '450 000 $' (product.md §5). */
export function formatPrice(dollars: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { ...CURRENCY, maximumFractionDigits: 0 }).format(dollars);
}

/** Canadian dollars, with cents where there are any: 'CA$11.50', '8 737 $'. */
export function formatAmount(dollars: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { ...CURRENCY, trailingZeroDisplay: "stripIfInteger" }).format(
    dollars,
  );
}

/** Where there is little room: '$24,500', '$7.6M', '7,6 M $'; from a hundred thousand on rounded to three digits. */
export function formatShortAmount(dollars: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    ...CURRENCY,
    currencyDisplay: "narrowSymbol",
    ...(dollars < 100_000 ? { maximumFractionDigits: 0 } : { notation: "compact", maximumSignificantDigits: 3 }),
  }).format(dollars);
}

/** '12,100', '12 100'. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}
