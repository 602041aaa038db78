import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Placeholder for the form's first card. */
export function FormSkeleton() {
  return (
    <Loading>
      <div className="rounded-card border border-line bg-raised p-5 sm:p-8">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="mt-3 h-5 w-full max-w-md" />
        <div className="mt-8 grid grid-cols-3 gap-2">
          {CATEGORIES.map(({ slug }) => (
            <Skeleton key={slug} className="h-24" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
