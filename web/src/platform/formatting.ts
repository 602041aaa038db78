import type { Language } from "@vestpocket/domain/shared/text";

/** 'November 3, 2025', '3 novembre 2025'. In UTC, so that everyone reads the same day. */
export function formatDate(unixSeconds: number, language: Language): string {
  const locale = language === "fr" ? "fr-CA" : "en-US";
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(unixSeconds * 1000);
}
