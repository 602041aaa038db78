import type { ListingCard as Listing } from "@vestpocket/domain/listings/listings.schema";
import { FavouriteHeart } from "../features/favourites/favourite-heart.tsx";
import { ListingCard } from "../features/listings/listing-card.tsx";
import { ListingCardSkeleton } from "../features/listings/listing-card-skeleton.tsx";
import { HomeRecentVisits } from "../features/visits/home-recent-visits.tsx";
import { Queries } from "../platform/queries.tsx";

const card = (listing: Listing) => <ListingCard listing={listing} heart={<FavouriteHeart listing={listing} />} />;

/** The home page's recently viewed listings, for signed-in users only. */
export function HomeRecent() {
  return (
    <Queries>
      <HomeRecentVisits card={card} cardSkeleton={<ListingCardSkeleton />} />
    </Queries>
  );
}
