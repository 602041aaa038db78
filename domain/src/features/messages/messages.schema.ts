import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";

export const CHANNELS = ["email", "sms"] as const;

export const listMessagesRequestSchema = z.extend(pageRequestSchema, { status: z.literal("failed") });

/** A message that reached nobody, as administrators see it: never what it says. */
export const failedMessageSchema = z.object({
  id: z.uuid(),
  channel: z.enum(CHANNELS),
  to: z.string(),
  language: z.enum(LANGUAGES),
  attempts: integer(0, INT32_MAX),
  /** Why the last attempt failed, in the carrier's codes. */
  lastError: z.string(),
  createdAt: momentSchema,
  failedAt: momentSchema,
});
export type FailedMessage = z.infer<typeof failedMessageSchema>;
