import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useFavourites } from "./favourites.api.ts";
import { UnavailableFavourites } from "./unavailable-favourites.tsx";

/** Fills rows of two and of three. */
const PAGE_SIZE = 12;
const GRID = "grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3";

interface FavouriteListProps {
  page: number;
  /** Renders a listing's card; passed in by the page because listings are another feature. */
  card: (listing: ListingCard) => ReactNode;
  cardSkeleton: ReactNode;
  /** What follows the list, rendered once the list has loaded and cannot move it. */
  below: ReactNode;
}

/** The user's favourites. A listing that loses its heart stays until the list is refetched. */
export function FavouriteList({ page, card, cardSkeleton, below }: FavouriteListProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const query = useFavourites({ page, limit: PAGE_SIZE });
  const unavailable = query.data?.unavailable ?? 0;
  return (
    <>
      {unavailable > 0 && <UnavailableFavourites count={unavailable} />}
      <ListFrame
        query={query}
        page={page}
        loading={
          <Loading label={t`Loading listings…`} className={GRID}>
            {[1, 2, 3].map((place) => (
              <div key={place}>{cardSkeleton}</div>
            ))}
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>Your favourites could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={<Trans>No favourites yet.</Trans>}
        emptyAction={
          <>
            <p className="basis-full text-muted">
              <Trans>Select the heart on a listing to save it here.</Trans>
            </p>
            <ButtonLink to={localPath(paths.searchResults())}>
              <Trans>See all listings</Trans>
            </ButtonLink>
          </>
        }
        counted={null}
        hrefOf={(n) => localPath(n === 1 ? paths.favourites() : `${paths.favourites()}?page=${n}`)}
      >
        {({ properties }) => (
          <ul className={GRID}>
            {properties.map((listing) => (
              <li key={listing.id}>{card(listing)}</li>
            ))}
          </ul>
        )}
      </ListFrame>
      {!query.isPending && below}
    </>
  );
}
