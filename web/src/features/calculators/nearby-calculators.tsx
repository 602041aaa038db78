import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { lazy, Suspense, useRef } from "react";
import { addCatalogue } from "../../platform/catalogues.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsNear } from "../../ui/use-is-near.ts";

const Calculators = lazy(async () => {
  const [{ Calculators }] = await Promise.all([import("./calculators.tsx"), addCatalogue("calculators")]);
  return { default: Calculators };
});

/** The calculators of a listing with a known price or rent, loaded once they near the viewport. */
export function NearbyCalculators({ property }: { property: Property }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const { salePrice, rentMonthGross } = property.measures;
  if (salePrice === null && rentMonthGross === null) return null;
  const waiting = <Skeleton className="h-80" />;
  return (
    <div ref={ref} className="mt-4 print:hidden">
      {isNear ? (
        <Suspense fallback={waiting}>
          <Calculators key={property.id} property={property} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
