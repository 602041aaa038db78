import { useLingui } from "@lingui/react/macro";
import type { Figure, FigureDays } from "@vestpocket/domain/visits/figures.terms";

/** What is counted about a listing, as a heading. */
export function useFigureNames(): Readonly<Record<Figure, string>> {
  const { t } = useLingui();
  return {
    shown: t`Shown in search results`,
    opened: t`Opened`,
    readers: t`Readers`,
    saved: t`Saved as favourite`,
    shared: t`Shared`,
    inquired: t`Inquiries`,
    requested: t`Access requests`,
    signed: t`Signatures`,
    alerted: t`Alerts`,
  };
}

/** The periods of a chart. */
export function usePeriodNames(): Readonly<Record<FigureDays, string>> {
  const { t } = useLingui();
  return { 30: t`Last 30 days`, 90: t`Last 90 days` };
}
