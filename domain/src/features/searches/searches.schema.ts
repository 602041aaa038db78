import { z } from "zod/mini";
import { countSchema, integer } from "../../shared/numbers.schema.ts";
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from "../../shared/paging.ts";
import { plainText } from "../../shared/text.schema.ts";
import { CONFIRMED_WITHIN } from "../confirmations/confirmations.terms.ts";
import { cardFactSchema, homeCardSchema, listingCardSchema, memberCardSchema } from "../listings/listings.schema.ts";
import { LISTING_TYPES, POSTED_AS } from "../listings/listings.terms.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";
import { MEASURE_KEYS, type MeasureKey, measureOf } from "./measures.ts";
import { withinSchema } from "./within.schema.ts";

export const SORTS = ["relevance", "featured", "newest", "confirmed", "price-asc", "price-desc"] as const;
export const DIRECTIONS = ["asc", "desc"] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** By a measure: 'rentMonthGross-asc'. */
export type MeasureSort = `${MeasureKey}-${Direction}`;
export type Sort = (typeof SORTS)[number] | MeasureSort;

const MEASURE_SORTS = MEASURE_KEYS.flatMap((key) =>
  DIRECTIONS.map((direction) => `${key}-${direction}` satisfies MeasureSort),
);

/** The most featured listings on the home page. */
export const FEATURED_LIMIT = 10;

/** The most similar listings on a listing's page. */
export const SIMILAR_LIMIT = 6;

const bound = integer(0, PRICE_MAX);

/** The bounds of a measure, inclusive, in its unit. */
function toBoundsSchema(key: MeasureKey) {
  const { decimals, max } = measureOf(key);
  const value = z.number().check(z.minimum(0), z.maximum(max), z.multipleOf(decimals === 0 ? 1 : 0.01));
  return z.optional(z.strictObject({ min: z.optional(value), max: z.optional(value) }));
}

/** Bounds by measure. A listing without a value matches too, after those with one (product.md §6.9). */
export const boundsSchema = z.strictObject(
  Object.fromEntries(MEASURE_KEYS.map((key) => [key, toBoundsSchema(key)])) as Record<
    MeasureKey,
    ReturnType<typeof toBoundsSchema>
  >,
);
export type Bounds = z.infer<typeof boundsSchema>;

/** The name of a type, a subtype, a province or a city, or words of a zoning. */
export const filterName = plainText(60).check(z.minLength(1));

/**
 * Filters of a search, all of which must match. Names of types, subtypes, provinces and cities are accepted in any case and with
 * or without accents. Rules across fields are in searches.rules (product.md §6).
 */
export const searchFilterSchema = z.strictObject({
  type: z.optional(filterName),
  subtype: z.optional(filterName),
  province: z.optional(filterName),
  city: z.optional(filterName),
  within: z.optional(withinSchema),
  listingType: z.optional(z.enum(LISTING_TYPES)),
  postedAs: z.optional(z.enum(POSTED_AS)),
  /** Confirmed in the last so many times 24 hours. */
  confirmedWithin: z.optional(z.literal(CONFIRMED_WITHIN)),
  /** Whole dollars, inclusive. */
  lowerPrice: z.optional(bound),
  /** Whole dollars, inclusive. */
  upperPrice: z.optional(bound),
  bounds: z.optional(boundsSchema),
  /** Part of a listing's zoning, in any case and with or without accents. */
  zoning: z.optional(filterName),
  keywords: z.optional(z.array(plainText(2_000)).check(z.maxLength(1_000))),
  sort: z.optional(z.enum([...SORTS, ...MEASURE_SORTS])),
});
export type SearchFilter = z.infer<typeof searchFilterSchema>;

export const searchRequestSchema = z.extend(searchFilterSchema, {
  page: z._default(integer(1, PAGE_MAX), 1),
  limit: z._default(integer(1, PAGE_SIZE_MAX), PAGE_SIZE),
  /** The cursor of the previous page. If given, rows continue from there and `page` is only echoed. */
  lastDoc: z.optional(plainText(500).check(z.minLength(1))),
  /** Not a search that somebody made, such as the number beside filters that are being chosen: left out of the metrics. */
  isAside: z.optional(z.boolean()),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

/**
 * For a search that bounds or sorts by measures: the listings that have all of these values, which come first, and the
 * others, which follow. Both are part of `totalResults`.
 */
export const comparableSchema = z.object({
  /** Those with all of the values. */
  total: countSchema,
  /** How many of the results lack a value; a listing that lacks several is counted with each. */
  without: z.array(z.object({ measure: z.enum([...MEASURE_KEYS, "zoning"]), listings: countSchema })),
});

/** A listing's value that the search bounds or sorts by; an empty label where the text says what it is. */
const comparedFactSchema = z.pick(cardFactSchema, { key: true, label: true, text: true, metricText: true });
export type ComparedFactView = z.infer<typeof comparedFactSchema>;

/** Given if more listings match than the total says: matches of frequent keywords are not counted to the end. */
const totalIsAtLeast = z.optional(z.literal(true));

export const searchResponseSchema = z.object({
  response: z.object({
    properties: z.array(listingCardSchema),
    totalPages: countSchema,
    totalResults: countSchema,
    totalIsAtLeast,
    /** Absent if the search neither bounds nor sorts by a measure. */
    comparable: z.optional(comparableSchema),
    /** By listing, its values that the search bounds or sorts by. Absent if the search does neither. */
    compared: z.optional(z.record(z.string(), z.array(comparedFactSchema))),
    page: countSchema,
    /** The cursor for the next page; null on an empty page. */
    lastDoc: z.nullable(z.string()),
  }),
});

export const mapRequestSchema = z.omit(searchFilterSchema, { sort: true });
export type MapRequest = z.infer<typeof mapRequestSchema>;

export const mapResponseSchema = z.object({
  /** How many listings of the search each city has, for those that have any; null if there are too many to count by city. */
  bubbles: z.nullable(
    z.array(
      z.object({ province: z.string(), city: z.string(), lat: z.number(), lon: z.number(), listings: countSchema }),
    ),
  ),
  /** The same as the search's. */
  total: countSchema,
  totalIsAtLeast,
  /** The operator's map tiles: a URL with {z}, {x} and {y}, and the required attribution. */
  tiles: z.optional(z.object({ url: z.string(), credit: z.string(), maxZoom: z.number() })),
});
export type MapResponse = z.infer<typeof mapResponseSchema>;

export const featuredRequestSchema = z.strictObject({
  /** Degrees north. With `lon`, the nearest listings come first. */
  lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  lon: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  limit: z._default(integer(1, FEATURED_LIMIT), FEATURED_LIMIT),
  city: z.optional(filterName),
  sort: z._default(z.enum(["featured", "newest"]), "featured"),
});
export type FeaturedRequest = z.infer<typeof featuredRequestSchema>;

/** Signed-in users get the listings' descriptions, visitors do not. */
export const featuredCardSchema = z.union([memberCardSchema, homeCardSchema]);
export const featuredResponseSchema = z.object({ properties: z.array(featuredCardSchema) });

/** At most SIMILAR_LIMIT, nearest first (product.md §6.12). */
export const similarResponseSchema = z.object({ properties: z.array(listingCardSchema) });

/** The filters of a search without results, in the data's spelling. Unknown cities and keywords are as typed, in lower case. */
export const missedFiltersSchema = z.object({
  type: z.optional(z.string()),
  subtype: z.optional(z.string()),
  province: z.optional(z.string()),
  city: z.optional(z.string()),
  listingType: z.optional(z.enum(LISTING_TYPES)),
  postedAs: z.optional(z.enum(POSTED_AS)),
  confirmedWithin: z.optional(z.literal(CONFIRMED_WITHIN)),
  lowerPrice: z.optional(bound),
  upperPrice: z.optional(bound),
  bounds: z.optional(boundsSchema),
  zoning: z.optional(z.string()),
  /** In alphabetical order. */
  keywords: z.optional(z.array(z.string())),
});
export type MissedFilters = z.infer<typeof missedFiltersSchema>;
