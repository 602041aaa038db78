import { Trans } from "@lingui/react/macro";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ModeratedContent } from "./moderated-content.tsx";
import { ModeratedFacts } from "./moderated-facts.tsx";
import { useModeratedListing } from "./moderation.api.ts";

/** A reported listing beside its report: what members see of it, and what became of it. */
export function ReportedListing({ id }: { id: string }) {
  const query = useModeratedListing(id);
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-22">
        <Trans>The listing</Trans>
      </h2>
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-72" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The listing could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(listing) => (
          <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <ModeratedContent listing={listing} />
            <ModeratedFacts listing={listing} />
          </div>
        )}
      </QueryFrame>
    </section>
  );
}
