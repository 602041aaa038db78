import { z } from "zod/mini";
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from "./paging.ts";

const count = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** `page` and `limit` of an address: text, read as whole numbers. */
export const pageRequestSchema = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE),
});
export type PageRequest = z.infer<typeof pageRequestSchema>;

/** What goes with the rows of a list. */
export const pageSchema = z.object({ page: count, totalPages: count, totalResults: count });
