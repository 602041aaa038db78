import { Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { ChartBars } from "../../ui/chart-bars.tsx";
import { ChartFrame } from "../../ui/chart-frame.tsx";
import { ChangeLine } from "./change-line.tsx";
import { useChartPoints } from "./chart-points.ts";
import { UnitName } from "./unit-name.tsx";

/** The number of new accounts. */
export function SignUpsChart({ signUps, period }: Pick<Metrics, "signUps"> & { period: string }) {
  const { unit, total, former } = signUps;
  const { t, i18n } = useLingui();
  const toPoints = useChartPoints();
  return (
    <ChartFrame
      title={<Trans>Sign-ups</Trans>}
      change={<ChangeLine now={total} before={former.total} />}
      pointHeader={<UnitName unit={unit} />}
      empty={<Trans>No sign-ups in this period.</Trans>}
      chart={{
        label: t`Sign-ups`,
        whole: period,
        series: [{ key: "sign-ups", label: t`Sign-ups`, tone: "action", total }],
        points: toPoints(signUps, (point) => [point.signUps]),
        format: (value) => i18n.number(value),
        formatTick: (value) => i18n.number(value),
      }}
      draw={(chart) => <ChartBars {...chart} />}
    />
  );
}
