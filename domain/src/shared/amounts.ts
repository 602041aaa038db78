import type { Language } from "./text.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", fr: "fr-CA" };
const CURRENCY = { style: "currency", currency: "CAD" } as const;

/** One formatter per language, since making one takes a hundred times as long as using it. */
function makeFormat(options: Intl.NumberFormatOptions): (value: number, language: Language) => string {
  const formats: Partial<Record<Language, Intl.NumberFormat>> = {};
  return (value, language) => {
    formats[language] ??= new Intl.NumberFormat(LOCALES[language], options);
    return formats[language].format(value);
  };
}

/** Whole Canadian dollars: 'CA$450,000', '450 000 $' (product.md §5). */
export const formatPrice = makeFormat({ ...CURRENCY, maximumFractionDigits: 0 });

/** Canadian dollars, with cents unless they are zero: 'CA$11.50', '8 737 $'. */
export const formatAmount = makeFormat({ ...CURRENCY, trailingZeroDisplay: "stripIfInteger" });

/** Canadian dollars with their cents: 'CA$20.00', '20,00 $'. */
export const formatCents = makeFormat(CURRENCY);

const PAID = { ...CURRENCY, currencyDisplay: "narrowSymbol" } as const;

/** What people pay us, on pages and in e-mails: '$64.99', '$240', '64,99 $' (product.md §10). */
export const formatPayment = makeFormat({ ...PAID, trailingZeroDisplay: "stripIfInteger" });

/** The same with its cents, as in a column: '$240.00', '240,00 $'. */
export const formatPaymentCents = makeFormat(PAID);

const formatPercent = makeFormat({ style: "percent", maximumFractionDigits: 3 });

/** A tax rate in thousandths of a percent: '9.975%', '9,975 %'. */
export const formatTaxRate = (rate: number, language: Language): string => formatPercent(rate / 100_000, language);

const formatSmall = makeFormat({ ...CURRENCY, currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 });
const formatCompact = makeFormat({
  ...CURRENCY,
  currencyDisplay: "narrowSymbol",
  notation: "compact",
  maximumSignificantDigits: 3,
});

/** Dollars for narrow places: '$24,500', '$7.6M', '7,6 M $'. Rounded to three digits from 100,000 on. */
export function formatShortAmount(dollars: number, language: Language): string {
  return dollars < 100_000 ? formatSmall(dollars, language) : formatCompact(dollars, language);
}

/** A number with its thousands grouped: '12,100', '12 100'. */
export const formatNumber = makeFormat({});
