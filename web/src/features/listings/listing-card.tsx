import type { HomeCard, ListingCard as Listing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { LocalLink } from "../../platform/local-link.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CardFrame } from "./card-frame.tsx";
import { HiddenPrice } from "./hidden-price.tsx";
import { ListingBadges } from "./listing-badges.tsx";
import { ForeignText } from "./listing-languages.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { useListingWords } from "./listing-words.ts";
import { CardPrice, CardPriceDetail } from "./price.tsx";

/** Picture sizes in the carousel: 3 cards, 2 below 1024 px, 1 below 750 px. */
const SIZES = "(min-width: 1288px) 397px, (min-width: 1024px) 31vw, (min-width: 750px) 47vw, 100vw";
/** For a wide card, whose picture may be cropped at its sides. */
const WIDE_SIZES = "(min-width: 1192px) 340px, (min-width: 1024px) 47vw, (min-width: 608px) 340px, 100vw";

interface ListingCardProps {
  listing: HomeCard | Listing;
  wide?: boolean;
  /** Whether its boost explains something here. */
  hasBoost?: boolean;
  /** Whether it is only looked at: without its link. */
  isPreview?: boolean;
  /** The favourite button; passed in by the page because favourites are another feature. */
  heart?: ReactNode;
}

/** A listing's card; the whole card is a link. */
export function ListingCard({ listing, wide = false, hasBoost = false, isPreview = false, heart }: ListingCardProps) {
  const { place, kind } = useListingWords()(listing);
  return (
    <CardFrame
      wide={wide}
      picture={<ListingPicture url={listing.thumbnailUrl} sizes={wide ? WIDE_SIZES : SIZES} className="" />}
      badges={<ListingBadges listing={listing} hasBoost={hasBoost} />}
      price={
        "hiddenPrice" in listing && listing.hiddenPrice ? (
          <HiddenPrice listing={listing} hidden={listing.hiddenPrice} />
        ) : (
          <CardPrice listing={listing} />
        )
      }
      title={
        isPreview ? (
          <span lang={listing.language}>{listing.name}</span>
        ) : (
          <LocalLink
            to={paths.property(listing.id)}
            lang={listing.language}
            className="outline-none after:absolute after:inset-0 group-hover:text-link"
          >
            {listing.name}
          </LocalLink>
        )
      }
      place={place}
      detail={<CardPriceDetail listing={listing} />}
      kind={
        <>
          {kind}
          <ForeignText language={listing.language} />
        </>
      }
      facts={<CardFacts facts={listing.facts} />}
      heart={heart}
    />
  );
}
