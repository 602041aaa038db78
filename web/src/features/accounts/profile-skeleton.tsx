import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for the header and first sections while the profile loads. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="space-y-6">
      <div className="flex items-center gap-5 sm:gap-8">
        <Skeleton className="size-20 shrink-0 rounded-full! sm:size-32" />
        <Skeleton className="h-10 w-full max-w-72" />
      </div>
      <div className="space-y-6 pt-4">
        <Skeleton className="h-144 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </div>
  );
}
