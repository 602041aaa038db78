import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useParams } from "react-router";
import { useInquiry } from "../features/inquiries/inquiries.api.ts";
import { InquiryThread } from "../features/inquiries/inquiry-thread.tsx";
import { ApiFailure } from "../platform/http.ts";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export default function InquiryPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const query = useInquiry(useParams().id ?? "");
  const { data, error } = query;
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Conversation`} />
      {data ? (
        <InquiryThread key={data.id} thread={data} />
      ) : error instanceof ApiFailure && error.status === 404 ? (
        <EmptyState
          as="h1"
          drawing={<LostSign />}
          action={
            <ButtonLink to={localPath(paths.inquiries())}>
              <Trans>All inquiries</Trans>
            </ButtonLink>
          }
        >
          {error.msg || <Trans>This conversation does not exist.</Trans>}
        </EmptyState>
      ) : hasFailed(query) ? (
        <>
          <h1 className="sr-only">
            <Trans>Conversation</Trans>
          </h1>
          <LoadFailure query={query}>
            <Trans>The conversation could not be loaded.</Trans>
          </LoadFailure>
        </>
      ) : (
        <Loading className="space-y-4">
          <Skeleton className="h-9 w-1/2" />
          <Skeleton className="h-24 w-4/5" />
          <Skeleton className="ml-auto h-24 w-4/5" />
        </Loading>
      )}
    </div>
  );
}
