import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import {
  findCategory,
  findSubtype,
  LISTING_TYPE_LABELS,
  subtypeKey,
} from "@vestpocket/domain/categories/categories.schema";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { useCallback } from "react";
import { useMessage } from "../../platform/language.ts";
import { usePlaceWords } from "../../shared/places/place-words.ts";

interface ListingWords {
  /** 'Toronto, Ontario'. */
  readonly place: string;
  /** 'subtype | type': 'Retail | Commercial'. */
  readonly kind: string;
}

/** A listing's place and type in the page's language. */
export function useListingWords() {
  const message = useMessage();
  const placeWords = usePlaceWords();
  return useCallback(
    (listing: Pick<ListingCard, "city" | "province" | "type" | "subtype">): ListingWords => {
      const category = findCategory(listing.type);
      const subtype = category && findSubtype(category, listing.subtype);
      const subtypeLabel = category && subtype && SUBTYPE_LABELS[subtypeKey(category, subtype)];
      const type = category ? message(LISTING_TYPE_LABELS[category.slug]) : listing.type;
      return {
        place: placeWords(listing),
        kind: `${subtypeLabel ? message(subtypeLabel) : listing.subtype} | ${type}`,
      };
    },
    [message, placeWords],
  );
}
