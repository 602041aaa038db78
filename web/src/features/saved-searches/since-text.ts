import { formatInstant } from "@vestpocket/domain/shared/dates";
import type { Language } from "@vestpocket/domain/shared/text";
import { formatTime } from "../../platform/formatting.ts";

const WEEK_MS = 7 * 86_400_000;

/** Since when, in the reader's time zone: '2:05 PM' today, 'Tuesday' within a week, 'Nov 3', « le 3 nov. » before. */
export function formatSince(unixSeconds: number, language: Language, now: number): string {
  const at = unixSeconds * 1000;
  if (new Date(at).toDateString() === new Date(now).toDateString()) return formatTime(unixSeconds, language);
  if (now - at < WEEK_MS - 86_400_000) return formatInstant(unixSeconds, language, { weekday: "long" });
  const day = formatInstant(unixSeconds, language, { day: "numeric", month: "short" });
  return language === "fr" ? `le ${day}` : day;
}
