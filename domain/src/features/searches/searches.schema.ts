import { z } from "zod/mini";
import { countSchema, integer } from "../../shared/numbers.schema.ts";
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from "../../shared/paging.ts";
import { plainText } from "../../shared/text.schema.ts";
import { listingCardSchema } from "../listings/listings.schema.ts";
import { LISTING_TYPES, POSTED_AS } from "../listings/listings.terms.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";

export const SORTS = ["featured", "newest", "price-asc", "price-desc"] as const;
export type Sort = (typeof SORTS)[number];

/** Most featured listings on the home page. */
export const FEATURED_LIMIT = 10;

const bound = integer(0, PRICE_MAX);

const name = plainText(60).check(z.minLength(1));

/**
 * Filters of a search, all of which must match. Names of types, subtypes, provinces and cities are accepted in any case and with
 * or without accents. Rules across fields are in searches.rules (product.md §6).
 */
export const searchFilterSchema = z.strictObject({
  type: z.optional(name),
  subtype: z.optional(name),
  province: z.optional(name),
  city: z.optional(name),
  listingType: z.optional(z.enum(LISTING_TYPES)),
  postedAs: z.optional(z.enum(POSTED_AS)),
  /** Whole dollars, inclusive. */
  lowerPrice: z.optional(bound),
  /** Whole dollars, inclusive. */
  upperPrice: z.optional(bound),
  keywords: z.optional(z.array(plainText(2_000)).check(z.maxLength(1_000))),
  sort: z.optional(z.enum(SORTS)),
});
export type SearchFilter = z.infer<typeof searchFilterSchema>;

export const searchRequestSchema = z.extend(searchFilterSchema, {
  page: z._default(integer(1, PAGE_MAX), 1),
  limit: z._default(integer(1, PAGE_SIZE_MAX), PAGE_SIZE),
  /** The cursor of the previous page. If given, rows continue from there and `page` is only echoed. */
  lastDoc: z.optional(plainText(500).check(z.minLength(1))),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

export const searchResponseSchema = z.object({
  response: z.object({
    properties: z.array(listingCardSchema),
    totalPages: countSchema,
    totalResults: countSchema,
    page: countSchema,
    /** The cursor for the next page; null on an empty page. */
    lastDoc: z.nullable(z.string()),
  }),
});

export const featuredRequestSchema = z.strictObject({
  /** Degrees north. With `lon`, the nearest listings come first. */
  lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  lon: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  limit: z._default(integer(1, FEATURED_LIMIT), FEATURED_LIMIT),
  city: z.optional(name),
  sort: z._default(z.enum(["featured", "newest"]), "featured"),
});
export type FeaturedRequest = z.infer<typeof featuredRequestSchema>;

export const featuredResponseSchema = z.object({ properties: z.array(listingCardSchema) });

/** The filters of a search without results, in the data's spelling. Unknown cities and keywords are as typed, in lower case. */
export const missedFiltersSchema = z.object({
  type: z.optional(z.string()),
  subtype: z.optional(z.string()),
  province: z.optional(z.string()),
  city: z.optional(z.string()),
  listingType: z.optional(z.enum(LISTING_TYPES)),
  postedAs: z.optional(z.enum(POSTED_AS)),
  lowerPrice: z.optional(bound),
  upperPrice: z.optional(bound),
  /** In alphabetical order. */
  keywords: z.optional(z.array(z.string())),
});
export type MissedFilters = z.infer<typeof missedFiltersSchema>;
