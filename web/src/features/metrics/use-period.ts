import { useLingui } from "@lingui/react/macro";
import { FIGURE_DAYS, type FigureDays } from "@vestpocket/domain/figures/figures.rules";
import { useSearchParams } from "react-router";

/** The period that metrics are shown for, kept in the page's address. */
export function usePeriod(): {
  days: FigureDays;
  name: string;
  names: Record<FigureDays, string>;
  choose: (days: FigureDays) => void;
} {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const days = FIGURE_DAYS.find((each) => each === query.get("days")) ?? FIGURE_DAYS[0];
  const names = { 30: t`Last 30 days`, 90: t`Last 90 days`, 365: t`Last 12 months` };
  return {
    days,
    name: names[days],
    names,
    choose: (chosen) =>
      setQuery(chosen === FIGURE_DAYS[0] ? {} : { days: chosen }, { replace: true, preventScrollReset: true }),
  };
}
