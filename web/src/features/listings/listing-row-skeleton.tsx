import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for a result row. */
export function ListingRowSkeleton() {
  return (
    <div className="@container">
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 rounded-card border border-line bg-raised p-3 @max-[20rem]:grid-cols-1 @min-[42rem]:grid-cols-[14rem_minmax(0,1fr)_8rem] @min-[42rem]:gap-x-6 @min-[42rem]:p-4">
        <Skeleton className="aspect-square @min-[42rem]:row-span-3" />
        <div className="space-y-2">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
        <Skeleton className="h-7 @max-[42rem]:hidden" />
        <Skeleton className="h-10 @min-[20rem]:col-span-2 @min-[42rem]:h-5" />
        <div className="space-y-2 self-end @min-[20rem]:col-span-2">
          <Skeleton className="h-9 @max-[42rem]:hidden" />
          <Skeleton className="h-7 w-3/4" />
        </div>
      </div>
    </div>
  );
}
