import { z } from "zod/mini";
import { idText } from "./ids.schema.ts";
import { countSchema } from "./numbers.schema.ts";
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from "./paging.ts";

/** `page` and `limit` of a query string, and the id of the row after which a page begins; `page` is then only echoed. */
export const pageRequestSchema = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE),
  after: z.optional(z.union([z.literal(""), idText])),
});
export type PageRequest = z.infer<typeof pageRequestSchema>;

const day = z.optional(z.union([z.literal(""), z.iso.date()]));

/** Filters a list by day, YYYY-MM-DD in UTC like the charts; both are inclusive. */
export const dayRangeSchema = z.strictObject({ from: day, to: day });
export type DayRange = z.infer<typeof dayRangeSchema>;

/** `page`, `limit`, `from`, `to` and `sort` of an admin list, which has the newest first unless sorted. */
export const datedPageRequestSchema = z.extend(pageRequestSchema, {
  ...dayRangeSchema.shape,
  sort: z.optional(z.enum(["oldest"])),
});
export type DatedPageRequest = z.infer<typeof datedPageRequestSchema>;

/** The paging details that come with the rows of a list. */
export const pageSchema = z.object({
  page: countSchema,
  totalPages: countSchema,
  totalResults: countSchema,
  /** The list has more rows than were counted. */
  totalIsAtLeast: z.optional(z.literal(true)),
  /** Of such a list: `after` of the next page. */
  next: z.optional(idText),
});
