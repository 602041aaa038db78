import { Trans } from "@lingui/react/macro";
import type { MetricUnit } from "@vestpocket/domain/metrics/metrics.rules";

/** What the points of a chart are. */
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
