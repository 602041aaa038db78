import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { SelectionBox } from "./selection-box.tsx";

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  readonly isFigure?: boolean;
  /** If rows can be sorted by it. */
  readonly sort?: ColumnSort | undefined;
  /** Contains user text: a word too long for the column breaks. Our own words never do. */
  readonly isEntered?: boolean;
}

/** How rows are sorted by a column, if they are, and what sorts them in the other direction. */
export interface ColumnSort {
  readonly direction: "ascending" | "descending" | undefined;
  readonly turn: () => void;
}

interface Selection<Row> {
  readonly chosen: readonly Row[];
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  readonly nameOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** If rows can be selected: a checkbox for each, and one for the page. */
  selection?: Selection<Row>;
}

/** A data table; on narrow screens each row becomes a card with labelled values. The first column is the row header. */
export function DataTable<Row>({ caption, columns, rows, keyOf, selection }: DataTableProps<Row>) {
  return (
    <table className="w-full border-separate border-spacing-0 text-14 max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only max-md:focus-within:not-sr-only">
        <tr>
          {selection && <PageBox rows={rows} selection={selection} />}
          {columns.map(({ key, header, isFigure, sort }) => (
            <th
              key={key}
              scope="col"
              aria-sort={sort?.direction}
              className={classNames(
                "border-b border-line-strong px-3 py-2 text-13 font-semibold text-muted first:pl-0 last:pr-0",
                isFigure ? "text-right" : "text-left",
              )}
            >
              {sort === undefined ? header : <SortButton {...sort}>{header}</SortButton>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="max-md:relative max-md:flex max-md:flex-col max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-raised max-md:p-4"
          >
            {selection && <RowBox id={keyOf(row)} row={row} selection={selection} />}
            {columns.map((column, at) => (
              <Cell key={column.key} column={column} row={row} isHeader={at === 0} isBesideBox={!!selection} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown };

/** A heading that sorts; the heading's `aria-sort` says the direction. Where rows are cards, it shows while it has the focus. */
function SortButton({ direction, turn, children }: ColumnSort & { children: ReactNode }) {
  const Arrow = direction === undefined ? ChevronsUpDown : ARROWS[direction];
  return (
    <>
      <button
        type="button"
        onClick={turn}
        className="-my-1 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-control hover:text-text print:hidden"
      >
        {children}
        <Arrow size={14} aria-hidden="true" />
      </button>
      <span className="hidden print:inline" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isHeader: boolean;
  isBesideBox: boolean;
}

function Cell<Row>({ column: { header, cell, isFigure, isEntered }, row, isHeader, isBesideBox }: CellProps<Row>) {
  const Tag = isHeader ? "th" : "td";
  return (
    <Tag
      scope={isHeader ? "row" : undefined}
      className={classNames(
        "align-top md:border-b md:border-line md:px-3 md:py-[var(--row-pad,0.875rem)] md:first:pl-0 md:last:pr-0",
        isHeader ? "text-left font-semibold" : "max-md:flex max-md:flex-wrap max-md:gap-x-3",
        isHeader && isBesideBox && "max-md:pr-10",
        isFigure && "tabular md:text-right",
      )}
    >
      {!isHeader && (
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
    </Tag>
  );
}

/** Selects all rows of the page, or none; on a phone, the selection bar does this. */
function PageBox<Row>({ rows, selection }: { rows: readonly Row[]; selection: Selection<Row> }) {
  const areAll = selection.chosen.length === rows.length;
  return (
    <th scope="col" className="w-11 border-b border-line-strong text-left max-md:hidden print:hidden">
      <SelectionBox checked={areAll} onChange={areAll ? selection.clear : selection.chooseAll} />
    </th>
  );
}

function RowBox<Row>({ id, row, selection }: { id: string; row: Row; selection: Selection<Row> }) {
  const name = selection.nameOf(row);
  return (
    <td className="w-11 align-top max-md:absolute max-md:top-1.5 max-md:right-1.5 md:border-b md:border-line md:py-1.5 print:hidden">
      <SelectionBox name={name} checked={selection.has(id)} onChange={() => selection.toggle(id)} />
    </td>
  );
}
