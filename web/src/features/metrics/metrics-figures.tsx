import { Trans } from "@lingui/react/macro";
import { METRIC_DAYS } from "@vestpocket/domain/metrics/metrics.rules";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { useMay } from "../../shared/administrators/rights.tsx";
import { Chip } from "../../ui/chip.tsx";
import { AlertFigures } from "./alert-figures.tsx";
import { ListingsChart } from "./listings-chart.tsx";
import { MarketHealth } from "./market-health.tsx";
import { MetricCards } from "./metric-cards.tsx";
import { useMetrics } from "./metrics.api.ts";
import { MetricsSkeleton } from "./metrics-skeleton.tsx";
import { MissedSearches, type SearchTexts } from "./missed-searches.tsx";
import { RevenueChart } from "./revenue-chart.tsx";
import { SearchesChart } from "./searches-chart.tsx";
import { SignUpsChart } from "./sign-ups-chart.tsx";
import { usePeriod } from "./use-period.ts";

/** The marketplace's figures, as far as the administrator's role includes them. */
export function MetricsFigures(texts: SearchTexts) {
  const may = useMay();
  return may("GET /v1/admin/figures") ? (
    <Metrics {...texts} />
  ) : (
    may("GET /v1/admin/figures/market") && <MarketHealth />
  );
}

/** The metrics and charts for a chosen period. */
function Metrics(texts: SearchTexts) {
  const { days, names, name: period, choose } = usePeriod();
  const query = useMetrics(days);
  const may = useMay();
  return (
    <>
      <fieldset className="mb-6 flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>Period</Trans>
        </legend>
        {METRIC_DAYS.map((each) => (
          <Chip key={each} pressed={each === days} onClick={() => choose(each)}>
            {names[each]}
          </Chip>
        ))}
      </fieldset>
      <QueryFrame
        query={query}
        loading={<MetricsSkeleton />}
        failure={
          <LoadFailure query={query}>
            <Trans>The metrics could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(metrics) => (
          <div aria-busy={query.isPlaceholderData || undefined} className="space-y-4">
            <MetricCards metrics={metrics} period={period} />
            {may("GET /v1/admin/figures/market") && <MarketHealth />}
            <div className="grid gap-4 xl:grid-cols-2">
              <RevenueChart revenue={metrics.revenue} period={period} />
              <SignUpsChart signUps={metrics.signUps} period={period} />
              <SearchesChart searches={metrics.searches} period={period} />
              <MissedSearches top={metrics.searches.top} {...texts} />
              <ListingsChart listings={metrics.listings} />
              <AlertFigures alerts={metrics.alerts} period={period} />
            </div>
          </div>
        )}
      </QueryFrame>
    </>
  );
}
