import { useLingui } from "@lingui/react/macro";
import type { MetricUnit } from "@vestpocket/domain/metrics/metrics.rules";
import { formatDate, formatMonth, formatShortDay } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import type { ChartPoint } from "../../ui/chart-parts.ts";

interface Charted<Point> {
  readonly unit: MetricUnit;
  readonly points: readonly Point[];
  /** The same number of points from the previous period. */
  readonly former: { readonly points: readonly Point[] };
}

/** A chart's points, named after their first day ('2026-11-02'), each paired with its point of the previous period. */
export function useChartPoints(): <Point extends { readonly day: string }>(
  charted: Charted<Point>,
  toValues: (point: Point) => readonly number[],
) => ChartPoint[] {
  const { t } = useLingui();
  const language = useLanguage();

  function nameOf(day: string, unit: MetricUnit): string {
    const seconds = toSeconds(day);
    if (unit === "month") return formatMonth(seconds, language);
    const date = formatDate(seconds, language);
    return unit === "week" ? t`Week of ${date}` : date;
  }

  return ({ unit, points, former }, toValues) =>
    points.map((point, index) => {
      const { day } = point;
      const seconds = toSeconds(day);
      const name = nameOf(day, unit);
      const before = former.points[index];
      return {
        key: day,
        label: unit === "month" ? formatMonth(seconds, language, true) : formatShortDay(seconds, language),
        name: index === points.length - 1 ? t`${name}, so far` : name,
        values: toValues(point),
        ...(before && { former: { name: nameOf(before.day, unit), values: toValues(before) } }),
      };
    });
}

const toSeconds = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;
