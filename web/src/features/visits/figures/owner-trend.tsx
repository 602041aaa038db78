import { Trans, useLingui } from "@lingui/react/macro";
import { type Figure, OWNER_DAYS } from "@vestpocket/domain/visits/figures.terms";
import { useState } from "react";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { QueryFrame } from "../../../platform/query-frame.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FigureChart } from "./figure-chart.tsx";
import { useFigureNames, usePeriodNames } from "./figure-names.ts";
import { useOwnerFigures } from "./figures.api.ts";

/** What the card can chart. */
const CHARTED = ["shown", "opened", "saved", "inquired"] as const satisfies readonly Figure[];

/** How all of the reader's listings did in the last 30 days, compared with the 30 before. */
export function OwnerTrend() {
  const { i18n } = useLingui();
  const names = useFigureNames();
  const period = usePeriodNames()[OWNER_DAYS];
  const [figure, setFigure] = useState<(typeof CHARTED)[number]>("opened");
  const query = useOwnerFigures();
  return (
    <section aria-labelledby="trend-heading">
      <h2 id="trend-heading" className="mb-3 text-22">
        <Trans>My figures</Trans>
      </h2>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>Figure</Trans>
        </legend>
        {CHARTED.map((each) => (
          <Chip key={each} pressed={each === figure} onClick={() => setFigure(each)}>
            {names[each]}
          </Chip>
        ))}
      </fieldset>
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The figures could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {({ points, total, former }) => (
          <FigureChart
            figure={figure}
            points={points}
            period={period}
            change={
              <Trans>
                {i18n.number(total[figure])} in the last 30 days, {i18n.number(former[figure])} in the 30 days before.
              </Trans>
            }
          />
        )}
      </QueryFrame>
    </section>
  );
}
