import type { Language } from "@vestpocket/domain/shared/text";
import { formatMoment, formatTime } from "../../../platform/formatting.ts";

/** '3:42 PM' today, 'Nov 20, 2025, 3:42 PM' before. */
export function formatSaved(unixMilliseconds: number, language: Language): string {
  const isToday = new Date(unixMilliseconds).toDateString() === new Date().toDateString();
  return (isToday ? formatTime : formatMoment)(unixMilliseconds / 1000, language);
}
