import { findCategory } from "@vestpocket/domain/categories/categories.schema";
import { findPriceBand, PRICE_BANDS, type PriceBand } from "@vestpocket/domain/prices/prices.schema";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import type { SearchQuery } from "./search-query.ts";

/** Props of every search picker: the search, and a callback with the changed one. */
export interface PickerProps {
  search: SearchQuery;
  onChange: (search: SearchQuery) => void;
  className?: string;
}

// How each picker changes a search. All of them go back to the first page.

/** Selects a category, or clears it if already selected. */
export function toggleType(search: SearchQuery, type: string): SearchQuery {
  const chosen = findCategory(search.type ?? "")?.type;
  return { ...search, type: chosen === type ? undefined : type, subtype: undefined, page: undefined };
}

/** Sets or clears the place. */
export function choosePlace(search: SearchQuery, place: PlaceChoice): SearchQuery {
  return { ...search, ...place, page: undefined };
}

/** A band's key; null for Any Price, which clears both bounds. */
export function choosePriceBand(search: SearchQuery, key: string): SearchQuery {
  const band: PriceBand | undefined = PRICE_BANDS.find((each) => each.key === key);
  return { ...search, lowerPrice: band?.lower, upperPrice: band?.upper, page: undefined };
}

/** The key of the band that matches a search's bounds; undefined if none does. */
export function chosenPriceBand({ lowerPrice, upperPrice }: SearchQuery): string | undefined {
  return findPriceBand(lowerPrice, upperPrice)?.key;
}
