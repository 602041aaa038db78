import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";
import { LISTING_TYPES, POSTED_AS } from "../listings/listings.terms.ts";
import { PRICE_BANDS } from "../prices/prices.schema.ts";

const named = z.object({ name: z.string(), listings: countSchema });

/**
 * How many listings a search would find with each choice of a filter instead of its own: the current choice does not
 * hide the others (product.md §6.13). Names are in the data's spelling.
 */
export const facetsSchema = z.object({
  listingTypes: z.array(z.object({ name: z.enum(LISTING_TYPES), listings: countSchema })),
  /** Without choices that cannot have a value bounded by the search: no search can combine both. */
  types: z.array(named),
  /** Those of the search's category; empty if it has none. */
  subtypes: z.array(named),
  provinces: z.array(named),
  /** The cities with listings, of the search's province or of all. */
  cities: z.array(z.object({ province: z.string(), name: z.string(), listings: countSchema })),
  prices: z.array(z.object({ name: z.enum(PRICE_BANDS.map(({ key }) => key)), listings: countSchema })),
  /** Absent if it is not known without reading all listings. */
  postedAs: z.optional(z.array(z.object({ name: z.enum(POSTED_AS), listings: countSchema }))),
});
export type Facets = z.infer<typeof facetsSchema>;
export type Facet = keyof Facets;

export const facetsResponseSchema = z.object({
  /** Null if counting takes too long: nothing is estimated. */
  facets: z.nullable(facetsSchema),
});
