import { lazy, Suspense } from "react";
import { useWaiting } from "./metrics.api.ts";
import { MetricsSkeleton } from "./metrics-skeleton.tsx";
import type { SearchTexts } from "./missed-searches.tsx";
import { TodoList } from "./todo-list.tsx";

const MetricsFigures = lazy(async () => ({ default: (await import("./metrics-figures.tsx")).MetricsFigures }));

/** What waits, and the marketplace's figures. */
export function MetricsOverview(texts: SearchTexts) {
  const waiting = useWaiting();
  return (
    <>
      {waiting && <TodoList waiting={waiting} />}
      <Suspense fallback={<MetricsSkeleton />}>
        <MetricsFigures {...texts} />
      </Suspense>
    </>
  );
}
