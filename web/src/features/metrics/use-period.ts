import { useLingui } from "@lingui/react/macro";
import { METRIC_DAYS, type MetricDays } from "@vestpocket/domain/metrics/metrics.rules";
import { useSearchParams } from "react-router";

/** The period of the metrics, kept in the URL. */
export function usePeriod(): {
  days: MetricDays;
  name: string;
  names: Record<MetricDays, string>;
  choose: (days: MetricDays) => void;
} {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const days = METRIC_DAYS.find((each) => each === query.get("days")) ?? METRIC_DAYS[0];
  const names = { 30: t`Last 30 days`, 90: t`Last 90 days`, 365: t`Last 12 months` };
  return {
    days,
    name: names[days],
    names,
    choose: (chosen) =>
      setQuery(chosen === METRIC_DAYS[0] ? {} : { days: chosen }, { replace: true, preventScrollReset: true }),
  };
}
