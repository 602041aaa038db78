import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for the plan form. */
export function PlanFormSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-3">
        <Skeleton className="h-86" />
        <Skeleton className="h-86" />
        <Skeleton className="h-86" />
      </div>
      <Skeleton className="h-64" />
      <Skeleton className="h-52" />
    </Loading>
  );
}
