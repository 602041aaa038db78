import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for the payment page. */
export function PaymentSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-56" />
      <Skeleton className="h-96" />
    </Loading>
  );
}
