import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { useFavourites } from "./favourites.api.ts";
import { NoFavourites } from "./no-favourites.tsx";
import { UnavailableFavourites } from "./unavailable-favourites.tsx";

/** Fills rows of two and of three. */
const PAGE_SIZE = 12;
const GRID = "grid gap-6 sm:grid-cols-2 xl:grid-cols-3";

interface FavouriteListProps {
  page: number;
  /** Renders a listing's card; passed in by the page because listings are another feature. */
  card: (listing: ListingCard) => ReactNode;
  cardSkeleton: ReactNode;
}

/** The user's favourites. A listing that loses its heart stays until the list is refetched. */
export function FavouriteList({ page, card, cardSkeleton }: FavouriteListProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const query = useFavourites({ page, limit: PAGE_SIZE });
  if (hasFailed(query)) {
    return (
      <LoadFailure query={query}>
        <Trans>Your favourites could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (query.data === undefined) {
    return (
      <div role="status" aria-busy="true" aria-label={t`Loading listings…`} className={GRID}>
        {[1, 2, 3].map((place) => (
          <div key={place}>{cardSkeleton}</div>
        ))}
      </div>
    );
  }
  const { properties, totalPages, unavailable } = query.data;
  const href = (n: number) => localPath(n === 1 ? paths.favourites() : `${paths.favourites()}?page=${n}`);
  return (
    <>
      {unavailable > 0 && <UnavailableFavourites count={unavailable} />}
      {properties.length === 0 ? (
        <NoFavourites firstPageHref={totalPages > 0 ? href(1) : undefined} />
      ) : (
        <ul
          aria-busy={query.isPlaceholderData}
          className={`${GRID} transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
        >
          {properties.map((listing) => (
            <li key={listing.id}>{card(listing)}</li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination page={page} totalPages={totalPages} href={href} />
      </div>
    </>
  );
}
