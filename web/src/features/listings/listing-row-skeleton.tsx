import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for a result row. */
export function ListingRowSkeleton() {
  return (
    <div className="@container">
      <div className="grid grid-cols-[min(7rem,34%)_minmax(0,1fr)] @max-[16rem]:grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-3 sm:grid-cols-[14rem_minmax(0,1fr)_8rem] sm:gap-x-6 sm:p-4">
        <Skeleton className="aspect-[4/3] sm:row-span-2" />
        <div className="space-y-2">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
        <Skeleton className="h-7 max-sm:hidden" />
        <div className="@min-[16rem]:col-span-2 space-y-2 self-end">
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-7 w-24 rounded-full" />
        </div>
      </div>
    </div>
  );
}
