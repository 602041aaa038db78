import { Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { ChartFrame } from "../../ui/chart-frame.tsx";
import { ChartLines } from "../../ui/chart-lines.tsx";
import { usePointNames } from "./point-names.ts";
import { UnitName } from "./unit-name.tsx";

/** The number of searches, and of those without results. */
export function SearchesChart({ searches, period }: Pick<Metrics, "searches"> & { period: string }) {
  const { t, i18n } = useLingui();
  const namePoints = usePointNames();
  const { unit, points, searches: total, misses } = searches;
  const names = namePoints(
    points.map(({ day }) => day),
    unit,
  );
  return (
    <ChartFrame
      id="searches"
      title={<Trans>Searches</Trans>}
      pointHeader={<UnitName unit={unit} />}
      empty={<Trans>No searches in this period.</Trans>}
      chart={{
        label: t`Searches`,
        whole: period,
        series: [
          { key: "searches", label: t`All searches`, tone: "action", total },
          { key: "misses", label: t`Without results`, tone: "danger", total: misses },
        ],
        points: points.map((point, at) => ({
          key: point.day,
          label: "",
          name: point.day,
          ...names[at],
          values: [point.searches, point.misses],
        })),
        format: (value) => i18n.number(value),
        formatTick: (value) => i18n.number(value),
      }}
      draw={(chart) => <ChartLines {...chart} />}
    />
  );
}
