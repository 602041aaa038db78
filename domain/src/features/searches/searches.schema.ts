import { z } from "zod/mini";
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from "../../shared/paging.ts";
import { LISTING_TYPES, listingCardSchema } from "../listings/listings.schema.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";

export const SORTS = ["featured", "newest", "price-asc", "price-desc"] as const;
export type Sort = (typeof SORTS)[number];

/** Featured listings on the home page. */
export const FEATURED_LIMIT = 10;

const count = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const bound = z.int().check(z.minimum(0), z.maximum(PRICE_MAX));
/** Text without the character the database refuses. */
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[^\0]*$/u));

/**
 * What a search asks for. Names of type, subtype, province and city are accepted in any case and with or without accents;
 * all given filters must match. The cross-field rules are in searches.rules.
 */
export const searchFilterSchema = z.strictObject({
  type: z.optional(text(60)),
  subtype: z.optional(text(60)),
  province: z.optional(text(60)),
  city: z.optional(text(60)),
  listingType: z.optional(z.enum(LISTING_TYPES)),
  /** Whole dollars, inclusive. */
  lowerPrice: z.optional(bound),
  /** Whole dollars, inclusive. */
  upperPrice: z.optional(bound),
  keywords: z.optional(z.array(z.string().check(z.maxLength(2_000), z.regex(/^[^\0]*$/u))).check(z.maxLength(1_000))),
  sort: z.optional(z.enum(SORTS)),
});
export type SearchFilter = z.infer<typeof searchFilterSchema>;

export const searchRequestSchema = z.extend(searchFilterSchema, {
  page: z._default(z.int().check(z.minimum(1), z.maximum(PAGE_MAX)), 1),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE),
  /** The cursor of the page before: rows then follow it, and `page` is only echoed. */
  lastDoc: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

export const searchResponseSchema = z.object({
  response: z.object({
    properties: z.array(listingCardSchema),
    totalPages: count,
    totalResults: count,
    page: count,
    /** The cursor for the next page; null on an empty page. */
    lastDoc: z.nullable(z.string()),
  }),
});

export const featuredRequestSchema = z.strictObject({
  /** Degrees north; with `lon`, nearest first. */
  lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  lon: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(FEATURED_LIMIT)), FEATURED_LIMIT),
  city: z.optional(text(60)),
  sort: z._default(z.enum(["featured", "newest"]), "featured"),
});
export type FeaturedRequest = z.infer<typeof featuredRequestSchema>;

export const featuredResponseSchema = z.object({ properties: z.array(listingCardSchema) });

/** What was searched for and not found, in the domain's spelling; a city it does not know and keywords as typed, in lower case. */
export const missedFiltersSchema = z.object({
  type: z.optional(z.string()),
  subtype: z.optional(z.string()),
  province: z.optional(z.string()),
  city: z.optional(z.string()),
  listingType: z.optional(z.enum(LISTING_TYPES)),
  lowerPrice: z.optional(bound),
  upperPrice: z.optional(bound),
  /** In alphabetical order. */
  keywords: z.optional(z.array(z.string())),
});
export type MissedFilters = z.infer<typeof missedFiltersSchema>;
