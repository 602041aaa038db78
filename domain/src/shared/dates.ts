import type { Language } from "./text.ts";

export const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", fr: "fr-CA" };

/** As `Intl` formats it, except that French writes the first of a month as '1er', and '14 h 05' never wraps. */
export function formatInstant(unixSeconds: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], options)
    .formatToParts(unixSeconds * 1000)
    .map(({ type, value }) => (language === "fr" ? toFrench(type, value) : value))
    .join("");
}

function toFrench(type: Intl.DateTimeFormatPartTypes, value: string): string {
  if (type === "day" && value === "1") return "1er";
  return type === "literal" ? value.replace(/ (?=(?:h|min|s) )|(?<=h|min) /gu, "\u00a0") : value;
}

/** 'November 3, 2025', '3 novembre 2025'. In UTC, so that everyone sees the same day. */
export function formatDate(unixSeconds: number, language: Language): string {
  return formatInstant(unixSeconds, language, { dateStyle: "long", timeZone: "UTC" });
}

/** The same for a day without a time, '2025-11-03', whatever the reader's time zone. */
export function formatDay(day: string, language: Language): string {
  return formatDate(Date.parse(`${day}T00:00:00Z`) / 1000, language);
}
