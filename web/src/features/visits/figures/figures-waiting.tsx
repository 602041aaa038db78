import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** In the size of the chart and the tables below it. */
export function FiguresWaiting() {
  return (
    <Loading className="space-y-4">
      <Skeleton className="h-18 sm:w-96" />
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </Loading>
  );
}
