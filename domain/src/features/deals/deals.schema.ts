import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { DEAL_STATUSES } from "./deals.terms.ts";

const status = z.enum(DEAL_STATUSES);

export const setDealSchema = z.strictObject({ status });

/** The deal's current and past statuses, latest first. Empty until its owner sets one. */
export const dealSchema = z.object({
  isOwner: z.boolean(),
  history: z.array(z.object({ status, at: momentSchema })),
});
export type Deal = z.infer<typeof dealSchema>;
