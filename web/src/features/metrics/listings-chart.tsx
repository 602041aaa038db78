import { Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { CHART_CARD } from "../../ui/chart-card.ts";
import { ChartRows } from "../../ui/chart-rows.tsx";

/** The number of listings in each status. */
export function ListingsChart({ listings }: Pick<Metrics, "listings">) {
  const { t, i18n } = useLingui();
  const names = {
    draft: t`Draft`,
    active: t`Active`,
    paused: t`Paused`,
    expired: t`Expired`,
    closed: t`Closed`,
    removed: t`Removed`,
  };
  return (
    <section aria-labelledby="listings-chart" className={CHART_CARD}>
      <h2 id="listings-chart" className="mb-2 flex min-h-11 items-center text-18">
        <Trans>Listings by status</Trans>
      </h2>
      <ChartRows
        caption={t`Listings by status`}
        headers={{ label: <Trans>Status</Trans>, value: <Trans>Listings</Trans> }}
        rows={listings.map(({ status, listings: value }) => ({ key: status, label: names[status], value }))}
        format={(value) => i18n.number(value)}
      />
    </section>
  );
}
