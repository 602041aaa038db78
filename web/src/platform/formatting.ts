import { formatDate, formatDay, formatInstant, LOCALES } from "@vestpocket/domain/shared/dates";
import type { Language } from "@vestpocket/domain/shared/text";

export { formatDate, formatDay };

const STEPS = [
  ["minute", 60, 60],
  ["hour", 3600, 24],
  ["day", 86_400, 30],
] as const;

/** Ages up to this are relative, beyond it a date. */
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

/** 'today', 'yesterday', '4 days ago', '41 days ago'. */
export function formatDaysAgo(days: number, language: Language): string {
  return new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" }).format(-days, "day");
}

/** 'Nov 3, 2025, 2:05 PM', '3 nov. 2025, 14 h 05', in local time. */
export function formatMoment(unixSeconds: number, language: Language): string {
  return formatInstant(unixSeconds, language, { dateStyle: "medium", timeStyle: "short" });
}

/** 'November 3, 2025 at 2:05:09 PM EST', '3 novembre 2025 à 14 h 05 min 09 s HNE', in local time, which is named. */
export function formatExactMoment(unixSeconds: number, language: Language): string {
  return formatInstant(unixSeconds, language, { dateStyle: "long", timeStyle: "long" });
}

/** 'Nov 3', '3 nov.', in UTC. */
export function formatShortDay(unixSeconds: number, language: Language): string {
  return formatInstant(unixSeconds, language, { day: "numeric", month: "short", timeZone: "UTC" });
}

/** '2:05 PM', '14 h 05', in local time. */
export function formatTime(unixSeconds: number, language: Language): string {
  return formatInstant(unixSeconds, language, { timeStyle: "short" });
}

/** 'November 2026' or 'Nov', in UTC. */
export function formatMonth(unixSeconds: number, language: Language, isShort = false): string {
  const parts = isShort ? ({ month: "short" } as const) : ({ month: "long", year: "numeric" } as const);
  return formatInstant(unixSeconds, language, { ...parts, timeZone: "UTC" });
}
