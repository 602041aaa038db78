import { useLingui } from "@lingui/react/macro";
import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import {
  CATEGORIES,
  CATEGORY_LABELS,
  findCategory,
  findSubtype,
  subtypeKey,
} from "@vestpocket/domain/categories/categories.schema";
import type { ListingType, PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { usePriceRangeLabel } from "./price-range-label.ts";
import type { SearchChange, SearchQuery } from "./search-query.ts";

/** One search criterion in words, and how to drop it. */
export interface SearchWord {
  readonly key: string;
  readonly text: string;
  readonly drop: SearchChange;
}

/** Describes a filter in the page's language: place, category, offer, price, keywords. */
export function useSearchWords(): (filter: SearchFilter) => SearchWord[] {
  const { t } = useLingui();
  const language = useLanguage();
  const message = useMessage();
  const priceRange = usePriceRangeLabel();

  function offerText(listingType: ListingType | undefined): string | undefined {
    const texts = { sale: t`For Sale`, rent: t`For Rent`, both: t`For Sale or Rent` };
    return listingType && texts[listingType];
  }

  function posterText(postedAs: PostedAs | undefined): string | undefined {
    const texts = { agent: t`Listed by agent`, owner: t`Listed by owner` };
    return postedAs && texts[postedAs];
  }

  function confirmedText(days: SearchFilter["confirmedWithin"]): string | undefined {
    return days && t`Confirmed in the last ${days} days`;
  }

  return (filter) => {
    const { type, subtype, province, city, listingType } = filter;
    const category = type === undefined ? undefined : findCategory(type);
    const word = (key: string, text: string | undefined, dropped: readonly (keyof SearchFilter)[]): SearchWord[] =>
      text === undefined ? [] : [{ key, text, drop: (newest) => omit(newest, dropped) }];
    return [
      ...word("city", city && cityLabel(city, language), ["city"]),
      ...word("province", province && provinceText(province), ["province", "city"]),
      ...word("type", category && message(CATEGORY_LABELS[category.slug]), ["type", "subtype"]),
      ...word("subtype", subtype && subtypeText(category, subtype), ["subtype"]),
      ...word("listingType", offerText(listingType), ["listingType"]),
      ...word("postedAs", posterText(filter.postedAs), ["postedAs"]),
      ...word("confirmedWithin", confirmedText(filter.confirmedWithin), ["confirmedWithin"]),
      ...word("price", hasBounds(filter) ? priceRange(filter) : undefined, ["lowerPrice", "upperPrice"]),
      ...(filter.keywords ?? []).map((keyword) => ({
        key: `keyword ${keyword}`,
        text: t`“${keyword}”`,
        drop: (newest: SearchQuery) => ({
          ...newest,
          keywords: newest.keywords?.filter((each) => each !== keyword),
        }),
      })),
    ];
  };

  function provinceText(name: string): string {
    const province = findProvince(name);
    return province ? message(PROVINCE_LABELS[PROVINCE_CODES[province.name]]) : name;
  }

  function subtypeText(category: ReturnType<typeof findCategory>, name: string): string {
    for (const each of category ? [category] : CATEGORIES) {
      const subtype = findSubtype(each, name);
      const label = subtype && SUBTYPE_LABELS[subtypeKey(each, subtype)];
      if (label) return message(label);
    }
    return name;
  }
}

function hasBounds({ lowerPrice, upperPrice }: SearchFilter): boolean {
  return lowerPrice !== undefined || upperPrice !== undefined;
}

function omit(search: SearchQuery, dropped: readonly (keyof SearchFilter)[]): SearchQuery {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !dropped.includes(name as keyof SearchFilter)));
}
