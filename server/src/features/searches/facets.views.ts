import { CATEGORY_TYPES, findCategory } from "@vestpocket/domain/categories/categories.schema";
import { LISTING_TYPES, POSTED_AS } from "@vestpocket/domain/listings/listings.terms";
import { PROVINCES } from "@vestpocket/domain/places/places.schema";
import { PRICE_BANDS, type PriceBand } from "@vestpocket/domain/prices/prices.schema";
import { CITIES, MATCHING_TYPES } from "@vestpocket/domain/searches/criteria.rules";
import type { Facet, Facets } from "@vestpocket/domain/searches/facets.schema";
import { hasMeasure } from "@vestpocket/domain/searches/measures.rules";
import { listBounds, type NamedFilter } from "@vestpocket/domain/searches/searches.rules";
import type { Choice } from "./facets.queries.ts";
import { toPriceSteps } from "./steps.rules.ts";

const BANDS = PRICE_BANDS.map(({ key, ...band }) => ({ key, steps: listSteps(band) }));

/**
 * The counts in the response, with every possible choice in the pickers' order; for cities, only those with listings.
 */
export function toFacets(choices: readonly Choice[], filter: NamedFilter): Facets {
  const sumOf = addUp(choices);
  const count = <Name extends string>(facet: Facet, names: readonly Name[]) =>
    names.map((name) => ({ name, listings: sumOf({ facet, province: "", name }) }));
  /** Whether listings of this kind can have the values that the search bounds; if not, no search combines them. */
  const isPossible = (scope: Parameters<typeof hasMeasure>[1]) =>
    listBounds(filter.bounds ?? {}).every(({ measure }) => hasMeasure(measure, scope));
  const { type, subtype, listingType } = filter;
  const subtypes = (findCategory(type ?? "")?.subtypes ?? []).map(({ name }) => name);
  return {
    listingTypes: LISTING_TYPES.filter((name) => isPossible({ type, subtype, listingType: name })).map((name) => ({
      name,
      listings: total(count("listingTypes", MATCHING_TYPES[name])),
    })),
    types: count(
      "types",
      CATEGORY_TYPES.filter((name) => isPossible({ type: name, listingType })),
    ),
    subtypes: count(
      "subtypes",
      subtypes.filter((name) => isPossible({ type, subtype: name, listingType })),
    ),
    provinces: count(
      "provinces",
      PROVINCES.map(({ name }) => name),
    ),
    cities: CITIES.map(({ province, name, cityKey }) => ({
      province,
      name,
      listings: sumOf({ facet: "cities", province, name: cityKey }),
    })).filter(({ listings }) => listings > 0),
    prices: BANDS.map(({ key, steps }) => ({ name: key, listings: total(count("prices", steps)) })),
    ...(choices.some(({ facet }) => facet === "postedAs") && { postedAs: count("postedAs", POSTED_AS) }),
  };
}

const total = (counts: readonly { readonly listings: number }[]) =>
  counts.reduce((sum, { listings }) => sum + listings, 0);

type Name = Omit<Choice, "listings">;

/** Returns a function that looks up a choice's count. */
function addUp(choices: readonly Choice[]): (name: Name) => number {
  const toKey = ({ facet, province, name }: Name) => `${facet}/${province}/${name}`;
  const sums = new Map<string, number>();
  for (const choice of choices) sums.set(toKey(choice), (sums.get(toKey(choice)) ?? 0) + choice.listings);
  return (name) => sums.get(toKey(name)) ?? 0;
}

/** The price steps that make up a band. */
function listSteps({ lower, upper }: Omit<PriceBand, "key">): string[] {
  const { first, last } = toPriceSteps(lower, upper).whole ?? { first: 0, last: -1 };
  return Array.from({ length: last - first + 1 }, (_, step) => String(first + step));
}
