import { Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { ChartFrame } from "../../ui/chart-frame.tsx";
import { ChartLines } from "../../ui/chart-lines.tsx";
import { ChangeLine } from "./change-line.tsx";
import { useChartPoints } from "./chart-points.ts";
import { UnitName } from "./unit-name.tsx";

/** The number of searches, and of those without results. */
export function SearchesChart({ searches, period }: Pick<Metrics, "searches"> & { period: string }) {
  const { t, i18n } = useLingui();
  const toPoints = useChartPoints();
  const { unit, former, searches: total, misses } = searches;
  return (
    <ChartFrame
      id="searches"
      title={<Trans>Searches</Trans>}
      change={<ChangeLine now={total} before={former.searches} />}
      pointHeader={<UnitName unit={unit} />}
      empty={<Trans>No searches in this period.</Trans>}
      chart={{
        label: t`Searches`,
        whole: period,
        series: [
          { key: "searches", label: t`All searches`, tone: "action", total },
          { key: "misses", label: t`Without results`, tone: "danger", total: misses },
        ],
        points: toPoints(searches, (point) => [point.searches, point.misses]),
        format: (value) => i18n.number(value),
        formatTick: (value) => i18n.number(value),
      }}
      draw={(chart) => <ChartLines {...chart} />}
    />
  );
}
