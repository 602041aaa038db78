import { Trans } from "@lingui/react/macro";
import { FORMER_DOTS } from "./chart-former.tsx";
import { type ChartPoint, type ChartProps, FILLS, STROKES, toDrawn } from "./chart-parts.ts";
import { DOT } from "./dot.ts";

interface ChartLegendProps extends Pick<ChartProps, "whole" | "series" | "points" | "format"> {
  isStacked: boolean;
  /** The current point; without one, the totals are shown. */
  current: ChartPoint | undefined;
  isDashed?: ((series: number) => boolean) | undefined;
}

/** Names each series with its total or its value at the current point. The points announce the same to screen readers. */
export function ChartLegend({ whole, series, points, format, current, isStacked, isDashed }: ChartLegendProps) {
  return (
    <div aria-hidden="true" className="mb-4 flex min-h-11 flex-wrap items-start gap-x-6 gap-y-1 text-14">
      <p className="w-full text-13 text-muted">{[current?.name ?? whole, current?.mark].filter(Boolean).join(DOT)}</p>
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
      <FormerLegend points={current === undefined ? points : [current]} format={format} isStacked={isStacked} />
    </div>
  );
}

/** The same for the previous period; for stacked series, their sum, as it is drawn. */
function FormerLegend({
  points,
  format,
  isStacked,
}: Pick<ChartLegendProps, "format" | "isStacked"> & { points: readonly ChartPoint[] }) {
  const [first] = points;
  if (first?.former === undefined) return null;
  const totals = first.values.map((_, series) =>
    points.reduce((sum, { former }) => sum + (former?.values[series] ?? 0), 0),
  );
  const { name } = first.former;
  return (
    <p className="flex items-center gap-2">
      <svg width={16} height={10} aria-hidden="true" className="shrink-0">
        <line
          x1={1}
          x2={16}
          y1={5}
          y2={5}
          strokeWidth={2.5}
          strokeLinecap={isStacked ? "butt" : "round"}
          strokeDasharray={isStacked ? undefined : FORMER_DOTS}
          className="stroke-text"
        />
      </svg>
      <span className="text-muted">{points.length > 1 ? <Trans>Previous period</Trans> : name}</span>
      <span className="tabular font-semibold">{toDrawn(totals, isStacked).map(format).join(DOT)}</span>
    </p>
  );
}
