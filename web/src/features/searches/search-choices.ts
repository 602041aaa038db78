import { findCategory } from "@vestpocket/domain/categories/categories.schema";
import { findPriceBand, PRICE_BANDS, type PriceBand } from "@vestpocket/domain/prices/prices.schema";
import type { PlaceChoice } from "../../platform/places/place-choice.ts";
import type { SearchQuery } from "./search-query.ts";

/** What every picker of a search takes: the search, and who wants to know the one that a choice makes of it. */
export interface PickerProps {
  search: SearchQuery;
  onChange: (search: SearchQuery) => void;
  className?: string;
}

// What each picker's choice makes of a search. Every one of them leads back to the first page.

/** The category pressed; the one already chosen is cleared. */
export function toggleType(search: SearchQuery, type: string): SearchQuery {
  const chosen = findCategory(search.type ?? "")?.type;
  return { ...search, type: chosen === type ? undefined : type, subtype: undefined, page: undefined };
}

/** Another place, or none. */
export function choosePlace(search: SearchQuery, place: PlaceChoice): SearchQuery {
  return { ...search, ...place, page: undefined };
}

/** A band's key; null: Any Price, which clears both bounds. */
export function choosePriceBand(search: SearchQuery, key: string): SearchQuery {
  const band: PriceBand | undefined = PRICE_BANDS.find((each) => each.key === key);
  return { ...search, lowerPrice: band?.lower, upperPrice: band?.upper, page: undefined };
}

/** The key of the band that a search's bounds are; undefined for no bounds, and for bounds that are no band. */
export function chosenPriceBand({ lowerPrice, upperPrice }: SearchQuery): string | undefined {
  return findPriceBand(lowerPrice, upperPrice)?.key;
}
