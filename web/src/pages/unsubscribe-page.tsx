import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyBody } from "../platform/lazy-body.ts";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const Unsubscribing = lazyBody(
  "notifications",
  async () => (await import("../features/messages/unsubscribing/unsubscribing.tsx")).Unsubscribing,
);

export default function UnsubscribePage() {
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
      <Unsubscribing token={token} />
    </Suspense>
  );
}
