import { Trans } from "@lingui/react/macro";
import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { CHART_CARD } from "./chart-card.ts";
import type { ChartProps } from "./chart-parts.ts";
import { ChartTable } from "./chart-table.tsx";

interface ChartFrameProps {
  title: ReactNode;
  /** How it compares with the previous period, in words. */
  change?: ReactNode;
  /** A note on how to read it. */
  note?: ReactNode;
  /** The hash that links here. */
  id?: string;
  chart: ChartProps;
  /** What a point is: a day, a week. */
  pointHeader: ReactNode;
  /** Shown if every value is 0. */
  empty: ReactNode;
  draw: (chart: ChartProps) => ReactNode;
}

/** A chart with a title that can be switched to a table. */
export function ChartFrame({ title, change, note, id, chart, pointHeader, empty, draw }: ChartFrameProps) {
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  const isEmpty = chart.points.every(({ values, former }) =>
    [...values, ...(former?.values ?? [])].every((value) => value === 0),
  );
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={CHART_CARD}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="text-18">
          {title}
        </h2>
        {!isEmpty && (
          <Button
            kind="ghost"
            className="-mr-3 ml-auto text-muted"
            icon={<Icon size={18} aria-hidden="true" />}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
          </Button>
        )}
      </div>
      {!isEmpty && change && <p className="mb-3 text-14">{change}</p>}
      {isEmpty ? (
        <p className={`${CHART_HEIGHT} flex items-center justify-center text-center text-muted`}>{empty}</p>
      ) : isTable ? (
        <ChartTable {...chart} pointHeader={pointHeader} />
      ) : (
        draw(chart)
      )}
      {note && !isEmpty && <p className="mt-3 text-13 text-muted">{note}</p>}
    </section>
  );
}

export const CHART_HEIGHT = "min-h-72";
