import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { readableText } from "../../shared/text.schema.ts";
import { TICKET_MESSAGES, TICKET_STATUSES, TICKET_TYPES } from "./tickets.rules.ts";

/** A ticket as its sender reads it: what they wrote and what was answered, without administrators' names and notes. */
export const ticketThreadSchema = z.object({
  number: z.string(),
  type: z.enum(TICKET_TYPES),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  /** Oldest first; the first is the ticket's description. */
  messages: z.array(z.object({ id: idText, at: momentSchema, isOwn: z.boolean(), text: z.string() })),
});
export type TicketThread = z.infer<typeof ticketThreadSchema>;

export const replyToTicketRequestSchema = z.strictObject({
  message: withRequiredMessage(readableText(20_000), TICKET_MESSAGES.replyRequired),
});
