import type { Language } from "@vestpocket/domain/shared/text";

const LOCALES: Record<Language, string> = { en: "en-US", fr: "fr-CA" };

/** Whole Canadian dollars: 'CA$450,000', '450 000 $'. */
export function formatPrice(dollars: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "CAD",
    maximumFractionDigits: 0,
  }).format(dollars);
}

/** Where there is little room: '$24,500', '$7.6M', '7,6 M $'; from a hundred thousand on rounded to three digits. */
export function formatShortAmount(dollars: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
    ...(dollars < 100_000 ? { maximumFractionDigits: 0 } : { notation: "compact", maximumSignificantDigits: 3 }),
  }).format(dollars);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** 'November 3, 2025', '3 novembre 2025'. In UTC, so that everyone reads the same day. */
export function formatDate(unixSeconds: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(unixSeconds * 1000);
}
