import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for the property page. */
export function PropertySkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">
        <Trans>Loading listing…</Trans>
      </h1>
      <Skeleton className="aspect-[4/3] rounded-card sm:aspect-[8/3]" />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div>
          <Skeleton className="h-7 w-40 rounded-full" />
          <Skeleton className="mt-4 h-10 w-4/5" />
          <Skeleton className="mt-4 h-5 w-2/5" />
          <Skeleton className="mt-2 h-5 w-1/3" />
          <Skeleton className="mt-5 h-8 w-44" />
          <div className="mt-12 grid gap-x-10 gap-y-5 md:grid-cols-2">
            {["a", "b", "c", "d", "e", "f"].map((key) => (
              <Skeleton key={key} className="h-6" />
            ))}
          </div>
        </div>
        <Skeleton className="h-44 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}
