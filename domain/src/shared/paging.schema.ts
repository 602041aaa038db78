import { z } from "zod/mini";
import { countSchema } from "./numbers.schema.ts";
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from "./paging.ts";

/** `page` and `limit` of a query string. */
export const pageRequestSchema = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE),
});
export type PageRequest = z.infer<typeof pageRequestSchema>;

const day = z.optional(z.union([z.literal(""), z.iso.date()]));

/** Filters a list by day, YYYY-MM-DD in UTC like the charts; both are inclusive. */
export const dayRangeSchema = z.strictObject({ from: day, to: day });
export type DayRange = z.infer<typeof dayRangeSchema>;

/** `page`, `limit`, `from` and `to` of an admin list. */
export const datedPageRequestSchema = z.extend(pageRequestSchema, dayRangeSchema.shape);
export type DatedPageRequest = z.infer<typeof datedPageRequestSchema>;

/** The paging details that come with the rows of a list. */
export const pageSchema = z.object({ page: countSchema, totalPages: countSchema, totalResults: countSchema });
