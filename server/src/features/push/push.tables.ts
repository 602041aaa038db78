import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const pushSubscriptions = pgTable("push_subscriptions", {
  sessionId: uuid("session_id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  endpoint: text("endpoint").notNull(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
});
