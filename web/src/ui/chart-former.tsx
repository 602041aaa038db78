import { type ChartField, type ChartProps, columnAt, heightOf, toDrawn } from "./chart-parts.ts";

/** The previous period behind the chart's marks: subtle dotted lines. */
export function ChartFormer({ points, field, isStacked }: Pick<ChartProps, "points"> & ChartFormerProps) {
  const lines = toDrawn(points[0]?.former?.values ?? [], isStacked);
  return lines.map((_, line) => (
    <polyline
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a chart keep their order
      key={line}
      points={points
        .map(({ former }, index) => {
          const value = toDrawn(former?.values ?? [], isStacked)[line] ?? 0;
          return `${columnAt(index, points.length, field)},${field.top + field.height - heightOf(value, field)}`;
        })
        .join(" ")}
      fill="none"
      strokeWidth={2}
      strokeLinecap="round"
      strokeDasharray={FORMER_DOTS}
      className="stroke-text"
    />
  ));
}

interface ChartFormerProps {
  readonly field: ChartField;
  readonly isStacked: boolean;
}

/** Dots, unlike the dashes of a second series. */
export const FORMER_DOTS = "0.1 5";
