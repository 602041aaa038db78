import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useParams } from "react-router";
import { ModeratedView } from "../features/listings/moderated-view.tsx";
import { useModeratedListing } from "../features/listings/moderation.api.ts";
import { NotesCard } from "../features/notes/notes-card.tsx";
import { BackLink } from "../platform/back-link.tsx";
import { LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { QueryFrame } from "../platform/query-frame.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export default function AdminListingPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const query = useModeratedListing(id);
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={query.data?.name ?? t`Listing`} />
      <BackLink to={paths.admin("listings")}>
        <Trans>All listings</Trans>
      </BackLink>
      <QueryFrame
        query={query}
        loading={
          <Loading className="space-y-6">
            <Skeleton className="h-14 w-2/3" />
            <Skeleton className="h-72" />
          </Loading>
        }
        failure={
          <>
            <h1 className="mb-6 text-28">
              <Trans>Listing</Trans>
            </h1>
            <LoadFailure query={query}>
              <Trans>The listing could not be loaded.</Trans>
            </LoadFailure>
          </>
        }
      >
        {(listing) => (
          <ModeratedView key={listing.id} listing={listing}>
            <NotesCard subject={{ kind: "listing", id: listing.id }} />
          </ModeratedView>
        )}
      </QueryFrame>
    </div>
  );
}
