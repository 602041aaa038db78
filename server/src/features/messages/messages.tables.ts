import { customType, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

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
});
