import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Suspense } from "react";
import { useParams } from "react-router";
import { useProperty } from "../features/listings/listings.api.ts";
import { BackLink } from "../platform/back-link.tsx";
import { lazyBody } from "../platform/lazy-body.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { AgencyNotice } from "../shared/agents/agency-notice.tsx";
import { Loading } from "../ui/loading.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const OffersBody = lazyBody("deals", async () => (await import("../features/offers/offers-body.tsx")).OffersBody);

const Waiting = () => (
  <Loading>
    <Skeleton className="h-120" />
  </Loading>
);

/** Of a listing that is gone. */
const NOTHING = { sale: null, lease: null };

/** The non-binding offers about a listing. They outlive the listing, which may be gone. */
export default function OffersPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const { data: property, isFetchedAfterMount } = useProperty(id);
  // Not `isPending`: a refetch of a listing that is gone must not remove an offer that is being written.
  const isKnown = property !== undefined || isFetchedAfterMount;
  const { uid } = useSession();
  return (
    <PageContainer className="pt-4 pb-12 sm:pt-6 lg:pb-20">
      <PageHead title={t`Offers`} />
      <div className="max-w-[64rem]">
        <BackLink to={paths.property(id)}>{property?.name ?? <Trans>Listing</Trans>}</BackLink>
        <h1 className="mb-6 text-28 sm:text-36">
          <Trans>Offers</Trans>
        </h1>
        {property?.postedAs === "agent" && property.listingOwner !== uid && (
          <AgencyNotice province={property.province} className="mb-6" />
        )}
        <Suspense fallback={<Waiting />}>
          {isKnown ? <OffersBody key={id} listingId={id} asked={property ?? NOTHING} /> : <Waiting />}
        </Suspense>
      </div>
    </PageContainer>
  );
}
