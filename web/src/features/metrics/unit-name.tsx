import { Trans } from "@lingui/react/macro";
import type { FigureUnit } from "@vestpocket/domain/figures/figures.rules";

/** What the points of a chart are. */
export function UnitName({ unit }: { unit: FigureUnit }) {
  switch (unit) {
    case "day":
      return <Trans>Day</Trans>;
    case "week":
      return <Trans>Week</Trans>;
    case "month":
      return <Trans>Month</Trans>;
  }
}
