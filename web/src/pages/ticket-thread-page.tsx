import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyBody } from "../platform/lazy-body.ts";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const TicketThread = lazyBody(
  "notifications",
  async () => (await import("../features/tickets/thread/ticket-thread.tsx")).TicketThread,
);

export default function TicketThreadPage() {
  const { key = "" } = useParams();
  return (
    <PageContainer className="py-10 sm:py-16">
      <div className="mx-auto max-w-[44rem]">
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          <TicketThread key={key} ticketKey={key} />
        </Suspense>
      </div>
    </PageContainer>
  );
}
