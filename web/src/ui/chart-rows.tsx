import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface ChartRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
}

interface ChartRowsProps {
  /** The table's accessible name. */
  caption: string;
  /** The column headers, for screen readers. */
  headers: { readonly label: ReactNode; readonly value: ReactNode };
  rows: readonly ChartRow[];
  format: (value: number) => string;
}

/** A table with horizontal bars that show its values. */
export function ChartRows({ caption, headers, rows, format }: ChartRowsProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className="block w-full text-14">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{headers.label}</th>
          <th scope="col">{headers.value}</th>
        </tr>
      </thead>
      <tbody className="block space-y-3">
        {rows.map(({ key, label, value }) => (
          <tr key={key} className="relative flex items-baseline justify-between gap-4 pb-3">
            <th scope="row" className="min-w-0 text-left font-normal wrap-anywhere">
              {label}
            </th>
            <td className="tabular shrink-0 font-semibold">
              {format(value)}
              <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1.5 rounded-full bg-sunken">
                <span
                  className={classNames("block h-full rounded-full bg-action", value > 0 && "min-w-1")}
                  style={{ width: `${(value / max) * 100}%` }}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
