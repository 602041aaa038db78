import { type ChartPoint, type ChartProps, FILLS, STROKES } from "./chart-parts.ts";

interface ChartLegendProps extends Pick<ChartProps, "whole" | "series" | "format"> {
  /** The current point; without one, the totals are shown. */
  current: ChartPoint | undefined;
  isDashed?: ((series: number) => boolean) | undefined;
}

/** Names each series with its total or its value at the current point. The points announce the same to screen readers. */
export function ChartLegend({ whole, series, format, current, isDashed }: ChartLegendProps) {
  return (
    <div aria-hidden="true" className="mb-4 flex min-h-11 flex-wrap items-start gap-x-6 gap-y-1 text-14">
      <p className="w-full text-13 text-muted">{current?.name ?? whole}</p>
      {series.map(({ key, label, tone, total }, index) => (
        <p key={key} className="flex items-center gap-2">
          <svg width={16} height={10} aria-hidden="true" className="shrink-0">
            {isDashed === undefined ? (
              <rect width={10} height={10} x={3} rx={2} className={FILLS[tone]} />
            ) : (
              <line
                x1={0}
                x2={16}
                y1={5}
                y2={5}
                strokeWidth={2.5}
                strokeDasharray={isDashed(index) ? "4 3" : undefined}
                className={STROKES[tone]}
              />
            )}
          </svg>
          <span className="text-muted">{label}</span>
          <span className="tabular font-semibold">{format(current?.values[index] ?? (current ? 0 : total))}</span>
        </p>
      ))}
    </div>
  );
}
