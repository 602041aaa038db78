import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";

/** What waits for an owner's decision about one listing, and who took notice of it (product.md §5.8). */
export const ownFiguresSchema = z.object({
  waiting: z.object({
    /** Access requests to decide. */
    requests: countSchema,
    /** Questions and document requests to answer. */
    questions: countSchema,
    /** Offers to answer. */
    offers: countSchema,
  }),
  /** People who opened its page: ever, and those whose latest visit was in the last REACH_DAYS days. */
  views: z.object({ total: countSchema, recent: countSchema }),
  /** Conversations about it: all, those begun in the last REACH_DAYS days, and those with unread messages. */
  inquiries: z.object({ total: countSchema, recent: countSchema, unread: countSchema }),
  /** Members who have it among their favourites. */
  favourites: countSchema,
});
export type OwnFigures = z.infer<typeof ownFiguresSchema>;
