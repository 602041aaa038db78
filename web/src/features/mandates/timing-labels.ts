import { useLingui } from "@lingui/react/macro";
import { TIMINGS, type Timing } from "@vestpocket/domain/mandates/mandates.terms";

/** When a place is needed, in the page's language. */
export function useTimingLabels(): Readonly<Record<Timing, string>> {
  const { t } = useLingui();
  return {
    now: t`Right away`,
    months3: t`Within 3 months`,
    months6: t`Within 6 months`,
    months12: t`Within a year`,
    flexible: t`Whenever the right one comes`,
  };
}

export const listTimings = (labels: Readonly<Record<Timing, string>>) =>
  TIMINGS.map((value) => ({ value, label: labels[value] }));
