import { z } from "zod/mini";
import { batchRequestSchema } from "../../shared/batch.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { PAGE_MAX } from "../../shared/paging.ts";
import { searchQuerySchema } from "../../shared/text.schema.ts";
import { REPRICE_PERCENT_MAX } from "../prices/repricing.rules.ts";
import { CLOSE_REASONS } from "./listings.terms.ts";
import { OWN_FILTERS, OWN_ORDERS } from "./own-listings.terms.ts";

/** The maximum number of listings in a response of an owner's list, and the default. */
const OWN_MAX = 500;

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
