import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";
import { searchFilterSchema } from "./searches.schema.ts";

export const relaxationsResponseSchema = z.object({
  /** Searches that ask for less and find more, the smallest changes first; three at most (product.md §6.15). */
  relaxations: z.array(
    z.object({
      /** The whole search, to be made instead. */
      filter: z.omit(searchFilterSchema, { sort: true }),
      listings: countSchema,
      /** Given if there are more than that. */
      isAtLeast: z.optional(z.literal(true)),
    }),
  ),
});
