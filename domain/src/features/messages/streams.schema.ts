import { z } from "zod/mini";
import { pathText } from "../../shared/contract.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { COMMERCIAL_STREAMS, SUPPRESSION_REASONS } from "./streams.terms.ts";

/** One commercial stream, as somebody asked for it or not. */
export const mailStreamSchema = z.object({
  stream: z.enum(COMMERCIAL_STREAMS),
  isGiven: z.boolean(),
  /** The sentence with which it is asked for, in the reader's language. */
  words: z.string(),
  version: integer(1, INT32_MAX),
  /** When it was asked for or ended last; null if it never was. */
  changedAt: z.nullable(momentSchema),
});
export type MailStream = z.infer<typeof mailStreamSchema>;

export const mailStreamsSchema = z.object({
  streams: z.array(mailStreamSchema),
  /** Why the reader's address gets no commercial email; null if it does. */
  suppression: z.nullable(z.object({ email: z.string(), reason: z.enum(SUPPRESSION_REASONS), since: momentSchema })),
});
export type MailStreams = z.infer<typeof mailStreamsSchema>;

export const mailStreamParams = z.object({ stream: pathText });

/** `version` is that of the sentence that was shown. */
export const chooseMailStreamRequestSchema = z.strictObject({
  isGiven: z.boolean(),
  version: integer(1, INT32_MAX),
});

/** What a link in an email ends. It says nothing of the account. */
export const unsubscribeLinkSchema = z.object({
  stream: z.enum(COMMERCIAL_STREAMS),
  /** The saved search whose alerts it ends; null if it ends the whole stream. */
  search: z.nullable(z.string()),
  /** The search that it was for does not exist any more; the link is for the stream then. */
  isSearchDeleted: z.boolean(),
  isSubscribed: z.boolean(),
  /** Whether it can be taken back here that the stream ended. */
  isUndoable: z.boolean(),
});
export type UnsubscribeLink = z.infer<typeof unsubscribeLinkSchema>;

/** `isAll`: the whole stream, although the link is for one search. */
export const unsubscribeRequestSchema = z.strictObject({ isAll: z.boolean() });
