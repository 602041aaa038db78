import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router";
import { useOpenedDocument } from "../features/rooms/rooms.api.ts";
import { BackLink } from "../platform/back-link.tsx";
import { ApiFailure } from "../platform/http.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { FullLoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { QueryFrame } from "../platform/query-frame.tsx";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const PageViewer = lazyBody("rooms", async () => (await import("../features/rooms/page-viewer.tsx")).PageViewer);

const Waiting = () => (
  <Loading>
    <Skeleton className="h-160" />
  </Loading>
);

/** A document of a deal room, page by page; the URL names the page. */
export default function RoomDocumentPage() {
  const { t } = useLingui();
  const { id = "", document: documentId = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const query = useOpenedDocument(documentId);
  const { error } = query;
  const pages = query.data?.pages ?? 1;
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get("page"))) || 1));
  return (
    <PageContainer className="pt-4 pb-12 sm:pt-6 lg:pb-20">
      <PageHead title={query.data?.name ?? t`Deal room`} />
      <div className="mx-auto max-w-[60rem]">
        <BackLink to={paths.room(id)}>
          <Trans>Deal room</Trans>
        </BackLink>
        {error instanceof ApiFailure && error.status === 404 ? (
          <EmptyState as="h1" drawing={<LostSign />}>
            {error.msg || <Trans>This listing does not exist or is no longer available.</Trans>}
          </EmptyState>
        ) : (
          <QueryFrame
            query={query}
            loading={<Waiting />}
            failure={
              <FullLoadFailure query={query} as="h1">
                <Trans>The deal room could not be loaded.</Trans>
              </FullLoadFailure>
            }
          >
            {(document) => (
              <>
                <h1 className="mb-4 text-22 wrap-anywhere sm:text-28">{document.name}</h1>
                <Suspense fallback={<Waiting />}>
                  <PageViewer
                    key={document.id}
                    document={document}
                    page={page}
                    onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true })}
                  />
                </Suspense>
              </>
            )}
          </QueryFrame>
        )}
      </div>
    </PageContainer>
  );
}
