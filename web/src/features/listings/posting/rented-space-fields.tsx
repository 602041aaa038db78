import { Trans, useLingui } from "@lingui/react/macro";
import { AmountField } from "./amount-field.tsx";
import { useMetricHint } from "./metric-hint.tsx";
import type { Posting } from "./use-posting.ts";

const AREA = { unit: "sqft" } as const;

/** The space for rent, if it is not the whole property. */
export function RentedSpaceFields({ posting: { values, changeTerm, errorOf } }: { posting: Posting }) {
  const { t } = useLingui();
  const { areaFrom, areaTo } = values.terms;
  const metricFrom = useMetricHint({ field: AREA, value: areaFrom });
  const metricTo = useMetricHint({ field: AREA, value: areaTo });
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <AmountField
        label={<Trans>Smallest space</Trans>}
        name="availableArea.from"
        unit={t`sq ft`}
        measures="sqft"
        value={areaFrom}
        onChange={(from) => changeTerm({ areaFrom: from }, "availableArea.from")}
        help={metricFrom ?? <Trans>If it is not the total area.</Trans>}
        error={errorOf("availableArea.from")}
      />
      <AmountField
        label={<Trans>Largest space</Trans>}
        name="availableArea.to"
        unit={t`sq ft`}
        measures="sqft"
        value={areaTo}
        onChange={(to) => changeTerm({ areaTo: to }, "availableArea.to")}
        help={metricTo ?? <Trans>If there are several sizes.</Trans>}
        error={errorOf("availableArea.to")}
      />
    </div>
  );
}
