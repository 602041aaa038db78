import type { NotificationEvent } from "@vestpocket/domain/notifications/notifications.events";
import { NOTIFICATION_GROUPS, NOTIFICATION_WAYS } from "@vestpocket/domain/notifications/notifications.terms";
import type { Message } from "@vestpocket/domain/shared/text";
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const notifications = pgTable("notifications", {
  id: uuid("id").primaryKey(),
  accountId: uuid("account_id").notNull(),
  event: text("event").$type<NotificationEvent>().notNull(),
  text: jsonb("text").$type<Message>().notNull(),
  path: text("path").notNull(),
  listingId: uuid("listing_id"),
  awaitsDigest: boolean("awaits_digest").notNull(),
  createdAt: moment("created_at").notNull(),
  readAt: moment("read_at"),
});

export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    accountId: uuid("account_id").notNull(),
    groupName: text("group_name", { enum: NOTIFICATION_GROUPS }).notNull(),
    way: text("way", { enum: NOTIFICATION_WAYS }).notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.groupName] })],
);
