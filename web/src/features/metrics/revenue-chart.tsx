import { Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { formatShortAmount } from "@vestpocket/domain/shared/amounts";
import { Amount, useAmountFormat } from "../../platform/amount.tsx";
import { useLanguage } from "../../platform/language.ts";
import { ChartBars } from "../../ui/chart-bars.tsx";
import { ChartFrame } from "../../ui/chart-frame.tsx";
import { ChangeLine } from "./change-line.tsx";
import { useChartPoints } from "./chart-points.ts";
import { UnitName } from "./unit-name.tsx";

/** Revenue from plans and memberships. */
export function RevenueChart({ revenue, period }: Pick<Metrics, "revenue"> & { period: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const format = useAmountFormat();
  const toPoints = useChartPoints();
  const { unit, former, plansCents, membershipsCents, taxCents } = revenue;
  return (
    <ChartFrame
      title={<Trans>Revenue</Trans>}
      change={<ChangeLine now={plansCents + membershipsCents} before={former.plansCents + former.membershipsCents} />}
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
        points: toPoints(revenue, (point) => [point.plansCents, point.membershipsCents]),
        format,
        formatTick: (cents) => formatShortAmount(cents / 100, language),
      }}
      draw={(chart) => <ChartBars {...chart} />}
    />
  );
}
