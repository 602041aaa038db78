import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard as Listing } from "@vestpocket/domain/listings/listings.schema";
import { useSearchParams } from "react-router";
import { FavouriteHeart } from "../features/favourites/favourite-heart.tsx";
import { FavouriteList } from "../features/favourites/favourite-list.tsx";
import { CompareToggle } from "../features/listings/comparing/compare-toggle.tsx";
import { CompareTray } from "../features/listings/comparing/compare-tray.tsx";
import { ListingCard } from "../features/listings/listing-card.tsx";
import { ListingCardSkeleton } from "../features/listings/listing-card-skeleton.tsx";
import { RecentVisits } from "../features/visits/recent-visits.tsx";
import { PageHead } from "../platform/page-head.tsx";

const card = (listing: Listing) => <ListingCard listing={listing} heart={<FavouriteHeart listing={listing} />} />;
const comparableCard = (listing: Listing) => (
  <div className="flex h-full flex-col">
    <div className="grow">{card(listing)}</div>
    <div className="self-end">
      <CompareToggle listing={listing} />
    </div>
  </div>
);
const skeleton = <ListingCardSkeleton />;

export default function FavouritesPage() {
  const { t } = useLingui();
  const given = Number(useSearchParams()[0].get("page"));
  return (
    <div className="space-y-14 pb-12 lg:pb-20">
      <PageHead title={t`Favourites`} />
      <div>
        <h1 className="mb-6 text-28 sm:text-36">
          <Trans>Favourites</Trans>
        </h1>
        <h2 className="sr-only">
          <Trans>Saved listings</Trans>
        </h2>
        <FavouriteList
          page={Number.isInteger(given) && given > 0 ? given : 1}
          card={comparableCard}
          cardSkeleton={skeleton}
          below={
            <div className="mt-14 empty:hidden">
              <RecentVisits card={card} cardSkeleton={skeleton} />
            </div>
          }
        />
        <CompareTray />
      </div>
    </div>
  );
}
