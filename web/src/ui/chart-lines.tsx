import { type ChartField, type ChartProps, columnAt, FILLS, heightOf, STROKES } from "./chart-parts.ts";
import { ChartPlot } from "./chart-plot.tsx";

/** Up to this many points, each gets a marker. */
const MARKED_MAX = 16;

/** Not by colour alone: the second line is dashed. */
const isDashed = (series: number) => series > 0;

/** A line per series. */
export function ChartLines(chart: ChartProps) {
  const { points, series } = chart;
  return (
    <ChartPlot {...chart} isStacked={false} isDashed={isDashed}>
      {(field, current) => (
        <>
          {current !== undefined && (
            <line
              x1={columnAt(current, points.length, field)}
              x2={columnAt(current, points.length, field)}
              y1={0}
              y2={field.top + field.height}
              className="stroke-line-strong"
            />
          )}
          {series.map(({ key, tone }, at) => {
            const places = points.map(({ values }, index) => toPlace(index, values[at] ?? 0, points.length, field));
            return (
              <g key={key}>
                <polyline
                  points={places.map(({ x, y }) => `${x},${y}`).join(" ")}
                  fill="none"
                  strokeWidth={2.5}
                  strokeLinejoin="round"
                  strokeDasharray={isDashed(at) ? "5 4" : undefined}
                  className={STROKES[tone]}
                />
                {places.map(({ x, y }, index) =>
                  index === current || places.length <= MARKED_MAX ? (
                    <circle
                      key={points[index]?.key}
                      cx={x}
                      cy={y}
                      r={index === current ? 5 : 3}
                      className={FILLS[tone]}
                    />
                  ) : null,
                )}
              </g>
            );
          })}
        </>
      )}
    </ChartPlot>
  );
}

function toPlace(index: number, value: number, count: number, field: ChartField): { x: number; y: number } {
  return { x: columnAt(index, count, field), y: field.top + field.height - heightOf(value, field) };
}
