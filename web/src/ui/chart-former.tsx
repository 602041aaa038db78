import { type ChartField, type ChartProps, columnAt, heightOf, toDrawn } from "./chart-parts.ts";

/** How much of a column a mark covers. */
const SHARE = 0.9;

/**
 * The previous period in front of the chart's marks: over bars a short line in each column, as high as its bar was, and
 * none where it was 0; over lines a subtle dotted line.
 */
export function ChartFormer({ points, field, isStacked }: Pick<ChartProps, "points"> & ChartFormerProps) {
  const base = field.top + field.height;
  if (isStacked) {
    const width = (field.width / points.length) * SHARE;
    const marks = points.map(({ former }, index) => {
      const [value = 0] = toDrawn(former?.values ?? [], isStacked);
      const x = columnAt(index, points.length, field) - width / 2;
      return value === 0 ? "" : `M${x},${base - heightOf(value, field)}h${width}`;
    });
    return <path d={marks.join("")} fill="none" strokeWidth={2.5} className="stroke-text" />;
  }
  const lines = points[0]?.former?.values ?? [];
  return lines.map((_, line) => (
    <polyline
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a chart keep their order
      key={line}
      points={points
        .map(({ former }, index) => {
          const value = former?.values[line] ?? 0;
          return `${columnAt(index, points.length, field)},${base - heightOf(value, field)}`;
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
