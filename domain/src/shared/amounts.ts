import type { Language } from "./text.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", fr: "fr-CA" };
const CURRENCY = { style: "currency", currency: "CAD" } as const;

/** One formatter a language: to make one costs a hundred times what it costs to use it. */
function makeFormat(options: Intl.NumberFormatOptions): (value: number, language: Language) => string {
  const formats: Partial<Record<Language, Intl.NumberFormat>> = {};
  return (value, language) => {
    formats[language] ??= new Intl.NumberFormat(LOCALES[language], options);
    return formats[language].format(value);
  };
}

/** Whole Canadian dollars: 'CA$450,000', '450 000 $' (product.md §5). */
export const formatPrice = makeFormat({ ...CURRENCY, maximumFractionDigits: 0 });

/** Canadian dollars, with cents where there are any: 'CA$11.50', '8 737 $'. */
export const formatAmount = makeFormat({ ...CURRENCY, trailingZeroDisplay: "stripIfInteger" });

const formatSmall = makeFormat({ ...CURRENCY, currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 });
const formatCompact = makeFormat({
  ...CURRENCY,
  currencyDisplay: "narrowSymbol",
  notation: "compact",
  maximumSignificantDigits: 3,
});

/** Where there is little room: '$24,500', '$7.6M', '7,6 M $'; from a hundred thousand on rounded to three digits. */
export function formatShortAmount(dollars: number, language: Language): string {
  return dollars < 100_000 ? formatSmall(dollars, language) : formatCompact(dollars, language);
}

/** '12,100', '12 100'. */
export const formatNumber = makeFormat({});
