import { type ChartProps, columnAt, FILLS, heightOf } from "./chart-parts.ts";
import { ChartPlot } from "./chart-plot.tsx";

/** The maximum width of a bar, in pixels. */
const BAR_MAX = 40;

/** A bar per point; several series are stacked. */
export function ChartBars(chart: ChartProps) {
  const { points, series } = chart;
  return (
    <ChartPlot {...chart} isStacked>
      {(field, current) => {
        const column = field.width / points.length;
        const width = Math.min(BAR_MAX, Math.max(1, column * 0.7));
        return points.map(({ key, values }, index) => {
          const x = columnAt(index, points.length, field);
          let top = field.top + field.height;
          return (
            <g key={key} className={current === undefined || current === index ? "" : "opacity-55"}>
              {index === current && (
                <rect
                  x={x - column / 2}
                  y={0}
                  width={column}
                  height={field.top + field.height}
                  className="fill-sunken"
                />
              )}
              {series.map(({ key: name, tone }, at) => {
                const height = heightOf(values[at] ?? 0, field);
                top -= height;
                // A hairline gap between segments.
                const gap = at > 0 && height > 2 ? 1 : 0;
                return (
                  <rect
                    key={name}
                    x={x - width / 2}
                    y={top}
                    width={width}
                    height={Math.max(0, height - gap)}
                    className={FILLS[tone]}
                  />
                );
              })}
            </g>
          );
        });
      }}
    </ChartPlot>
  );
}
