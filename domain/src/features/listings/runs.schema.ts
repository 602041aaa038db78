import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { PLANS } from "./listings.terms.ts";

/** What a live listing has, as it was bought, and until when. */
export const runSchema = z.object({
  plan: z.enum(PLANS),
  boosts: z.array(z.enum(["exposure", "social", "priority"])),
  expiresAt: momentSchema,
});
