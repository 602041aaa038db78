import { z } from "zod/mini";
import { batchRequestSchema } from "../../shared/batch.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { PAGE_MAX } from "../../shared/paging.ts";
import { searchQuerySchema } from "../../shared/text.schema.ts";
import { REPRICE_PERCENT_MAX } from "../prices/repricing.rules.ts";
import { CLOSE_REASONS, LISTING_STATUSES } from "./listings.terms.ts";

/** The maximum number of listings in a response of an owner's list, and the default. */
const OWN_MAX = 500;

/** Filters of an owner's list: a status, or the active listings that end within seven days. */
export const OWN_FILTERS = [...LISTING_STATUSES, "ending"] as const;
export type OwnFilter = (typeof OWN_FILTERS)[number];

/** The orders of an owner's list. Within one, the newest come first (product.md §5.7). */
export const OWN_ORDERS = ["newest", "oldest", "views", "inquiries", "highest", "lowest", "ending"] as const;
export type OwnOrder = (typeof OWN_ORDERS)[number];

const ownFilters = {
  /** Words of the title or the city; all of them must occur. */
  searchQuery: z.optional(searchQuerySchema),
  status: z.optional(z.enum(OWN_FILTERS)),
  order: z._default(z.enum(OWN_ORDERS), "newest"),
};

export const exportOwnRequestSchema = z.object(ownFilters);

export const listOwnRequestSchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(OWN_MAX)), OWN_MAX),
  ...ownFilters,
});
export type ListOwnRequest = z.infer<typeof listOwnRequestSchema>;

/** How many of an owner's listings each filter leaves, among those that match the words. */
export const ownCountsSchema = z.record(z.enum(OWN_FILTERS), countSchema);
export type OwnCounts = z.infer<typeof ownCountsSchema>;

export const closeManyRequestSchema = z.extend(batchRequestSchema, { reason: z.enum(CLOSE_REASONS) });

export const repriceManyRequestSchema = z.extend(batchRequestSchema, {
  /** Percent, -50 to 50, in tenths. */
  percent: z.number().check(
    z.minimum(-REPRICE_PERCENT_MAX),
    z.maximum(REPRICE_PERCENT_MAX),
    z.multipleOf(0.1),
    z.refine((percent) => percent !== 0),
  ),
});
