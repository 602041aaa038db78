import { useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { useListingWords } from "./listing-words.ts";
import { Price } from "./price.tsx";

interface MapCardsProps {
  listings: readonly ListingCard[];
  /** Router state for the link to the listing at a position of the page. */
  toLinkState: (at: number) => unknown;
}

/** Results as a row of small cards that one swipes through, below a map that fills the screen. */
export function MapCards({ listings, toLinkState }: MapCardsProps) {
  const { t } = useLingui();
  const words = useListingWords();
  if (listings.length === 0) return null;
  return (
    <ol
      aria-label={t`Listings on this page`}
      className="-mx-4 flex shrink-0 snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2"
    >
      {listings.map((listing, at) => (
        <li
          key={listing.id}
          data-city={`${listing.province}/${listing.city}`}
          className="relative grid w-72 shrink-0 snap-start grid-cols-[5.5rem_minmax(0,1fr)] gap-3 rounded-card border border-line bg-raised p-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus"
        >
          <ListingPicture url={listing.thumbnailUrl} sizes="88px" className="rounded-control" />
          <div className="min-w-0">
            <p className="truncate text-14 font-semibold">
              <Price listing={listing} />
            </p>
            <h3 className="line-clamp-2 text-14 leading-[1.125rem] wrap-anywhere">
              <LocalLink
                to={paths.property(listing.id)}
                state={toLinkState(at)}
                lang={listing.language}
                className="outline-none after:absolute after:inset-0 after:rounded-card"
              >
                {listing.name}
              </LocalLink>
            </h3>
            <p className="truncate text-13 text-muted">{words({ ...listing, subtype: listing.subType }).place}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
