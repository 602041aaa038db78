import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for a card, in its exact size. */
export function ListingCardSkeleton({ wide = false }: { wide?: boolean }) {
  return (
    <div
      className={classNames(
        "flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised",
        wide && "@min-[35rem]:flex-row",
      )}
    >
      <div className={classNames(wide && "@min-[35rem]:w-[37%] @min-[35rem]:shrink-0")}>
        <Skeleton className={`aspect-4/3 w-full rounded-none ${wide ? "@min-[35rem]:h-full" : ""}`} />
      </div>
      <div className="flex min-w-0 grow flex-col p-4 pb-2 sm:px-5">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="mt-2 h-5 w-full" />
        <Skeleton className="mt-1.5 mb-0.5 h-5 w-3/5" />
        <Skeleton className="mt-3 h-4 w-1/2" />
        <Skeleton className="mt-2 mb-6.5 h-4 w-2/3" />
        <div className="mt-auto min-h-19 border-t border-line pt-3">
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    </div>
  );
}
