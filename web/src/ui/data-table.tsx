import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  readonly isFigure?: boolean;
  /** Holds what people typed: a word too long for the column breaks. Words of ours never do. */
  readonly isEntered?: boolean;
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A data table; on narrow screens each row becomes a card with labelled values. The first column is the row header. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className="w-full border-separate border-spacing-0 text-14 max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ key, header, isFigure }) => (
            <th
              key={key}
              scope="col"
              className={classNames(
                "border-b border-line-strong px-3 py-2 text-13 font-semibold text-muted first:pl-0 last:pr-0",
                isFigure ? "text-right" : "text-left",
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="max-md:flex max-md:flex-col max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-raised max-md:p-4"
          >
            {columns.map(({ key, header, cell, isFigure, isEntered }, at) => {
              const Cell = at === 0 ? "th" : "td";
              return (
                <Cell
                  key={key}
                  scope={at === 0 ? "row" : undefined}
                  className={classNames(
                    "align-top md:border-b md:border-line md:px-3 md:py-3.5 md:first:pl-0 md:last:pr-0",
                    at === 0 ? "text-left font-semibold" : "max-md:flex max-md:flex-wrap max-md:gap-x-3",
                    isFigure && "tabular md:text-right",
                  )}
                >
                  {at > 0 && (
                    <span className="w-28 text-13 text-muted md:hidden" aria-hidden="true">
                      {header}
                    </span>
                  )}
                  <div
                    className={classNames(
                      "min-w-0 max-md:flex-[1_1_9rem]",
                      isEntered ? "wrap-anywhere md:min-w-32" : "wrap-break-word",
                    )}
                  >
                    {cell(row)}
                  </div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
