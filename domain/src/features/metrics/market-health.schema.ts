import { z } from "zod/mini";
import { countSchema } from "../../shared/numbers.schema.ts";
import { CATEGORY_TYPES } from "../categories/categories.schema.ts";

/** How many cities are compared. */
export const COMPARED_CITIES = 8;

/** Whether the marketplace works for both sides, over the last MARKET_DAYS days. */
export const marketHealthSchema = z.object({
  /** Live now. */
  activeListings: countSchema,
  /** Listings that got an inquiry. */
  askedListings: countSchema,
  /** Pairs of a person and a listing whose page they visited last in this time. */
  visits: countSchema,
  inquiries: countSchema,
  /** Inquiries older than REPLY_DAYS days that their owner has not answered. */
  unanswered: countSchema,
  /** The median until the owner's first reply, in seconds; null if nobody replied. */
  replySeconds: z.nullable(countSchema),
  /** Listings created, and those of them that a plan was paid for. */
  drafts: countSchema,
  paidDrafts: countSchema,
  /** Agent Pro years bought by members who had had one, and memberships that ended. */
  renewals: countSchema,
  ended: countSchema,
  /** Inquiries and live listings by category and by the cities with the most inquiries. */
  categories: z.array(z.object({ type: z.enum(CATEGORY_TYPES), inquiries: countSchema, listings: countSchema })),
  cities: z.array(z.object({ city: z.string(), province: z.string(), inquiries: countSchema, listings: countSchema })),
});
export type MarketHealth = z.infer<typeof marketHealthSchema>;
