import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { LocalLink } from "../../platform/local-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BoostBadge, Offer } from "./listing-badges.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { ListingStatus } from "./listing-status.tsx";
import { useListingWords } from "./listing-words.ts";
import { OwnLanguages } from "./own-languages.tsx";
import { OwnListingActions } from "./own-listing-actions.tsx";
import { OwnListingReach } from "./own-listing-reach.tsx";
import { OwnListingTerm } from "./own-listing-term.tsx";
import { Price } from "./price.tsx";

const CARD =
  "grid grid-cols-[min(6.5rem,34%)_minmax(0,1fr)] @max-[16rem]:grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:gap-x-6 sm:p-5";
const PICTURE = "self-start sm:row-span-2";

interface OwnListingCardProps {
  listing: OwnListing;
  /** Above the fold: its picture is loaded eagerly. */
  isFirst: boolean;
  /** The checkbox that selects it, on its picture. */
  box?: ReactNode;
  onClose: () => void;
  onDelete: () => void;
}

/** A listing in its owner's list, with its expiry and actions. Its name is the link. */
export function OwnListingCard({ listing, isFirst, box, onClose, onDelete }: OwnListingCardProps) {
  const { place, kind } = useListingWords()(listing);
  return (
    <div className="@container">
      <article className={CARD}>
        <div className={`relative ${PICTURE}`}>
          <ListingPicture
            url={listing.thumbnailUrl}
            sizes="(min-width: 640px) 176px, 104px"
            isFirst={isFirst}
            className="rounded-control"
          />
          {box && <div className="absolute top-0 left-0">{box}</div>}
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap gap-1.5">
            <ListingStatus listing={listing} />
            <BoostBadge boosts={listing.boosts} />
          </div>
          <h2 className="mt-2 line-clamp-3 text-16 leading-[1.5rem] wrap-anywhere sm:line-clamp-2 sm:text-18">
            <LocalLink to={paths.property(listing.id)} lang={listing.language} className="hover:text-link">
              {listing.name}
            </LocalLink>
          </h2>
          <p className="mt-1 text-14 wrap-anywhere">{place}</p>
          <p className="text-13 text-muted wrap-anywhere">{kind}</p>
          <OwnLanguages listing={listing} />
        </div>
        <div className="@min-[16rem]:max-sm:col-span-2 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 sm:max-w-52 sm:text-right lg:max-w-64">
          <p className="text-18 font-semibold sm:text-22">
            <Price listing={listing} />
          </p>
          <p className="text-13 text-muted">
            <Offer listingType={listing.listingType} />
          </p>
        </div>
        <div className="@min-[16rem]:col-span-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <OwnListingTerm listing={listing} />
            <OwnListingReach listing={listing} />
          </div>
          <OwnListingActions listing={listing} onClose={onClose} onDelete={onDelete} />
        </div>
      </article>
    </div>
  );
}

export function OwnListingCardSkeleton() {
  return (
    <div className="@container">
      <div className={CARD}>
        <Skeleton className={`aspect-4/3 rounded-control ${PICTURE}`} />
        <div className="space-y-2">
          <Skeleton className="h-7 w-40 max-w-full rounded-full" />
          <Skeleton className="h-6 w-full sm:w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
        <Skeleton className="h-7 w-32" />
        <Skeleton className="@min-[16rem]:col-span-2 h-11" />
      </div>
    </div>
  );
}
