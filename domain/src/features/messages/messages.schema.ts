import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { datedPageRequestSchema } from "../../shared/paging.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";

export const CHANNELS = ["email", "sms"] as const;

export const listMessagesRequestSchema = z.extend(datedPageRequestSchema, { status: z.literal("failed") });

export type ListMessagesRequest = z.infer<typeof listMessagesRequestSchema>;

/** An undelivered message as administrators see it, without its text. */
export const failedMessageSchema = z.object({
  id: idText,
  channel: z.enum(CHANNELS),
  to: z.string(),
  language: z.enum(LANGUAGES),
  attempts: integer(0, INT32_MAX),
  /** The carrier's error code for the last attempt. */
  lastError: z.string(),
  createdAt: momentSchema,
  failedAt: momentSchema,
});
export type FailedMessage = z.infer<typeof failedMessageSchema>;
