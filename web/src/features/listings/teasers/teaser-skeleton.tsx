import { useLingui } from "@lingui/react/macro";
import { PageHead } from "../../../platform/page-head.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { PageContainer } from "../../../ui/page-container.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Placeholder for a listing's public page. */
export function TeaserSkeleton() {
  const { t } = useLingui();
  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead title={t`Listing`} />
      <Loading className="grid gap-10 lg:grid-cols-2">
        <Skeleton className="aspect-4/3 rounded-card" />
        <div className="space-y-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-60 rounded-card" />
        </div>
      </Loading>
    </PageContainer>
  );
}
