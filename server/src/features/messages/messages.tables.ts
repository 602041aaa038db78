import {
  COMMERCIAL_STREAMS,
  ENDING_SOURCES,
  GIVING_SOURCES,
  STREAMS,
  SUPPRESSION_REASONS,
  SUPPRESSION_SOURCES,
} from "@vestpocket/domain/messages/streams.terms";
import { boolean, customType, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const messages = pgTable("messages", {
  id: uuid("id").primaryKey(),
  channel: text("channel", { enum: ["email", "sms"] }).notNull(),
  recipient: text("recipient").notNull(),
  replyTo: text("reply_to"),
  language: text("language", { enum: ["en", "fr"] }).notNull(),
  /** The id of its subject, or of a text message's text; null for messages from before this was stored. */
  kind: text("kind"),
  content: bytes("content"),
  status: text("status", { enum: ["queued", "sent", "failed"] }).notNull(),
  attempts: integer("attempts").notNull().default(0),
  lastError: text("last_error"),
  /** The request that caused it, for the log. */
  requestId: uuid("request_id"),
  createdAt: moment("created_at").notNull(),
  sentAt: moment("sent_at"),
  failedAt: moment("failed_at"),
  stream: text("stream", { enum: STREAMS }).notNull().default("service"),
  /** Whose consent it needs; null for the stream `service`. */
  accountId: uuid("account_id"),
  /** What the relay reported after it had accepted the e-mail. */
  outcome: text("outcome", { enum: ["delivered", "bounced", "complained"] }),
});

/** Each time that somebody asked for a stream or ended it. */
export const streamConsents = pgTable("stream_consents", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  stream: text("stream", { enum: COMMERCIAL_STREAMS }).notNull(),
  isGiven: boolean("is_given").notNull(),
  version: integer("version"),
  wording: text("wording"),
  language: text("language", { enum: ["en", "fr"] }),
  source: text("source", { enum: [...GIVING_SOURCES, ...ENDING_SOURCES] }).notNull(),
  at: moment("at").notNull(),
});

/** What the owner of a deleted account had said about a stream. */
export const pastStreamConsents = pgTable("past_stream_consents", {
  id: uuid("id").primaryKey(),
  /** A keyed hash of the address: only who knows it finds the row. */
  addressHash: text("address_hash").notNull(),
  stream: text("stream", { enum: COMMERCIAL_STREAMS }).notNull(),
  isGiven: boolean("is_given").notNull(),
  version: integer("version"),
  wording: text("wording"),
  language: text("language", { enum: ["en", "fr"] }),
  source: text("source", { enum: [...GIVING_SOURCES, ...ENDING_SOURCES] }).notNull(),
  at: moment("at").notNull(),
  leftAt: moment("left_at").notNull(),
});

/** Addresses that get no commercial e-mail, and if there is no such mailbox, no other either. */
export const suppressions = pgTable("suppressions", {
  id: uuid("id").primaryKey(),
  addressKey: text("email").notNull(),
  reason: text("reason", { enum: SUPPRESSION_REASONS }).notNull(),
  source: text("source", { enum: SUPPRESSION_SOURCES }).notNull(),
  createdAt: moment("created_at").notNull(),
});

/** When an administrator stopped a stream, and started it again. */
export const streamStops = pgTable("stream_stops", {
  id: uuid("id").primaryKey(),
  stream: text("stream", { enum: COMMERCIAL_STREAMS }).notNull(),
  reason: text("reason").notNull(),
  stoppedAt: moment("stopped_at").notNull(),
  startedAt: moment("started_at"),
});
