import type { ListingCard as Listing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { Price } from "../../platform/price.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CardFrame } from "./card-frame.tsx";
import { ListingBadges } from "./listing-badges.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { useListingWords } from "./listing-words.ts";

/** A listing at a glance; the whole card opens it. */
export function ListingCard({ listing, wide = false }: { listing: Listing; wide?: boolean }) {
  const { place, kind } = useListingWords()(listing);
  return (
    <CardFrame
      wide={wide}
      picture={<ListingPicture url={listing.thumbnailUrl} className="" />}
      badges={<ListingBadges listing={listing} />}
      price={<Price price={listing.price} listingType={listing.listingType} />}
      title={
        <LocalLink
          to={paths.property(listing.id)}
          className="outline-none after:absolute after:inset-0 group-hover:text-link"
        >
          {listing.name}
        </LocalLink>
      }
      place={place}
      kind={kind}
      facts={<CardFacts facts={listing.facts} />}
    />
  );
}
