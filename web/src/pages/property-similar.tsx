import type { ListingCard as Listing } from "@vestpocket/domain/listings/listings.schema";
import { FavouriteHeart } from "../features/favourites/favourite-heart.tsx";
import { ListingCard } from "../features/listings/listing-card.tsx";
import { ListingCardSkeleton } from "../features/listings/listing-card-skeleton.tsx";
import { SimilarListings } from "../features/searches/similar-listings.tsx";

const card = (listing: Listing) => <ListingCard listing={listing} heart={<FavouriteHeart listing={listing} />} />;

/** Listings like the one on the page. */
export function PropertySimilar({ id }: { id: string }) {
  return <SimilarListings id={id} card={card} cardSkeleton={<ListingCardSkeleton />} />;
}
