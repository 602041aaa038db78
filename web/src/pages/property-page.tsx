import { Trans, useLingui } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, Suspense, useState } from "react";
import { Link, useParams } from "react-router";
import { useProfile } from "../features/accounts/profile.api.ts";
import { CompareTray } from "../features/listings/comparing/compare-tray.tsx";
import { keepsConfidence } from "../features/listings/keeps-confidence.ts";
import { ListingGallery } from "../features/listings/listing-gallery.tsx";
import { useProperty } from "../features/listings/listings.api.ts";
import { PriceBar } from "../features/listings/price-bar.tsx";
import { PropertySkeleton } from "../features/listings/property-skeleton.tsx";
import { ResultNeighbours } from "../features/searches/result-neighbours.tsx";
import { ResultsTrail } from "../features/searches/results-trail.tsx";
import { ApiFailure } from "../platform/http.ts";
import { useLocalPath } from "../platform/language.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { FullLoadFailure, type LoadQuery } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { QueryFrame } from "../platform/query-frame.tsx";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { goTo } from "../ui/go-to.ts";
import { PageContainer } from "../ui/page-container.tsx";
import { PropertyAside } from "./property-aside.tsx";
import { PropertyBody } from "./property-body.tsx";

const OwnerPage = lazyBody("owner", async () => (await import("./owner-page.tsx")).OwnerPage);

const PropertySimilar = lazy(async () => ({ default: (await import("./property-similar.tsx")).PropertySimilar }));

export default function PropertyPage() {
  const id = useParams().id ?? "";
  const query = useProperty(id);
  const { error } = query;
  return (
    <PageContainer className="pt-4 sm:pt-6 print:p-0">
      <ResultsTrail listing={query.data}>
        <ResultNeighbours id={id} />
      </ResultsTrail>
      {error instanceof ApiFailure && error.status === 404 ? (
        <NotFound sentence={error.msg} />
      ) : (
        <QueryFrame query={query} loading={<Waiting />} failure={<Failed query={query} />}>
          {(property) => (
            // What the main column shows appears together: a late part would push away what is below it.
            <Suspense fallback={<Waiting />}>
              <PropertyView key={property.id} property={property} />
            </Suspense>
          )}
        </QueryFrame>
      )}
    </PageContainer>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Listing`} />
      <PropertySkeleton />
    </>
  );
}

function PropertyView({ property }: { property: Property }) {
  const isOwner = useSession().uid === property.listingOwner;
  return (
    <>
      <PageHead title={property.name} />
      {isOwner ? (
        <OwnerPage property={property}>
          <Listing property={property} isOwner />
        </OwnerPage>
      ) : (
        <Listing property={property} isOwner={false} />
      )}
    </>
  );
}

/** The listing, as everyone sees it who may see it. */
function Listing({ property, isOwner }: { property: Property; isOwner: boolean }) {
  const { uid } = useSession();
  const isAdministrator = useProfile(uid).data?.role === "administrator";
  const mayContact = !isOwner && property.status === "active";
  // Administrators get access by a reason that the owner sees, not by a request.
  const mayAsk = mayContact && !isAdministrator && keepsConfidence(property);
  const [isContacted, setIsContacted] = useState(false);
  return (
    <>
      <ListingGallery
        name={property.name}
        thumbnailUrl={property.thumbnailUrl}
        imageUrls={property.imageUrls}
        hasMore={property.withheld.some(({ key }) => key === "photos")}
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14 lg:pb-20 print:mt-4 print:grid-cols-[minmax(0,1fr)_18rem] print:gap-x-6 print:gap-y-4 print:p-0">
        <div className="min-w-0 space-y-12 print:contents print:space-y-0">
          <PropertyBody property={property} isOwner={isOwner} mayAsk={mayAsk} />
        </div>
        <PropertyAside
          property={property}
          isOwner={isOwner}
          isAdministrator={isAdministrator}
          mayAsk={mayAsk}
          mayContact={mayContact}
          onContacted={() => setIsContacted(true)}
        />
      </div>
      {property.status === "active" && (
        <Suspense fallback={<div className="min-h-120" />}>
          <PropertySimilar id={property.id} />
        </Suspense>
      )}
      <div data-bottom-bar="" className="sticky bottom-0 z-20">
        {/* Two bars would leave little of a phone's screen: there, the comparison is beside the button that selects. */}
        <div className="max-lg:hidden">
          <CompareTray />
        </div>
        <PriceBar property={property} action={mayContact && !isContacted && <ContactLink />} />
      </div>
    </>
  );
}

/** On small screens the form is at the bottom, so a link to it stays in view. */
function ContactLink() {
  return (
    <Link
      to="#contact"
      onClick={(event) => {
        event.preventDefault();
        goTo("contact");
      }}
      className="inline-flex min-h-11 items-center justify-center rounded-control bg-action px-4 text-14 font-semibold text-on-action transition-colors hover:bg-action-hover"
    >
      <Trans>Contact Owner</Trans>
    </Link>
  );
}

function NotFound({ sentence }: { sentence: string }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <>
      <PageHead title={t`Listing not found`} />
      <EmptyState
        as="h1"
        drawing={<LostSign />}
        action={
          <ButtonLink to={localPath(paths.searchResults())}>
            <Trans>See all listings</Trans>
          </ButtonLink>
        }
      >
        {sentence || <Trans>This listing does not exist or is no longer available.</Trans>}
      </EmptyState>
    </>
  );
}

function Failed({ query }: { query: LoadQuery }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Something went wrong`} />
      <FullLoadFailure query={query} as="h1">
        <Trans>Something went wrong while fetching property data.</Trans>
      </FullLoadFailure>
    </>
  );
}
