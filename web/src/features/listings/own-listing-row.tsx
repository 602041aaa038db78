import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { ListingStatus } from "./listing-status.tsx";
import { useListingWords } from "./listing-words.ts";
import { Price } from "./price.tsx";

const ROW =
  "grid grid-cols-[min(6.5rem,34%)_minmax(0,1fr)] @max-[16rem]:grid-cols-1 gap-x-4 gap-y-2.5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-y-2";

/** A listing with its status, for its owner; the whole row is a link. */
export function OwnListingRow({ listing }: { listing: OwnListing }) {
  const { place } = useListingWords()(listing);
  return (
    <div className="@container">
      <article
        className={`${ROW} group relative rounded-control has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus`}
      >
        <div className="@min-[16rem]:max-sm:col-span-2 sm:col-start-2">
          <ListingStatus listing={listing} />
        </div>
        <ListingPicture
          url={listing.thumbnailUrl}
          sizes="(min-width: 640px) 160px, 104px"
          isFirst
          className="self-start rounded-control sm:col-start-1 sm:row-span-2 sm:row-start-1"
        />
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h3 className="line-clamp-2 text-16 leading-[1.5rem] wrap-anywhere sm:text-18">
            <LocalLink
              to={paths.property(listing.id)}
              lang={listing.language}
              className="outline-none after:absolute after:inset-0 group-hover:text-link"
            >
              {listing.name}
            </LocalLink>
          </h3>
          <p className="max-w-full truncate text-14 text-muted">{place}</p>
          <p className="text-16 font-semibold">
            <Price listing={listing} />
          </p>
        </div>
      </article>
    </div>
  );
}

export function OwnListingRowSkeleton() {
  return (
    <div className="@container">
      <div className={ROW}>
        <Skeleton className="h-7 w-36 rounded-full @min-[16rem]:max-sm:col-span-2 sm:col-start-2" />
        <Skeleton className="aspect-4/3 self-start sm:col-start-1 sm:row-span-2 sm:row-start-1" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-full sm:w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-5 w-1/4" />
        </div>
      </div>
    </div>
  );
}
