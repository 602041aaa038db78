import { Trans, useLingui } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import type { MissedFilters } from "@vestpocket/domain/searches/searches.schema";
import { LocalLink } from "../../platform/local-link.tsx";
import { CHART_CARD } from "../../ui/chart-card.ts";
import { CHART_HEIGHT } from "../../ui/chart-frame.tsx";
import { ChartRows } from "../../ui/chart-rows.tsx";
import { DOT } from "../../ui/dot.ts";

/** Describes a search and links to its results. */
export interface SearchTexts {
  readonly wordsOf: (filters: MissedFilters) => readonly string[];
  readonly pathOf: (filters: MissedFilters) => string;
}

/** The most frequent searches without results. */
export function MissedSearches({ top, wordsOf, pathOf }: Pick<Metrics["searches"], "top"> & SearchTexts) {
  const { t, i18n } = useLingui();
  return (
    <section aria-labelledby="missed-searches" className={CHART_CARD}>
      <h2 id="missed-searches" className="mb-2 flex min-h-11 items-center text-18">
        <Trans>Searches with no results</Trans>
      </h2>
      {top.length === 0 ? (
        <p className={`${CHART_HEIGHT} flex items-center justify-center text-center text-muted`}>
          <Trans>Every search returned results.</Trans>
        </p>
      ) : (
        <ChartRows
          caption={t`Searches with no results`}
          headers={{ label: <Trans>Search query</Trans>, value: <Trans>Count</Trans> }}
          rows={top.map(({ filters, times }) => ({
            key: JSON.stringify(filters),
            label: (
              <LocalLink
                to={pathOf(filters)}
                className="inline-block py-1 text-link underline-offset-4 hover:underline"
              >
                {wordsOf(filters).join(DOT) || <Trans>Everything</Trans>}
              </LocalLink>
            ),
            value: times,
          }))}
          format={(value) => i18n.number(value)}
        />
      )}
    </section>
  );
}
