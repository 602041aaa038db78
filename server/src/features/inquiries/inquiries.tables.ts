import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const inquiries = pgTable("inquiries", {
  id: uuid("id").primaryKey(),
  listingId: uuid("listing_id"),
  listingTitle: text("listing_title").notNull(),
  ownerId: uuid("owner_id"),
  senderId: uuid("sender_id"),
  senderName: text("sender_name").notNull(),
  senderPhone: text("sender_phone").notNull(),
  createdAt: moment("created_at").notNull(),
  lastAt: moment("last_at").notNull(),
  ownerUnread: boolean("owner_unread").notNull(),
  senderUnread: boolean("sender_unread").notNull(),
  ownerArchived: boolean("owner_archived").notNull().default(false),
  senderArchived: boolean("sender_archived").notNull().default(false),
  closedAt: moment("closed_at"),
});

export const inquiryMessages = pgTable("inquiry_messages", {
  id: uuid("id").primaryKey(),
  inquiryId: uuid("inquiry_id").notNull(),
  byOwner: boolean("by_owner").notNull(),
  text: text("text").notNull(),
  createdAt: moment("created_at").notNull(),
});
