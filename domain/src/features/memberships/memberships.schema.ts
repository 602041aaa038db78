import { z } from "zod/mini";

/** The one kind of subscription there is. */
export const SUBSCRIPTION_TYPES = ["agent"] as const;

export const subscriptionRequestSchema = z.strictObject({ subscriptionType: z.enum(SUBSCRIPTION_TYPES) });
