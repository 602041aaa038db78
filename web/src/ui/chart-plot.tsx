import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { ChartFormer } from "./chart-former.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { type ChartField, type ChartPoint, type ChartProps, columnAt, heightOf, toDrawn } from "./chart-parts.ts";
import { isNamed, listTicks } from "./chart-scale.ts";
import { useWidth } from "./use-width.ts";

const HEIGHT = 224;
const TOP = 10;
const BOTTOM = 28;
/** Minimum padding on the right, in pixels. */
const RIGHT = 4;
/** Character width and label padding in pixels; generous, since text is not measured. */
const SIGN = 7.2;
const AROUND = 12;

interface ChartPlotProps extends ChartProps {
  /** Whether the values of a point are stacked. */
  isStacked: boolean;
  isDashed?: (series: number) => boolean;
  /** Renders the marks; `current` is the highlighted point. */
  children: (field: ChartField, current: number | undefined) => ReactNode;
}

/**
 * A chart's axes and points: a single tab stop, navigated with the arrow keys, each point announced with its values. The
 * legend shows the current point.
 */
export function ChartPlot({ isStacked, isDashed, children, ...chart }: ChartPlotProps) {
  const { label, series, points, format, formatTick } = chart;
  const frame = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [current, setCurrent] = useState<number>();
  const count = points.length;
  const highest = points.flatMap(({ values, former }) => [
    ...toDrawn(values, isStacked),
    ...toDrawn(former?.values ?? [], isStacked),
  ]);
  const ticks = listTicks(Math.max(...highest));
  const left = Math.max(...ticks.map((tick) => formatTick(tick).length)) * SIGN + 8;
  const nameWidth = Math.max(...points.map((point) => point.label.length)) * SIGN;
  // Leaves room for the last label under its point.
  const right = Math.max(RIGHT, (nameWidth - (width - left) / count) / 2);
  const field: ChartField = {
    left,
    top: TOP,
    width: Math.max(0, width - left - right),
    height: HEIGHT - TOP - BOTTOM,
    max: ticks.at(-1) ?? 1,
  };
  const base = field.top + field.height;
  const stop = current ?? count - 1;

  function walk(event: KeyboardEvent) {
    const last = count - 1;
    const next = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(next, 0), last);
    columns.current?.querySelectorAll<HTMLElement>("[role=option]")[to]?.focus();
  }

  return (
    <div>
      <ChartLegend
        {...chart}
        isStacked={isStacked}
        isDashed={isDashed}
        current={current === undefined ? undefined : points[current]}
      />
      <div ref={frame} className="relative" style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true" className="block overflow-visible">
            <g className="tabular text-13">
              {ticks.map((tick) => (
                <Tick key={tick} y={base - heightOf(tick, field)} field={field} isBase={tick === 0}>
                  {formatTick(tick)}
                </Tick>
              ))}
              {points.map(({ key, label: name }, index) => {
                if (!isNamed(index, { count, room: field.width, width: nameWidth + AROUND })) return null;
                return (
                  <text
                    key={key}
                    x={columnAt(index, count, field)}
                    y={HEIGHT - 8}
                    textAnchor="middle"
                    className="fill-muted"
                  >
                    {name}
                  </text>
                );
              })}
            </g>
            {children(field, current)}
            {points.map(({ key, mark }, index) =>
              mark === undefined ? null : <Mark key={key} x={columnAt(index, count, field)} base={base} />,
            )}
            <ChartFormer points={points} field={field} isStacked={isStacked} />
          </svg>
        )}
        <div
          ref={columns}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          aria-orientation="horizontal"
          onKeyDown={walk}
          onPointerLeave={() => setCurrent(undefined)}
          className="absolute top-0 flex rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          style={{ left: field.left, width: field.width, height: base }}
        >
          {points.map((point, index) => (
            <div
              key={point.key}
              role="option"
              aria-selected={index === current}
              aria-label={sayPoint(point, series, format)}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onBlur={() => setCurrent(undefined)}
              onPointerEnter={() => setCurrent(index)}
              className="h-full flex-1 outline-none"
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A diamond on a dotted line where something happened. */
function Mark({ x, base }: { x: number; base: number }) {
  return (
    <g className="fill-text stroke-text">
      <line x1={x} x2={x} y1={TOP} y2={base} strokeDasharray="2 3" className="opacity-55" />
      <path d={`M${x} ${TOP - 5}l5 5-5 5-5-5z`} stroke="none" />
    </g>
  );
}

/** A grid line with its value. */
function Tick({ y, field, isBase, children }: { y: number; field: ChartField; isBase: boolean; children: string }) {
  const { left, width } = field;
  return (
    <>
      <line
        x1={left}
        x2={left + width}
        y1={y}
        y2={y}
        className={isBase ? "stroke-line-strong" : "stroke-line"}
        shapeRendering="crispEdges"
      />
      <text x={left - 8} y={y} dy="0.35em" textAnchor="end" className="fill-muted">
        {children}
      </text>
    </>
  );
}

/**
 * 'Nov 3: Plans $64.99, Memberships $0. Aug 5: Plans $0, Memberships $240': a point, then the matching one of the
 * previous period.
 */
function sayPoint(
  { former, ...point }: ChartPoint,
  series: ChartProps["series"],
  format: (value: number) => string,
): string {
  const { mark } = point;
  const said = [point, ...(former ? [former] : [])].map(({ name, values }) => {
    const each = series.map(({ label }, index) => `${label} ${format(values[index] ?? 0)}`);
    return `${name}: ${each.join(", ")}`;
  });
  return [...said, ...(mark === undefined ? [] : [mark])].join(". ");
}
