import { Trans } from "@lingui/react/macro";
import { NOTICED_TYPES } from "@vestpocket/domain/compliance/compliance.terms";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { FavouriteHeart } from "../features/favourites/favourite-heart.tsx";
import { CompareToggle } from "../features/listings/comparing/compare-toggle.tsx";
import { ListingDescription } from "../features/listings/listing-description.tsx";
import { ListingDocument } from "../features/listings/listing-document.tsx";
import { ListingFacts } from "../features/listings/listing-facts.tsx";
import { ListingHeader } from "../features/listings/listing-header.tsx";
import { ListingIncludes } from "../features/listings/listing-includes.tsx";
import { ShareListing } from "../features/listings/share-listing.tsx";
import { goTo } from "../ui/go-to.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { ListingNotices } from "./compliance-parts.ts";

const Disclosure = lazy(async () => ({ default: (await import("../features/listings/disclosure.tsx")).Disclosure }));

interface BodyProps {
  property: Property;
  isOwner: boolean;
  /** Whether the reader can get access to what is withheld. */
  mayAsk: boolean;
}

/** What a listing says, from its title to its document. */
export function PropertyBody({ property, isOwner, mayAsk }: BodyProps) {
  const { features } = property;
  const includes = features.includes ?? [];
  const hasConfidential = [
    property.withheld,
    Object.keys(property.confidential),
    isOwner ? [] : property.revealed,
  ].some((keys) => keys.length > 0);
  return (
    <>
      <ListingHeader property={property}>
        {property.status === "active" && <ListingActions listing={property} />}
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
      {hasConfidential && (
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
    </>
  );
}

/** What a reader can do with an active listing, and who sees its page. */
function ListingActions({ listing }: { listing: Property }) {
  return (
    <div className="mt-5 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <ShareListing listing={listing} />
        <CompareToggle listing={listing} />
        <FavouriteHeart listing={listing} />
      </div>
      <p className="mt-2 text-13 text-muted">
        {listing.hasTeaser ? (
          <Trans>Everyone sees its public page. Only signed-in users see this one.</Trans>
        ) : (
          <Trans>Only signed-in users can see this listing.</Trans>
        )}
      </p>
    </div>
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

/** On small screens, the ways to get access are further down. */
function AccessLink() {
  return (
    <Link
      to="#access"
      onClick={(event) => {
        event.preventDefault();
        goTo("access");
      }}
      className="inline-flex min-h-11 items-center text-14 font-semibold text-link underline underline-offset-4 lg:hidden print:hidden"
    >
      <Trans>How to get access</Trans>
    </Link>
  );
}
