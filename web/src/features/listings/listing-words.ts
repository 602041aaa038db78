import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import {
  findCategory,
  findSubtype,
  LISTING_TYPE_LABELS,
  subtypeKey,
} from "@vestpocket/domain/categories/categories.schema";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { cityLabel, findProvince, PROVINCE_CODES, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { useCallback } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";

interface ListingWords {
  /** 'Toronto, Ontario'. */
  readonly place: string;
  /** 'subtype | type': 'Retail | Commercial'. */
  readonly kind: string;
}

/** Where a listing is and what it is, in the page's language. */
export function useListingWords() {
  const language = useLanguage();
  const message = useMessage();
  return useCallback(
    (listing: Pick<ListingCard, "city" | "province" | "type" | "subtype">): ListingWords => {
      const province = findProvince(listing.province);
      const category = findCategory(listing.type);
      const subtype = category && findSubtype(category, listing.subtype);
      const subtypeLabel = category && subtype && SUBTYPE_LABELS[subtypeKey(category, subtype)];
      const provinceName = province ? message(PROVINCE_LABELS[PROVINCE_CODES[province.name]]) : listing.province;
      const type = category ? message(LISTING_TYPE_LABELS[category.slug]) : listing.type;
      return {
        place: `${cityLabel(listing.city, language)}, ${provinceName}`,
        kind: `${subtypeLabel ? message(subtypeLabel) : listing.subtype} | ${type}`,
      };
    },
    [language, message],
  );
}
