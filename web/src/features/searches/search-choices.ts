import { findCategory } from "@vestpocket/domain/categories/categories.schema";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { findPriceBand, PRICE_BANDS, type PriceBand } from "@vestpocket/domain/prices/prices.schema";
import type { CountOf } from "../../shared/listings/listing-counts.ts";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import type { SearchChange, SearchQuery } from "./search-query.ts";
import type { Unread } from "./search-state.ts";

/** Props of every search picker: the search, and a callback with what to change in it. */
export interface PickerProps {
  search: SearchQuery;
  onChange: (change: SearchChange) => void;
  className?: string;
  /** How many listings each choice leaves. */
  countOf?: CountOf | undefined;
}

/** Props of filters that show their own errors. */
export interface FilterProps extends PickerProps {
  /** Filters of the URL that could not be parsed; Reset removes them too. */
  unread: Unread;
  /** The server's error messages by filter. */
  errors: Readonly<Record<string, string>>;
}

// How each picker changes a search. All of them go back to the first page.

/** Selects a category, or clears it if already selected. */
export function toggleType(search: SearchQuery, type: string): SearchQuery {
  const chosen = findCategory(search.type ?? "")?.type;
  return { ...search, type: chosen === type ? undefined : type, subtype: undefined, page: undefined };
}

/** Selects a subtype, or clears it if already selected. */
export function toggleSubtype(search: SearchQuery, subtype: string): SearchQuery {
  return { ...search, subtype: search.subtype === subtype ? undefined : subtype, page: undefined };
}

/** Selects who posted a listing, or clears it if already selected. */
export function togglePostedAs(search: SearchQuery, postedAs: PostedAs): SearchQuery {
  return { ...search, postedAs: search.postedAs === postedAs ? undefined : postedAs, page: undefined };
}

/** Sets or clears the place. */
export function choosePlace(search: SearchQuery, place: PlaceChoice): SearchQuery {
  return { ...search, ...place, page: undefined };
}

/** A band's key; any other, or none, is Any Price, which clears both bounds. */
export function choosePriceBand(search: SearchQuery, key: string | undefined): SearchQuery {
  const band: PriceBand | undefined = PRICE_BANDS.find((each) => each.key === key);
  return { ...search, lowerPrice: band?.lower, upperPrice: band?.upper, page: undefined };
}

/** The key of the band that matches a search's bounds; undefined if none does. */
export function chosenPriceBand({ lowerPrice, upperPrice }: SearchQuery): string | undefined {
  return findPriceBand(lowerPrice, upperPrice)?.key;
}
