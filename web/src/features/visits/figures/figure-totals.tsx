import { Trans, useLingui } from "@lingui/react/macro";
import type { FigureTotals } from "@vestpocket/domain/visits/figures.schema";
import { SUMMED_FIGURES } from "@vestpocket/domain/visits/figures.terms";
import { useFigureNames } from "./figure-names.ts";

const HEAD =
  "border-b border-line-strong py-2 pl-3 text-right text-13 font-semibold text-muted first:pl-0 first:text-left";
const CELL = "tabular border-b border-line py-2 pl-3 text-right";

interface FigureTotalsProps {
  run: FigureTotals;
  before: FigureTotals;
  /** Since when the run lasts, as it is read; undefined if there is none. */
  since: string | undefined;
}

/** What everything that is counted adds up to, since the listing's run began and before. */
export function FigureTotalsTable({ run, before, since }: FigureTotalsProps) {
  const { t, i18n } = useLingui();
  const names = useFigureNames();
  const hasBefore = SUMMED_FIGURES.some((figure) => before[figure] > 0);
  return (
    <section aria-labelledby="totals-heading" className="min-w-0 rounded-card border border-line bg-raised p-5 sm:p-6">
      <h2 id="totals-heading" className="mb-2 text-18">
        <Trans>All figures</Trans>
      </h2>
      <table className="w-full border-separate border-spacing-0 text-14">
        <caption className="sr-only">{t`All figures`}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              <Trans>Figure</Trans>
            </th>
            <th scope="col" className={HEAD}>
              {since === undefined ? <Trans>Not published</Trans> : <Trans>Since {since}</Trans>}
            </th>
            {hasBefore && (
              <th scope="col" className={HEAD}>
                <Trans>Before</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {SUMMED_FIGURES.map((figure) => (
            <tr key={figure}>
              <th scope="row" className="border-b border-line py-2 text-left font-normal">
                {names[figure]}
              </th>
              <td className={CELL}>{i18n.number(run[figure])}</td>
              {hasBefore && <td className={CELL}>{i18n.number(before[figure])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
