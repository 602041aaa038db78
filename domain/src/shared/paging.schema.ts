import { z } from "zod/mini";
import { countSchema } from "./numbers.schema.ts";
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from "./paging.ts";

/** `page` and `limit` of a query string. */
export const pageRequestSchema = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE),
});
export type PageRequest = z.infer<typeof pageRequestSchema>;

/** The paging details that come with the rows of a list. */
export const pageSchema = z.object({ page: countSchema, totalPages: countSchema, totalResults: countSchema });
