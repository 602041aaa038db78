import { Trans, useLingui } from "@lingui/react/macro";
import type { FigureDay } from "@vestpocket/domain/visits/figures.schema";
import type { Figure } from "@vestpocket/domain/visits/figures.terms";
import type { ReactNode } from "react";
import { formatDay, formatShortDay } from "../../../platform/formatting.ts";
import { useLanguage } from "../../../platform/language.ts";
import { ChartBars } from "../../../ui/chart-bars.tsx";
import { ChartFrame } from "../../../ui/chart-frame.tsx";
import { useFigureNames } from "./figure-names.ts";

interface FigureChartProps {
  figure: Figure;
  points: readonly FigureDay[];
  /** The name of the period. */
  period: string;
  /** Below the title. */
  change?: ReactNode;
}

/** One figure, day by day, with marks where the price or the photos changed. */
export function FigureChart({ figure, points, period, change }: FigureChartProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const name = useFigureNames()[figure];
  const hasMarks = points.some(({ repriced, repictured }) => repriced || repictured);
  const toMark = ({ repriced, repictured }: FigureDay) => {
    if (repriced && repictured) return t`Price and photos changed`;
    if (repriced) return t`Price changed`;
    return repictured ? t`Photos changed` : undefined;
  };
  return (
    <ChartFrame
      title={name}
      change={change}
      pointHeader={<Trans>Day</Trans>}
      note={hasMarks && <Trans>◆ marks a day on which the price or the photos changed.</Trans>}
      empty={<Trans>Nothing was counted in this period.</Trans>}
      chart={{
        label: name,
        whole: period,
        series: [
          { key: figure, label: name, tone: "action", total: points.reduce((sum, point) => sum + point[figure], 0) },
        ],
        points: points.map((point) => {
          const mark = toMark(point);
          return {
            key: point.day,
            label: formatShortDay(Date.parse(`${point.day}T00:00:00Z`) / 1000, language),
            name: formatDay(point.day, language),
            values: [point[figure]],
            ...(mark !== undefined && { mark }),
          };
        }),
        format: (value) => i18n.number(value),
        formatTick: (value) => i18n.number(value),
      }}
      draw={(chart) => <ChartBars {...chart} />}
    />
  );
}
