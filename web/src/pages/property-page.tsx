import { Trans, useLingui } from "@lingui/react/macro";
import { NOTICED_TYPES } from "@vestpocket/domain/compliance/compliance.terms";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { toPhoneDigits } from "@vestpocket/domain/phones/phones.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { Link, useParams } from "react-router";
import { useProfile } from "../features/accounts/profile.api.ts";
import { OwnerCard } from "../features/agents/owner-card.tsx";
import { NearbyCalculators } from "../features/calculators/nearby-calculators.tsx";
import { FavouriteHeart } from "../features/favourites/favourite-heart.tsx";
import { CompareToggle } from "../features/listings/comparing/compare-toggle.tsx";
import { CompareTray } from "../features/listings/comparing/compare-tray.tsx";
import { keepsConfidence } from "../features/listings/keeps-confidence.ts";
import { ListingDescription } from "../features/listings/listing-description.tsx";
import { ListingDocument } from "../features/listings/listing-document.tsx";
import { ListingFacts } from "../features/listings/listing-facts.tsx";
import { ListingGallery } from "../features/listings/listing-gallery.tsx";
import { ListingHeader } from "../features/listings/listing-header.tsx";
import { ListingIncludes } from "../features/listings/listing-includes.tsx";
import { ListingTerms } from "../features/listings/listing-terms.tsx";
import { useProperty } from "../features/listings/listings.api.ts";
import { PriceBar } from "../features/listings/price-bar.tsx";
import { PropertySkeleton } from "../features/listings/property-skeleton.tsx";
import { ShareListing } from "../features/listings/share-listing.tsx";
import { ReportListing } from "../features/reports/report-listing.tsx";
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
import { PageContainer } from "../ui/page-container.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ListingNotices } from "./compliance-parts.ts";

const ContactOwner = lazy(async () => ({
  default: (await import("../features/inquiries/contact-owner.tsx")).ContactOwner,
}));

const Disclosure = lazy(async () => ({ default: (await import("../features/listings/disclosure.tsx")).Disclosure }));

const AccessPanel = lazyBody("access", async () => (await import("../features/access/access-panel.tsx")).AccessPanel);

const InspectPanel = lazyBody(
  "access",
  async () => (await import("../features/access/inspect-panel.tsx")).InspectPanel,
);

const AccessSettings = lazyBody(
  "access",
  async () => (await import("../features/access/access-settings.tsx")).AccessSettings,
);

const OwnerBar = lazy(async () => ({ default: (await import("../features/listings/owner-bar.tsx")).OwnerBar }));

const AgreementLink = lazyBody(
  "access",
  async () => (await import("../features/agreements/agreement-link.tsx")).AgreementLink,
);

const RoomLink = lazyBody("rooms", async () => (await import("../features/rooms/room-link.tsx")).RoomLink);

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
          {(property) => <PropertyView key={property.id} property={property} />}
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
  const { name, features, listingOwner } = property;
  const includes = features.includes ?? [];
  const { uid } = useSession();
  const isOwner = uid === listingOwner;
  const isAdministrator = useProfile(uid).data?.role === "administrator";
  const mayContact = !isOwner && property.status === "active";
  // Administrators get access by a reason that the owner sees, not by a request.
  const mayAsk = mayContact && !isAdministrator && keepsConfidence(property);
  const [isContacted, setIsContacted] = useState(false);
  return (
    <>
      <PageHead title={name} />
      {isOwner && (
        <Suspense fallback={<Skeleton className="mb-4 h-20" />}>
          <OwnerBar property={property} />
        </Suspense>
      )}
      <ListingGallery
        name={name}
        thumbnailUrl={property.thumbnailUrl}
        imageUrls={property.imageUrls}
        hasMore={property.withheld.some(({ key }) => key === "photos")}
      />
      <div className="mt-8 grid gap-10 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14 lg:pb-20 print:mt-4 print:grid-cols-[minmax(0,1fr)_18rem] print:gap-x-6 print:gap-y-4 print:p-0">
        <div className="min-w-0 space-y-12 print:contents print:space-y-0">
          <ListingHeader property={property}>
            {property.status === "active" && (
              <div className="mt-5 print:hidden">
                <div className="flex flex-wrap items-center gap-2">
                  <ShareListing listing={property} />
                  <CompareToggle listing={property} />
                  <FavouriteHeart listing={property} />
                </div>
                <p className="mt-2 text-13 text-muted">
                  {property.hasTeaser ? (
                    <Trans>Everyone sees its public page. Only signed-in users see this one.</Trans>
                  ) : (
                    <Trans>Only signed-in users can see this listing.</Trans>
                  )}
                </p>
              </div>
            )}
          </ListingHeader>
          {NOTICED_TYPES.includes(property.type) && (
            <Suspense>
              <ListingNotices listing={property} />
            </Suspense>
          )}
          {(Object.keys(features).length > 0 || property.withheld.length === 0) && (
            <Section heading={<Trans>Features</Trans>}>
              <ListingFacts {...property} />
            </Section>
          )}
          {[property.withheld, Object.keys(property.confidential), isOwner ? [] : property.revealed].some(
            (keys) => keys.length > 0,
          ) && (
            <Section heading={<Trans>Confidential</Trans>}>
              <Suspense fallback={<Skeleton className="h-40" />}>
                <Disclosure property={property} isOwner={isOwner}>
                  {mayAsk && <AccessLink />}
                </Disclosure>
              </Suspense>
            </Section>
          )}
          <Section heading={<Trans>Description</Trans>}>
            <ListingDescription {...property} />
          </Section>
          {includes.length > 0 && (
            <Section heading={<Trans>What's Included</Trans>}>
              <ListingIncludes includes={includes} />
            </Section>
          )}
          {property.document && (
            <Section heading={<Trans>Document</Trans>}>
              <ListingDocument id={property.id} document={property.document} />
            </Section>
          )}
        </div>
        <aside className="lg:sticky lg:top-6 lg:self-start print:col-start-2 print:row-start-1">
          <div className="rounded-card border border-line bg-raised p-6 print:p-4">
            <h2 className="font-sans text-13 font-semibold tracking-normal text-muted">
              <Trans>Offered by</Trans>
            </h2>
            <div className="mt-3">
              <OwnerCard uid={listingOwner} postedAs={property.postedAs} designation={property.designation} />
            </div>
            <div className="mt-5 border-t border-line pt-4">
              <ListingTerms {...property} />
            </div>
          </div>
          {isOwner && keepsConfidence(property) && (
            <Suspense>
              <AccessSettings listingId={property.id} />
            </Suspense>
          )}
          {isAdministrator && property.withheld.length > 0 && (
            <Suspense>
              <InspectPanel listingId={property.id} />
            </Suspense>
          )}
          {mayAsk && (
            <Suspense>
              <AccessPanel listingId={property.id} />
            </Suspense>
          )}
          <Suspense>
            <AgreementLink
              id={property.id}
              isOwner={isOwner}
              needsAgreement={Object.values(property.choices?.levels ?? {}).includes("nda")}
            />
          </Suspense>
          <Suspense>
            <RoomLink id={property.id} />
          </Suspense>
          {mayContact && <ContactCard property={property} onSent={() => setIsContacted(true)} />}
          {mayContact && <ReportListing id={property.id} />}
          <NearbyCalculators property={property} />
        </aside>
      </div>
      {property.status === "active" && (
        <Suspense fallback={<div className="min-h-120" />}>
          <PropertySimilar id={property.id} />
        </Suspense>
      )}
      <div data-bottom-bar="" className="sticky bottom-0 z-20">
        <CompareTray />
        <PriceBar property={property} action={mayContact && !isContacted && <ContactLink />} />
      </div>
    </>
  );
}

/** A section of the listing; in print, across the whole sheet. */
function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="print:col-span-2">
      <h2 className="text-28 print:text-18">{heading}</h2>
      <div className="mt-5 print:mt-2">{children}</div>
    </section>
  );
}

/** On small screens the form is at the bottom, so a link to it stays in view. */
function ContactLink() {
  return (
    <Link
      to="#contact"
      onClick={(event) => goTo(event, "contact")}
      className="inline-flex min-h-11 items-center justify-center rounded-control bg-action px-4 text-14 font-semibold text-on-action transition-colors hover:bg-action-hover"
    >
      <Trans>Contact Owner</Trans>
    </Link>
  );
}

/** On small screens, the ways to get access are further down. */
function AccessLink() {
  return (
    <Link
      to="#access"
      onClick={(event) => goTo(event, "access")}
      className="inline-flex min-h-11 items-center text-14 font-semibold text-link underline underline-offset-4 lg:hidden print:hidden"
    >
      <Trans>How to get access</Trans>
    </Link>
  );
}

/** Without adding a history entry, so that Back and “Back to results” still lead to the list. */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  event.preventDefault();
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

function ContactCard({ property, onSent }: { property: Property; onSent: () => void }) {
  const { data: account } = useProfile(useSession().uid);
  const localPath = useLocalPath();
  const waiting = <Skeleton className="h-112" />;
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-labelledby="contact-heading"
      className="mt-4 scroll-mt-4 outline-none rounded-card border border-line bg-raised p-6 print:hidden"
    >
      <h2 id="contact-heading" className="mb-4 text-22">
        <Trans>Contact Owner</Trans>
      </h2>
      {account ? (
        <Suspense fallback={waiting}>
          <ContactOwner
            listing={{ ...property, link: location.origin + localPath(paths.property(property.id)) }}
            sender={{
              name: `${account.firstName} ${account.lastName}`,
              email: account.email,
              phone: toPhoneDigits(account.phoneNumber ?? ""),
            }}
            isPhoneConfirmed={account.phoneVerified}
            onSent={onSent}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
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
