import { Trans } from "@lingui/react/macro";
import { NOTICED_TYPES } from "@vestpocket/domain/compliance/compliance.terms";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { Link } from "react-router";
import { FavouriteHeart } from "../features/favourites/favourite-heart.tsx";
import { CompareLink } from "../features/listings/comparing/compare-link.tsx";
import { CompareToggle } from "../features/listings/comparing/compare-toggle.tsx";
import { ListingBody } from "../features/listings/listing-body.tsx";
import { ListingDocument } from "../features/listings/listing-document.tsx";
import { ShareListing } from "../features/listings/share-listing.tsx";
import { noteShare } from "../features/visits/note-share.ts";
import { goTo } from "../ui/go-to.ts";
import { ListingNotices } from "./compliance-parts.ts";

interface BodyProps {
  property: Property;
  isOwner: boolean;
  /** Whether the reader can get access to what is withheld. */
  mayAsk: boolean;
}

/** What a listing says, with what its reader can do. */
export function PropertyBody({ property, isOwner, mayAsk }: BodyProps) {
  return (
    <ListingBody
      property={property}
      isOwner={isOwner}
      actions={property.status === "active" && <ListingActions listing={property} />}
      notices={NOTICED_TYPES.includes(property.type) && <ListingNotices listing={property} />}
      access={mayAsk && <AccessLink />}
      document={(document) => <ListingDocument id={property.id} document={document} />}
    />
  );
}

/** What a reader can do with an active listing, and who sees its page. */
function ListingActions({ listing }: { listing: Property }) {
  return (
    <div className="mt-5 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <ShareListing listing={listing} onShared={() => noteShare(listing.id)} />
        <CompareToggle listing={listing} />
        <FavouriteHeart listing={listing} />
      </div>
      <CompareLink className="lg:hidden" />
      <p className="mt-2 text-13 text-muted">
        <WhoSees listing={listing} />
      </p>
    </div>
  );
}

function WhoSees({ listing: { hasTeaser, visitorCard } }: { listing: Property }) {
  if (hasTeaser) return <Trans>Everyone sees its public page. Only signed-in users see this one.</Trans>;
  if (visitorCard === "none") return <Trans>Only signed-in users can see this listing.</Trans>;
  return <Trans>Visitors see its card on the home page. Only signed-in users see this page.</Trans>;
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
