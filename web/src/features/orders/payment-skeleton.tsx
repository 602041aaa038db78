import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for the payment page. */
export function PaymentSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading…`} className="flex flex-col gap-4">
      <Skeleton className="h-56" />
      <Skeleton className="h-96" />
    </div>
  );
}
