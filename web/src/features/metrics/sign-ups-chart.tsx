import { Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { ChartBars } from "../../ui/chart-bars.tsx";
import { ChartFrame } from "../../ui/chart-frame.tsx";
import { usePointNames } from "./point-names.ts";
import { UnitName } from "./unit-name.tsx";

/** The number of new accounts. */
export function SignUpsChart({
  signUps: { unit, total, points },
  period,
}: Pick<Metrics, "signUps"> & { period: string }) {
  const { t, i18n } = useLingui();
  const namePoints = usePointNames();
  const names = namePoints(
    points.map(({ day }) => day),
    unit,
  );
  return (
    <ChartFrame
      title={<Trans>Sign-ups</Trans>}
      pointHeader={<UnitName unit={unit} />}
      empty={<Trans>No sign-ups in this period.</Trans>}
      chart={{
        label: t`Sign-ups`,
        whole: period,
        series: [{ key: "sign-ups", label: t`Sign-ups`, tone: "action", total }],
        points: points.map(({ day, signUps }, at) => ({
          key: day,
          label: "",
          name: day,
          ...names[at],
          values: [signUps],
        })),
        format: (value) => i18n.number(value),
        formatTick: (value) => i18n.number(value),
      }}
      draw={(chart) => <ChartBars {...chart} />}
    />
  );
}
