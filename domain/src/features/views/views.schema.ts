import { z } from "zod/mini";
import { listingCardSchema } from "../listings/listings.schema.ts";
import { RECENT_VIEWS_MAX } from "./views.rules.ts";

export const recentViewsSchema = z.object({
  /** Those that are active, the last one seen first. */
  properties: z.array(listingCardSchema).check(z.maxLength(RECENT_VIEWS_MAX)),
});
