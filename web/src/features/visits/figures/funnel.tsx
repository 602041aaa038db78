import { Trans, useLingui } from "@lingui/react/macro";
import { toFunnel } from "@vestpocket/domain/visits/figures.rules";
import type { FigureTotals, MedianRates } from "@vestpocket/domain/visits/figures.schema";
import type { FunnelStep } from "@vestpocket/domain/visits/figures.terms";
import type { ReactNode } from "react";

const NAMES: Readonly<Record<FunnelStep, () => ReactNode>> = {
  shown: () => <Trans>Shown in search results</Trans>,
  opened: () => <Trans>Opened</Trans>,
  asked: () => <Trans>Inquiry or access request</Trans>,
  signed: () => <Trans>Signed</Trans>,
};

const HEAD =
  "border-b border-line-strong py-2 pl-3 text-right text-13 font-semibold text-muted first:pl-0 first:text-left";
const CELL = "tabular border-b border-line py-2 pl-3 text-right align-top";

/** From being found to a signature: how many, and what part of the step before, next to listings of its kind. */
export function Funnel({ totals, medians }: { totals: FigureTotals; medians: MedianRates }) {
  const { t, i18n } = useLingui();
  const percent = (rate: number | null) =>
    rate === null ? "–" : i18n.number(rate / 1000, { style: "percent", maximumFractionDigits: 1 });
  const parts = toFunnel(totals, medians);
  const most = Math.max(1, ...parts.map(({ count }) => count));
  const hasMedians = parts.some(({ median }) => median !== null);
  return (
    <section aria-labelledby="funnel-heading" className="min-w-0 rounded-card border border-line bg-raised p-5 sm:p-6">
      <h2 id="funnel-heading" className="mb-2 text-18">
        <Trans>From search to signature</Trans>
      </h2>
      <table className="w-full border-separate border-spacing-0 text-14">
        <caption className="sr-only">{t`From search to signature`}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <Trans>Step</Trans>
            </th>
            <th scope="col" className={HEAD}>
              <Trans>Times</Trans>
            </th>
            <th scope="col" className={HEAD}>
              <Trans>Of the step before</Trans>
            </th>
            {hasMedians && (
              <th scope="col" className={HEAD}>
                <Trans>Similar listings</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ step, count, rate, median }) => (
            <tr key={step}>
              <th scope="row" className="border-b border-line py-2 text-left font-normal">
                {NAMES[step]()}
                <span aria-hidden="true" className="mt-1 block h-1.5 max-w-60 overflow-hidden rounded-full bg-sunken">
                  <span className="block h-full bg-action" style={{ width: `${(count / most) * 100}%` }} />
                </span>
              </th>
              <td className={CELL}>{i18n.number(count)}</td>
              <td className={CELL}>{percent(rate)}</td>
              {hasMedians && <td className={CELL}>{percent(median)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-prose text-13 text-muted">
        {hasMedians ? (
          <Trans>
            Similar listings: the median owner of this category in this province over the last 30 days, rounded to half
            a percent.
          </Trans>
        ) : (
          <Trans>
            Similar listings are compared once six owners have live listings of this category in this province.
          </Trans>
        )}
      </p>
    </section>
  );
}
