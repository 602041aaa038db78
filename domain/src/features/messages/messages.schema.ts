import { z } from "zod/mini";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";

export const CHANNELS = ["email", "sms"] as const;

export const listMessagesRequestSchema = z.extend(pageRequestSchema, { status: z.literal("failed") });

const moment = z.object({ seconds: z.int().check(z.minimum(0), z.maximum(253_402_300_799)) });

/** A message that reached nobody, as administrators see it: never what it says. */
export const failedMessageSchema = z.object({
  id: z.uuid(),
  channel: z.enum(CHANNELS),
  to: z.string(),
  language: z.enum(LANGUAGES),
  attempts: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  /** Why the last attempt failed, in the carrier's codes. */
  lastError: z.string(),
  createdAt: moment,
  failedAt: moment,
});
export type FailedMessage = z.infer<typeof failedMessageSchema>;
