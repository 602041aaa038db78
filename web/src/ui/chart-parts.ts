/** The colours of series. Brass is for membership only. */
export type ChartTone = "action" | "brass" | "danger";

interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly tone: ChartTone;
  /** Over the whole chart. */
  readonly total: number;
}

export interface ChartPoint {
  readonly key: string;
  /** Under the axis: 'Nov 3'. */
  readonly label: string;
  /** In full: 'Week of November 2, 2026'. */
  readonly name: string;
  /** One for each series, none below 0. */
  readonly values: readonly number[];
  /** What happened there, if it is marked. */
  readonly mark?: string;
  /** The matching point of the previous period. */
  readonly former?: { readonly name: string; readonly values: readonly number[] };
}

export interface ChartProps {
  /** The chart's accessible name. */
  label: string;
  /** The period of the totals: 'Last 30 days'. */
  whole: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** For narrow screens. */
  formatTick: (value: number) => string;
}

/** A chart's geometry in CSS pixels. */
export interface ChartField {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The value at the top of the axis. */
  readonly max: number;
}

/** The values of a point as they are drawn: stacked ones end at their sum. */
export function toDrawn(values: readonly number[], isStacked: boolean): readonly number[] {
  return isStacked && values.length > 0 ? [values.reduce((sum, each) => sum + each, 0)] : values;
}

/** The horizontal centre of a column. */
export function columnAt(index: number, count: number, { left, width }: ChartField): number {
  return left + ((index + 0.5) * width) / count;
}

/** The height of a value above the axis. */
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
