import { CHART_CARD } from "../../ui/chart-card.ts";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder in the size of the cards and charts. */
export function MetricsSkeleton() {
  const cards = ["listings", "sign-ups", "revenue", "members", "inquiries", "searches"];
  const charts = ["revenue", "sign-ups", "searches", "missed"];
  return (
    <Loading className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((key) => (
          <Skeleton key={key} className="h-42" />
        ))}
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        {charts.map((key) => (
          <div key={key} className={CHART_CARD}>
            <Skeleton className="h-88" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
