import type { Language } from "@vestpocket/domain/shared/text";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", fr: "fr-CA" };

/** 'November 3, 2025', '3 novembre 2025'. In UTC, so that everyone sees the same day. */
export function formatDate(unixSeconds: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(unixSeconds * 1000);
}

const STEPS = [
  ["minute", 60, 60],
  ["hour", 3600, 24],
  ["day", 86_400, 30],
] as const;

/** Ages are told in words up to here, then as the date. */
export const AGE_SECONDS_MAX = 30 * 86_400;

/** Relative time: 'now', '5 minutes ago', 'yesterday'; the date from 30 days on. `now` in Unix milliseconds. */
export function formatAge(unixSeconds: number, language: Language, now: number): string {
  const age = Math.max(0, now / 1000 - unixSeconds);
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" });
  if (age < 60) return words.format(0, "second");
  for (const [unit, seconds, count] of STEPS) {
    if (age < seconds * count) return words.format(-Math.floor(age / seconds), unit);
  }
  return formatDate(unixSeconds, language);
}

/** 'Nov 3, 2025, 2:05 PM', '3 nov. 2025, 14 h 05', in local time. */
export function formatMoment(unixSeconds: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeStyle: "short" }).format(
    unixSeconds * 1000,
  );
}

/** 'November 3, 2025 at 2:05:09 PM EST', '3 novembre 2025 à 14 h 05 min 09 s HNE', in local time, which is named. */
export function formatExactMoment(unixSeconds: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeStyle: "long" }).format(
    unixSeconds * 1000,
  );
}

/** 'Nov 3', '3 nov.', in UTC. */
export function formatShortDay(unixSeconds: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: "numeric", month: "short", timeZone: "UTC" }).format(
    unixSeconds * 1000,
  );
}

/** 'November 2026' or 'Nov', in UTC. */
export function formatMonth(unixSeconds: number, language: Language, isShort = false): string {
  const parts = isShort ? ({ month: "short" } as const) : ({ month: "long", year: "numeric" } as const);
  return new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: "UTC" }).format(unixSeconds * 1000);
}
