import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyBody } from "../platform/lazy-body.ts";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const ClientReport = lazyBody("owner", async () => (await import("./client-report.tsx")).ClientReport);

export default function ClientReportPage() {
  const { token = "" } = useParams();
  return (
    <Suspense
      fallback={
        <PageContainer className="py-8 sm:py-12">
          <Loading className="space-y-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-96" />
          </Loading>
        </PageContainer>
      }
    >
      <ClientReport token={token} />
    </Suspense>
  );
}
