import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ChartProps } from "./chart-parts.ts";

const HEAD =
  "border-b border-line-strong py-2 pl-3 text-right text-13 font-semibold text-muted first:pl-0 first:text-left";

/** A chart's values as a table. */
export function ChartTable({ label, series, points, format, pointHeader }: ChartProps & { pointHeader: ReactNode }) {
  return (
    <table className="tabular w-full border-separate border-spacing-0 text-14">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {pointHeader}
          </th>
          {series.map(({ key, label: name }) => (
            <th key={key} scope="col" className={HEAD}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, name, mark, values, former }) => (
          <tr key={key}>
            <th scope="row" className="border-b border-line py-2 text-left font-normal">
              {name}
              {mark && <span className="block text-13 text-muted">◆ {mark}</span>}
              {former && (
                <span className="block text-13 text-muted">
                  <Trans>Before: {former.name}</Trans>
                </span>
              )}
            </th>
            {series.map((each, at) => (
              <td key={each.key} className="border-b border-line py-2 pl-3 text-right align-top">
                {format(values[at] ?? 0)}
                {former && <span className="block text-13 text-muted">{format(former.values[at] ?? 0)}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
