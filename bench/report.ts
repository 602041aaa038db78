import type { Budget } from "./budgets.ts";
import { REASONS } from "./reasons.ts";

/** One line of the report. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Formats the value; a plain number by default. */
  readonly format?: (value: number) => string;
  /** Without a budget, the value is informational. */
  readonly budget?: Budget;
  /** What the value was computed from, or what explains it. */
  readonly note?: string;
}

export const perSecond = (value: number) => `${Math.round(value).toLocaleString("en-CA")}/s`;
export const ratio = (value: number) => value.toFixed(3);
export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
export const megabytes = (value: number) => `${Math.round(value / 1e6)} MB`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
const plain = (value: number) => String(Number(value.toFixed(4)));

export function isKept({ value, budget }: Figure): boolean {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = budget ?? {};
  return value >= atLeast && value <= atMost;
}

interface Row {
  readonly mark: string;
  readonly name: string;
  readonly value: string;
  readonly budget: string;
  readonly note: string;
}

function toRow(figure: Figure): Row {
  const format = figure.format ?? plain;
  return {
    mark: figure.budget === undefined ? " " : isKept(figure) ? "✓" : "✗",
    name: figure.name,
    value: format(figure.value),
    budget: formatBudget(figure.budget, format),
    note: [figure.note ?? "", isKept(figure) ? "" : (REASONS[figure.name] ?? "")]
      .filter((part) => part !== "")
      .join("; "),
  };
}

/** The figures as a Markdown table. */
export function toMarkdown(figures: readonly Figure[]): string {
  const rows = figures
    .map(toRow)
    .map((row) => `| ${[row.mark, row.name, row.value, row.budget, row.note].join(" | ")} |`);
  return ["| | measured | value | budget | note |", "|---|---|--:|--:|---|", ...rows].join("\n");
}

/** Prints the table and marks exceeded budgets. */
export function printReport(figures: readonly Figure[]): void {
  if (figures.length === 0) return;
  const rows = figures.map(toRow);
  const width = (key: "name" | "value" | "budget") => Math.max(...rows.map((row) => row[key].length));
  const [name, value, budget] = [width("name"), width("value"), width("budget")];
  console.log("");
  for (const row of rows) {
    const cells = [row.mark, row.name.padEnd(name), row.value.padStart(value), row.budget.padEnd(budget), row.note];
    console.log(cells.join("  ").trimEnd());
  }
}

function formatBudget(budget: Budget | undefined, format: (value: number) => string): string {
  if (budget?.atLeast !== undefined) return `≥ ${format(budget.atLeast)}`;
  if (budget?.atMost !== undefined) return `≤ ${format(budget.atMost)}`;
  return "";
}
