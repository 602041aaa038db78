import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import type { ReactNode } from "react";
import { CHART_CARD } from "../../ui/chart-card.ts";

/** How many new listings reached a buyer by an alert, and how soon. */
export function AlertFigures({ alerts, period }: Pick<Metrics, "alerts"> & { period: string }) {
  const { i18n } = useLingui();
  const { listings, reached, medianSeconds, p95Seconds } = alerts;
  return (
    <section aria-labelledby="alert-figures" className={CHART_CARD}>
      <h2 id="alert-figures" className="mb-2 flex min-h-11 items-center text-18">
        <Trans>Alerts about new listings</Trans>
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure
          name={<Trans>Reached a buyer</Trans>}
          note={<Plural value={listings} one="of # listing published" other="of # listings published" />}
        >
          {listings === 0 ? "–" : i18n.number(reached / listings, { style: "percent", maximumFractionDigits: 0 })}
        </Figure>
        <Figure name={<Trans>First alert, median</Trans>} note={<Trans>After publication</Trans>}>
          <Time seconds={medianSeconds} />
        </Figure>
        <Figure name={<Trans>First alert, 95th percentile</Trans>} note={period}>
          <Time seconds={p95Seconds} />
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, note, children }: { name: ReactNode; note: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular font-serif text-28 font-semibold">{children}</dd>
      <dd className="text-muted">{note}</dd>
    </div>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '2 min', '9 hr', '3 days': in the largest unit of which there are at least two. */
function Time({ seconds }: { seconds: number | null }) {
  const { i18n } = useLingui();
  if (seconds === null) return "–";
  const [unit, size] =
    seconds >= 2 * DAY
      ? (["day", DAY] as const)
      : seconds >= 2 * HOUR
        ? (["hour", HOUR] as const)
        : (["minute", MINUTE] as const);
  return i18n.number(Math.max(1, Math.round(seconds / size)), { style: "unit", unit, unitDisplay: "short" });
}
