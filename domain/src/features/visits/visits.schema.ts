import { z } from "zod/mini";
import { listingCardSchema } from "../listings/listings.schema.ts";
import { RECENT_VISITS_MAX } from "./visits.rules.ts";

export const recentVisitsSchema = z.object({
  /** The active ones, latest visit first. */
  properties: z.array(listingCardSchema).check(z.maxLength(RECENT_VISITS_MAX)),
});
