import { Trans } from "@lingui/react/macro";
import type { MetricUnit } from "@vestpocket/domain/metrics/metrics.rules";

/** The unit of a chart's points. */
export function UnitName({ unit }: { unit: MetricUnit }) {
  switch (unit) {
    case "day":
      return <Trans>Day</Trans>;
    case "week":
      return <Trans>Week</Trans>;
    case "month":
      return <Trans>Month</Trans>;
  }
}
