import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyBody } from "../platform/lazy-body.ts";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const Confirming = lazyBody(
  "notifications",
  async () => (await import("../features/confirmations/confirming.tsx")).Confirming,
);

export default function ConfirmPage() {
  const { token = "" } = useParams();
  return (
    <Suspense
      fallback={
        <PageContainer className="py-10 sm:py-16">
          <Loading>
            <Skeleton className="mx-auto h-96 max-w-[28rem]" />
          </Loading>
        </PageContainer>
      }
    >
      <Confirming token={token} />
    </Suspense>
  );
}
