import { Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { formatShortAmount } from "@vestpocket/domain/shared/amounts";
import { Amount, useAmountFormat } from "../../platform/amount.tsx";
import { useLanguage } from "../../platform/language.ts";
import { ChartBars } from "../../ui/chart-bars.tsx";
import { ChartFrame } from "../../ui/chart-frame.tsx";
import { usePointNames } from "./point-names.ts";
import { UnitName } from "./unit-name.tsx";

/** Revenue from plans and memberships. */
export function RevenueChart({ revenue, period }: Pick<Metrics, "revenue"> & { period: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const format = useAmountFormat();
  const namePoints = usePointNames();
  const { unit, points, plansCents, membershipsCents, taxCents } = revenue;
  const names = namePoints(
    points.map(({ day }) => day),
    unit,
  );
  return (
    <ChartFrame
      title={<Trans>Revenue</Trans>}
      note={
        <Trans>
          Grouped by payment date, net of refunds. Taxes of <Amount cents={taxCents} /> are not included.
        </Trans>
      }
      pointHeader={<UnitName unit={unit} />}
      empty={<Trans>No revenue in this period.</Trans>}
      chart={{
        label: t`Revenue`,
        whole: period,
        series: [
          { key: "plans", label: t`Plans`, tone: "action", total: plansCents },
          { key: "memberships", label: t`Memberships`, tone: "brass", total: membershipsCents },
        ],
        points: points.map((point, at) => ({
          key: point.day,
          label: "",
          name: point.day,
          ...names[at],
          values: [point.plansCents, point.membershipsCents],
        })),
        format,
        formatTick: (cents) => formatShortAmount(cents / 100, language),
      }}
      draw={(chart) => <ChartBars {...chart} />}
    />
  );
}
