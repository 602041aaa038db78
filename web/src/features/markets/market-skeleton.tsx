import { PageHead } from "../../platform/page-head.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageContainer } from "../../ui/page-container.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";

/** Placeholder for a market's page. */
export function MarketSkeleton({ title }: { title: string }) {
  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead title={title} />
      <h1 className="text-36 sm:text-48">{title}</h1>
      <StitchedDivider className="mt-4 text-muted" />
      <Loading className="mt-8 flex flex-col gap-10">
        <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
          {["a", "b", "c"].map((key) => (
            <Skeleton key={key} className="h-28 rounded-card" />
          ))}
        </div>
        <Skeleton className="h-80 rounded-card" />
      </Loading>
    </PageContainer>
  );
}
