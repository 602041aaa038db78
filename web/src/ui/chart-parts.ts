/** What a series is drawn in. Brass is for membership only. */
export type ChartTone = "action" | "brass" | "danger";

interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly tone: ChartTone;
  /** Of the whole chart. */
  readonly total: number;
}

export interface ChartPoint {
  readonly key: string;
  /** Under the axis: 'Nov 3'. */
  readonly label: string;
  /** In whole: 'Week of November 2, 2026'. */
  readonly name: string;
  /** One for each series, none below 0. */
  readonly values: readonly number[];
}

export interface ChartProps {
  /** What is shown; read aloud. */
  label: string;
  /** What the totals are of: 'Last 30 days'. */
  whole: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** Where there is little room. */
  formatTick: (value: number) => string;
}

/** Where the marks of a chart stand, in CSS pixels. */
export interface ChartField {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The value at the top. */
  readonly max: number;
}

/** The middle of a column. */
export function columnAt(index: number, count: number, { left, width }: ChartField): number {
  return left + ((index + 0.5) * width) / count;
}

/** How high a value stands above the axis. */
export function heightOf(value: number, { height, max }: ChartField): number {
  return (value / max) * height;
}

export const FILLS: Readonly<Record<ChartTone, string>> = {
  action: "fill-action",
  brass: "fill-brass",
  danger: "fill-danger",
};

export const STROKES: Readonly<Record<ChartTone, string>> = {
  action: "stroke-action",
  brass: "stroke-brass",
  danger: "stroke-danger",
};
