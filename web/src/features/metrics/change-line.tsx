import { Trans, useLingui } from "@lingui/react/macro";

/** How a total has changed since the previous period, in words. */
export function ChangeLine({ now, before }: { now: number; before: number }) {
  const { i18n } = useLingui();
  if (before === 0) return now === 0 ? null : <Trans>None in the previous period.</Trans>;
  const percent = i18n.number(Math.abs(now - before) / before, { style: "percent", maximumFractionDigits: 0 });
  if (now > before) return <Trans>{percent} more than in the previous period.</Trans>;
  return now < before ? (
    <Trans>{percent} less than in the previous period.</Trans>
  ) : (
    <Trans>Same as in the previous period.</Trans>
  );
}
