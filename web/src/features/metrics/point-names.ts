import { useLingui } from "@lingui/react/macro";
import type { MetricUnit } from "@vestpocket/domain/metrics/metrics.rules";
import { formatDate, formatMonth, formatShortDay } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";

/** Short and full names of a chart's time units. `days` are their first days: '2026-11-02'. */
export function usePointNames(): (days: readonly string[], unit: MetricUnit) => { label: string; name: string }[] {
  const { t } = useLingui();
  const language = useLanguage();

  function nameOf(seconds: number, unit: MetricUnit): string {
    if (unit === "month") return formatMonth(seconds, language);
    const date = formatDate(seconds, language);
    return unit === "week" ? t`Week of ${date}` : date;
  }

  return (days, unit) =>
    days.map((day, index) => {
      const seconds = Date.parse(`${day}T00:00:00Z`) / 1000;
      const name = nameOf(seconds, unit);
      return {
        label: unit === "month" ? formatMonth(seconds, language, true) : formatShortDay(seconds, language),
        name: index === days.length - 1 ? t`${name}, so far` : name,
      };
    });
}
