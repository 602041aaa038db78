import { z } from "zod/mini";
import { pathText } from "../../shared/contract.schema.ts";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { datedPageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { reasonSchema } from "../../shared/reason.schema.ts";
import { searchQuerySchema } from "../../shared/text.schema.ts";
import { CADENCES } from "../saved-searches/saved-searches.terms.ts";
import { COMMERCIAL_STREAMS, STREAMS, SUPPRESSION_REASONS, SUPPRESSION_SOURCES } from "./streams.terms.ts";

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
  /** How often the search is told of; null if the link is for no search. */
  cadence: z.nullable(z.enum(CADENCES)),
  /** Whether it can be taken back here that the stream ended. */
  isUndoable: z.boolean(),
});
export type UnsubscribeLink = z.infer<typeof unsubscribeLinkSchema>;

/**
 * `isAll`: the whole stream, although the link is for one search. `cadence`: only hear less often of the search; nothing
 * changes if that is not less often than now.
 */
export const unsubscribeRequestSchema = z.strictObject({
  isAll: z.boolean(),
  cadence: z.optional(z.enum(["daily", "weekly"])),
});
export type UnsubscribeRequest = z.infer<typeof unsubscribeRequestSchema>;

/** A stream of commercial email, for administrators. */
export const streamStateSchema = z.object({
  stream: z.enum(COMMERCIAL_STREAMS),
  /** Since when it is stopped, and why; null if it is not. */
  stop: z.nullable(z.object({ reason: z.string(), since: momentSchema })),
  /** Emails that wait, withheld ones among them. */
  waiting: countSchema,
  /** Since when the oldest of them waits. */
  oldestAt: z.nullable(momentSchema),
});
export type StreamState = z.infer<typeof streamStateSchema>;

/** What became of the emails that were sent on one day (UTC), and how many people ended the stream on that day. */
export const streamDaySchema = z.object({
  stream: z.enum(STREAMS),
  day: z.iso.date(),
  sent: countSchema,
  delivered: countSchema,
  bounced: countSchema,
  complained: countSchema,
  unsubscribed: countSchema,
});
export type StreamDay = z.infer<typeof streamDaySchema>;

/** `days` of the last 30, newest first, without those on which nothing happened. */
export const streamFiguresSchema = z.object({ streams: z.array(streamStateSchema), days: z.array(streamDaySchema) });
export type StreamFigures = z.infer<typeof streamFiguresSchema>;

export const stopStreamRequestSchema = z.strictObject({ reason: reasonSchema });

/** `searchQuery` is a part of an address; the days are those since which the addresses are suppressed. */
export const listSuppressionsRequestSchema = z.extend(datedPageRequestSchema, {
  searchQuery: z.optional(searchQuerySchema),
});
export type ListSuppressionsRequest = z.infer<typeof listSuppressionsRequestSchema>;

export const suppressionSchema = z.object({
  id: idText,
  address: z.string(),
  reason: z.enum(SUPPRESSION_REASONS),
  source: z.enum(SUPPRESSION_SOURCES),
  since: momentSchema,
});
export type SuppressedAddress = z.infer<typeof suppressionSchema>;
export const suppressionsSchema = z.extend(pageSchema, { suppressions: z.array(suppressionSchema) });
